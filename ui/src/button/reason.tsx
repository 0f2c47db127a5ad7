import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTooltipTriggerState } from 'react-stately'
import { layerHost } from '../internal/layer-host.ts'
import { TooltipBubble } from '../tooltip/tooltip-bubble.tsx'

export interface ReasonProps {
  /** The button that does nothing for now. */
  button: HTMLElement
  children: string
}

/** Why a button does nothing: shown while it is pointed at, has the focus or was pressed by a finger. Escape hides it. */
export function Reason({ button, children }: ReasonProps) {
  const state = useTooltipTriggerState({ defaultOpen: button.matches(':hover, :focus'), closeDelay: 80 })
  useEffect(() => {
    const open = () => state.open(true)
    // Closes after a delay: a pointer on its way to the bubble must not close it.
    const close = () => state.close()
    const hide = () => state.close(true)
    const hideByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !state.isOpen) return
      // Only this layer closes: a dialog around the button must not get the key.
      event.stopPropagation()
      hide()
    }
    const hideFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !button.contains(target)) hide()
    }
    const openByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Enter' || key === ' ') open()
    }
    const heard = [
      ['pointerenter', open],
      ['focus', open],
      ['click', open],
      ['pointerleave', close],
      ['blur', hide],
    ] as const
    for (const [type, listener] of heard) button.addEventListener(type, listener)
    button.addEventListener('keydown', openByKey)
    document.addEventListener('keydown', hideByKey, true)
    document.addEventListener('pointerdown', hideFromOutside, true)
    return () => {
      for (const [type, listener] of heard) button.removeEventListener(type, listener)
      button.removeEventListener('keydown', openByKey)
      document.removeEventListener('keydown', hideByKey, true)
      document.removeEventListener('pointerdown', hideFromOutside, true)
    }
  }, [button, state])
  return (
    state.isOpen &&
    createPortal(
      <TooltipBubble state={state} anchor={button} placement="bottom">
        {children}
      </TooltipBubble>,
      layerHost(),
    )
  )
}
