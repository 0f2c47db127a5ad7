export { Toolbar, ToolbarGroup } from './toolbar.tsx'
export type { ToolbarGroupProps, ToolbarProps } from './toolbar.tsx'
