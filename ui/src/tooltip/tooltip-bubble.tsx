import type { HTMLAttributes } from 'react'
import { mergeProps, useTooltip } from 'react-aria'
import type { TooltipTriggerState } from 'react-stately'
import { useAnchored } from '../internal/anchor/index.ts'
import type { Placement } from '../internal/anchor/index.ts'
import { Bubble } from './tooltip.styles.ts'

interface TooltipBubbleProps extends Omit<HTMLAttributes<HTMLDivElement>, 'color'> {
  state: TooltipTriggerState
  anchor: HTMLElement | null
  placement: Placement
}

/** The text of a tooltip. Placed here and not by the element it explains: most elements with a tooltip never show it. */
export function TooltipBubble({ state, anchor, placement, children, style, ...props }: TooltipBubbleProps) {
  const { setFloating, floatingStyles } = useAnchored({ anchor, placement, gap: 6 })
  const { tooltipProps } = useTooltip({}, state)
  return (
    // The attribute keeps a tooltip over a dialog from counting as outside of it.
    <Bubble
      {...mergeProps(props, tooltipProps)}
      ref={setFloating}
      role="tooltip"
      style={{ ...style, ...floatingStyles }}
      data-react-aria-top-layer
    >
      {children}
    </Bubble>
  )
}
