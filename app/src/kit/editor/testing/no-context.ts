import { defaultConfig } from '../../../config/config.ts'
import { type Place, placeOf } from '../../place/place.ts'
import type { EditorContext } from '../context.ts'

/** The surroundings of an editor that stands where a test says. */
export const contextAt = (place: Partial<Pick<Place, 'view' | 'params' | 'home' | 'row'>> = {}): EditorContext => ({
  ...placeOf({ view: 'Test', params: {}, home: null, ...place }),
  parent: null,
  config: defaultConfig,
  login: 'a.martin',
})

/** An editor that stands nowhere: tests say what matters to them. */
export const noContext: EditorContext = contextAt()
