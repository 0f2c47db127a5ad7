import { defaultConfig } from '../../../config/config.ts'
import { type Place, placeOf } from '../../place/place.ts'
import type { EditorContext } from '../context.ts'

/** The context of an editor, with what a test sets. */
export const contextAt = (place: Partial<Pick<Place, 'view' | 'params' | 'home' | 'row'>> = {}): EditorContext => ({
  ...placeOf({ view: 'Test', params: {}, home: null, ...place }),
  parent: null,
  config: defaultConfig,
  login: 'a.martin',
})

/** An editor without context: tests set what they need. */
export const noContext: EditorContext = contextAt()
