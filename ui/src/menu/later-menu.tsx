import type { MenuPopoverProps } from './menu-popover.tsx'
import { later } from '../internal/later.ts'
import { LaterPart } from '../internal/later-part/later-part.tsx'

/** The menus that rows and headings may open. */
export const menuPopover = later(() => import('./menu-popover.tsx'))

/** A `MenuPopover` that is fetched when it is needed, for components that may never open one. */
export const LaterMenu = (props: MenuPopoverProps) => (
  <LaterPart part={menuPopover} isUnseen>
    {({ MenuPopover }) => <MenuPopover {...props} />}
  </LaterPart>
)
