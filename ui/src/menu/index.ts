export { Menu } from './menu.tsx'
export type { MenuProps, MenuTriggerProps } from './menu.tsx'
export { MenuPopover } from './menu-popover.tsx'
export type { MenuPopoverProps } from './menu-popover.tsx'
export type { MenuAnchor } from './menu-list.tsx'
export type {
  MenuCheckbox,
  MenuChoice,
  MenuGroup,
  MenuItem,
  MenuRadio,
  MenuRadioGroup,
  MenuSeparator,
} from './menu-item.ts'
