import type { IconDrawing } from './icon-drawing.ts'
import type { IconName } from './icon-set.ts'

/** What may be asked for: a name of the set that the `UiProvider` got, or a drawing, which needs no set. */
export type IconSource = IconName | (string & {}) | IconDrawing
