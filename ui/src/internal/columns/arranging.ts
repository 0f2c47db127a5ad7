export { rowsNews } from './rows-news.ts'
export { fitWidth } from './fit-width.ts'
export { followEdge, followHeading } from './follow-heading.ts'
export { HeaderMenuPopover } from './header-menu-popover.tsx'
