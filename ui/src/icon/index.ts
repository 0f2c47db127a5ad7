export { Icon } from './icon.tsx'
export type { IconProps } from './icon.tsx'
export { iconNames } from './icon-set.ts'
export type { IconName } from './icon-set.ts'
