export { Drawer } from './drawer.tsx'
export type { DrawerProps } from './drawer.tsx'
export type { DrawerItem } from './drawer-item.ts'
