import type { IconDrawing } from './icon-drawing.ts'
import type { IconName } from './icon-set.ts'

/** An icon to draw: a name of the set that the `UiProvider` got, or a drawing, which needs no set. */
export type IconSource = IconName | (string & {}) | IconDrawing
