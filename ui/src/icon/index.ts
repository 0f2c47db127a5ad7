export { Icon } from './icon.tsx'
export type { IconProps } from './icon.tsx'
export type { IconDrawing, IconDrawingProps, IconSet, IconSource } from './icon-drawing.ts'
export type { IconName } from '../icons/index.ts'
