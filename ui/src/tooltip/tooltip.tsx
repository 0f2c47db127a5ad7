import type { HTMLAttributes, ReactNode, RefCallback } from 'react'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTooltipTrigger } from 'react-aria'
import { useTooltipTriggerState } from 'react-stately'
import { useAnchoredSoon } from '../internal/anchor/index.ts'
import type { Placement } from '../internal/anchor/index.ts'
import { layerHost } from '../internal/layer-host.ts'
import { TooltipBubble } from './tooltip-bubble.tsx'

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

/** Explains the element that a pointer rests on or the focus is on. Escape hides it. */
export function Tooltip({ content, placement = 'bottom', isName = false, children }: TooltipProps) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const trigger = useMemo(() => ({ current: element }), [element])
  useAnchoredSoon()
  const state = useTooltipTriggerState({ delay: 500, closeDelay: 80 })
  const { triggerProps, tooltipProps } = useTooltipTrigger({ isDisabled: !content }, state, trigger)
  const { 'aria-describedby': describedBy, ...handlers } = triggerProps
  return (
    <>
      {children({ ...handlers, 'aria-describedby': isName ? undefined : describedBy, ref: setElement })}
      {state.isOpen &&
        content &&
        createPortal(
          <TooltipBubble {...tooltipProps} state={state} anchor={element} placement={placement}>
            {content}
          </TooltipBubble>,
          layerHost(),
        )}
    </>
  )
}
