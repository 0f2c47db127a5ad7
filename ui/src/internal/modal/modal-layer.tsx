import { useEffect, useRef } from 'react'
import type { DOMAttributes, ReactNode, RefObject } from 'react'
import { mergeProps, Overlay, useModalOverlay } from 'react-aria'
import { useOverlayTriggerState } from 'react-stately'
import { isStrayOn } from '../stray-press.ts'
import { Backdrop } from './modal-layer.styles.ts'
import { useFocusBack } from './use-focus-back.ts'

/** How a layer over the page was closed. */
export type CloseReason = 'escape' | 'outside' | 'button'

interface ModalLayerProps {
  onOpenChange: (change: { isOpen: false; reason: CloseReason }) => void
  /** Whether a press on the page behind closes it. @default true */
  closesOutside?: boolean
  align: 'center' | 'start' | 'end'
  /** Selectors of the element that takes the focus, the first that is found; otherwise one with `autofocus`, otherwise the surface. */
  startAt?: readonly string[]
  /** Renders the surface; the props and the ref go to its root. */
  children: (modalProps: DOMAttributes<HTMLElement>, ref: RefObject<HTMLDivElement | null>) => ReactNode
}

/** A layer over the page: the rest is inert, the focus stays in it and goes back where it was, Escape closes only the topmost one. */
export function ModalLayer(props: ModalLayerProps) {
  return (
    <Overlay>
      <OpenLayer {...props} />
    </Overlay>
  )
}

function OpenLayer({ onOpenChange, closesOutside = true, align, startAt, children }: ModalLayerProps) {
  const ref = useRef<HTMLDivElement>(null)
  useFocusBack(ref)
  const reason = useRef<CloseReason>('escape')
  const state = useOverlayTriggerState({
    isOpen: true,
    onOpenChange: () => onOpenChange({ isOpen: false, reason: reason.current }),
  })
  const { modalProps, underlayProps } = useModalOverlay(
    {
      isDismissable: closesOutside,
      // react-aria calls this only for presses outside, so it tells them from Escape.
      shouldCloseOnInteractOutside: (element) => {
        reason.current = 'outside'
        return !isStrayOn(element)
      },
    },
    state,
    ref,
  )
  useEffect(() => {
    const surface = ref.current
    if (!surface || surface.contains(document.activeElement)) return
    const found = startAt?.map((selector) => surface.querySelector<HTMLElement>(selector)).find((element) => element)
    const start = found ?? surface
    start.focus({ preventScroll: true })
    // Runs once, when the layer opens: later renders must not move the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const onKeyDownCapture = () => {
    reason.current = 'escape'
  }
  return (
    <Backdrop {...underlayProps} data-align={align}>
      {children(mergeProps(modalProps as DOMAttributes<HTMLElement>, { onKeyDownCapture }), ref)}
    </Backdrop>
  )
}
