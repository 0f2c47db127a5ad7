import { createPortal } from 'react-dom'
import type { TooltipTriggerState } from 'react-stately'
import { MenuPopover } from '../menu/index.ts'
import type { MenuItem } from '../menu/index.ts'
import { TooltipBubble } from '../tooltip/tooltip-bubble.tsx'

export interface RestLayersProps {
  items: readonly MenuItem[]
  /** Names the button, and the menu. */
  label: string
  button: HTMLElement | null
  /** Where the menu's focus starts; `null` while it is closed. */
  open: 'first' | 'last' | null
  tooltip: TooltipTriggerState
  onClose: () => void
  onAction: (choice: { id: string }) => void
}

/** What the button of the rest opens over the page. */
export function RestLayers({ items, label, button, open, tooltip, onClose, onAction }: RestLayersProps) {
  return (
    <>
      <MenuPopover
        items={items}
        label={label}
        placement="bottom-end"
        anchor={button}
        trigger={button}
        isOpen={open !== null}
        start={open ?? 'first'}
        onClose={onClose}
        onAction={onAction}
      />
      {tooltip.isOpen && open === null && createPortal(<TooltipBubble state={tooltip} anchor={button} placement="bottom">{label}</TooltipBubble>, document.body)}
    </>
  )
}
