import { useId, useState } from 'react'
import type { AriaAttributes, KeyboardEvent, ReactNode, RefCallback } from 'react'
import { Button } from '../button/index.ts'
import type { IconSource } from '../icon/index.ts'
import { useAnchoredSoon } from '../internal/anchor/index.ts'
import type { Placement } from '../internal/anchor/index.ts'
import type { MenuItem } from './menu-item.ts'
import { MenuPopover } from './menu-popover.tsx'

/** To be spread on the `Button` or `IconButton` that opens the menu. */
export interface MenuTriggerProps extends Pick<AriaAttributes, 'aria-haspopup' | 'aria-expanded'> {
  /** Names the menu. */
  id: string
  ref: RefCallback<HTMLButtonElement>
  /** Opens and closes the menu. */
  onPress: () => void
  /** Opens it by the arrow keys. */
  onKeyDown: (event: KeyboardEvent) => void
}

export interface MenuProps {
  /** Entries, groups and separators, in order. */
  items: readonly MenuItem[]
  /** Name of the menu, and the text of its button when `trigger` does not render one. */
  label: string
  /** Drawn on the button when `trigger` does not render one. */
  icon?: IconSource
  /** Called when an entry is chosen or a checkbox or radio toggled; unless Space toggled it, the menu is closed and the focus back on the button. */
  onAction?: (choice: { id: string }) => void
  /** Side of the trigger it opens at; the other one where there is no room. @default 'bottom-start' */
  placement?: Placement
  /** Renders another button. */
  trigger?: (props: MenuTriggerProps) => ReactNode
}

/** A button that opens a list of things to do (menu button of the ARIA Authoring Practices). */
export function Menu({ items, label, icon, onAction, placement, trigger }: MenuProps) {
  const id = useId()
  useAnchoredSoon()
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState<'first' | 'last' | null>(null)

  const triggerProps: MenuTriggerProps = {
    id,
    ref: setButton,
    'aria-haspopup': 'menu',
    'aria-expanded': open !== null,
    onPress: () => setOpen(open ? null : 'first'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setOpen(event.key === 'ArrowUp' ? 'last' : 'first')
    },
  }

  return (
    <>
      {trigger ? (
        trigger(triggerProps)
      ) : (
        <Button tone="quiet" icon={icon} {...triggerProps}>
          {label}
        </Button>
      )}
      <MenuPopover
        items={items}
        anchor={button}
        trigger={button}
        isOpen={open !== null}
        start={open ?? 'first'}
        placement={placement}
        label={label}
        onOpenChange={() => setOpen(null)}
        onAction={(choice) => onAction?.(choice)}
      />
    </>
  )
}
