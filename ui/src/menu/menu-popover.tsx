import { useEffect, useRef } from 'react'
import type { FocusEvent } from 'react'
import { createPortal } from 'react-dom'
import { FocusScope, useIsSSR } from 'react-aria'
import type { Placement } from '../internal/anchor/index.ts'
import { layerHost } from '../internal/layer-host.ts'
import type { MenuItem } from './menu-item.ts'
import { MenuList } from './menu-list.tsx'
import type { MenuAnchor } from './menu-list.tsx'
import type { MenuEntryItem } from './menu-rows.ts'

export interface MenuPopoverProps {
  /** Entries, groups and separators, in order. */
  items: readonly MenuItem[]
  /** The anchor it opens at: an element, or a point of the viewport such as the pointer's. */
  anchor: MenuAnchor | null
  /** Whether the menu is open. */
  isOpen: boolean
  /** Called when the menu is closed by Escape, Tab, a press outside, or a choice. */
  onOpenChange: (change: { isOpen: false }) => void
  /** Called with the id of the chosen entry. */
  onAction: (choice: { id: string }) => void
  /** Name of the menu. */
  label: string
  /** Side of the anchor it opens at; the other one where there is no room. @default 'bottom-start' */
  placement?: Placement
  /** Where the focus starts. @default 'first' */
  start?: 'first' | 'last'
  /** The element that opened it: a press there is left to it. */
  trigger?: Element | null
}

/** A menu without its button, for a row's actions or a context menu. The focus goes back to where it was. */
export function MenuPopover({ isOpen, anchor, ...props }: MenuPopoverProps) {
  const isOnServer = useIsSSR()
  return isOpen && anchor && !isOnServer ? createPortal(<OpenMenu {...props} anchor={anchor} />, layerHost()) : null
}

interface OpenMenuProps extends Omit<MenuPopoverProps, 'isOpen'> {
  anchor: MenuAnchor
}

function OpenMenu({
  items,
  anchor,
  onOpenChange,
  onAction,
  label,
  placement = 'bottom-start',
  start = 'first',
  trigger,
}: OpenMenuProps) {
  const layer = useRef<HTMLDivElement | null>(null)
  const isTriggerPressed = useRef(false)
  const before = useRef<Element | null>(null)
  // Remembered while rendering: the list takes the focus in its first layout effect.
  before.current ??= document.activeElement

  const close = () => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    onOpenChange({ isOpen: false })
  }
  const choose = (item: MenuEntryItem, stays: boolean) => {
    if (!stays) close()
    onAction({ id: item.id })
  }

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A press on the trigger is left to it; Tab coming back to it, as the last thing in a dialog, is leaving.
    const isInside =
      currentTarget.contains(relatedTarget) || (isTriggerPressed.current && trigger?.contains(relatedTarget))
    // Without the last check, switching to another window would close it.
    if (!isInside && document.hasFocus()) onOpenChange({ isOpen: false })
  }

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const target = event.target
      if (!(target instanceof Node)) return
      isTriggerPressed.current = trigger?.contains(target) ?? false
      if (!isTriggerPressed.current && !layer.current?.contains(target)) onOpenChange({ isOpen: false })
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => document.removeEventListener('pointerdown', onPointerDown, true)
  }, [onOpenChange, trigger])

  return (
    // The scope makes it part of a dialog it is opened from; the attribute keeps it usable and inside for that dialog.
    <FocusScope restoreFocus>
      <div ref={layer} data-react-aria-top-layer onBlur={onBlur} onContextMenu={(event) => event.preventDefault()}>
        <MenuList
          items={items}
          anchor={anchor}
          placement={placement}
          label={label}
          start={start}
          onBack={close}
          onChoose={choose}
        />
      </div>
    </FocusScope>
  )
}
