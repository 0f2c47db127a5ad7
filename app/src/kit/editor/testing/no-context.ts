import { defaultConfig } from '../../../config/config.ts'
import type { EditorContext } from '../context.ts'

/** An editor that stands nowhere: tests say what matters to them. */
export const noContext: EditorContext = {
  record: null,
  params: {},
  parent: null,
  home: null,
  config: defaultConfig,
  login: 'a.martin',
}
