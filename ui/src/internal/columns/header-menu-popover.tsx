import { MenuPopover } from '../../menu/menu-popover.tsx'
import { headerMenuItems, headerMenuResult } from './header-menu.ts'
import type { LaterHeaderMenuProps } from './later-header-menu.tsx'

/** The menu of a column. */
export function HeaderMenuPopover<Row>({ about, anchor, onOpenChange, onResult }: LaterHeaderMenuProps<Row>) {
  return (
    <MenuPopover
      isOpen
      anchor={anchor}
      label={about.t('grid.columnMenu', { name: about.column.text })}
      items={headerMenuItems(about)}
      onOpenChange={onOpenChange}
      onAction={({ id }) => onResult(headerMenuResult(about, id))}
    />
  )
}
