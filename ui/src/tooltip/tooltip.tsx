import type { HTMLAttributes, ReactNode, RefCallback } from 'react'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { mergeProps, useTooltip, useTooltipTrigger } from 'react-aria'
import { useTooltipTriggerState } from 'react-stately'
import type { TooltipTriggerState } from 'react-stately'
import { useAnchored } from '../internal/anchor/index.ts'
import type { Placement } from '../internal/anchor/index.ts'
import { Bubble } from './tooltip.styles.ts'

/** To be spread on the element that the tooltip explains. */
export interface TooltipTriggerProps extends HTMLAttributes<HTMLElement> {
  ref: RefCallback<HTMLElement>
}

export interface TooltipProps {
  /** A few words; nothing that must be read, since touch shows no tooltips. Empty: no tooltip. */
  content: ReactNode
  /** Side of the trigger it stands at; the other one where there is no room. @default 'bottom' */
  placement?: Placement
  /** The content is the trigger's own name: it is not told a second time as its description. */
  isName?: boolean
  /** Renders the trigger, which must be focusable. */
  children: (props: TooltipTriggerProps) => ReactNode
}

/** Explains what a pointer rests on or the focus is on. Escape hides it. */
export function Tooltip({ content, placement = 'bottom', isName = false, children }: TooltipProps) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const trigger = useMemo(() => ({ current: element }), [element])
  const state = useTooltipTriggerState({ delay: 500, closeDelay: 80 })
  const { triggerProps, tooltipProps } = useTooltipTrigger({ isDisabled: !content }, state, trigger)
  const { 'aria-describedby': describedBy, ...handlers } = triggerProps
  return (
    <>
      {children({ ...handlers, 'aria-describedby': isName ? undefined : describedBy, ref: setElement })}
      {state.isOpen && content && createPortal(
        <TooltipBubble {...tooltipProps} state={state} anchor={element} placement={placement}>{content}</TooltipBubble>,
        document.body,
      )}
    </>
  )
}

interface TooltipBubbleProps extends Omit<HTMLAttributes<HTMLDivElement>, 'color'> {
  state: TooltipTriggerState
  anchor: HTMLElement | null
  placement: Placement
}

// Placed here and not by what it explains: most of what has a tooltip never shows it.
function TooltipBubble({ state, anchor, placement, children, style, ...props }: TooltipBubbleProps) {
  const { setFloating, floatingStyles } = useAnchored({ anchor, placement, gap: 6 })
  const { tooltipProps } = useTooltip({}, state)
  return (
    // The attribute keeps a tooltip over a dialog from counting as outside of it.
    <Bubble {...mergeProps(props, tooltipProps)} ref={setFloating} role="tooltip" style={{ ...style, ...floatingStyles }} data-react-aria-top-layer>
      {children}
    </Bubble>
  )
}
