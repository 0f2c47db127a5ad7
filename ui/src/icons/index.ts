export { iconNames, icons } from './icon-set.ts'
export type { IconName } from './icon-set.ts'
