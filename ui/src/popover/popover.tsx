import { useId, useRef } from 'react'
import type { AriaAttributes, CSSProperties, ReactNode, RefCallback } from 'react'
import { createPortal } from 'react-dom'
import { FocusScope, mergeProps, useDialog, useIsSSR, useOverlay } from 'react-aria'
import { useAnchored } from '../internal/anchor/index.ts'
import type { Placement } from '../internal/anchor/index.ts'
import { layerHost } from '../internal/layer-host.ts'
import { TabOut } from '../internal/tab-out.tsx'
import { isOwnPress } from '../internal/own-press.ts'
import { useHeld } from '../internal/use-held.ts'
import { Layer, Title } from './popover.styles.ts'

/** To be spread on the `Button` or `IconButton` that opens it. */
export interface PopoverTriggerProps extends Pick<AriaAttributes, 'aria-haspopup' | 'aria-expanded' | 'aria-controls'> {
  ref: RefCallback<HTMLElement>
  /** Opens and closes it. */
  onPress: () => void
}

export interface PopoverProps {
  /** Name of the popover; shown over the content with `hasTitle`. */
  label: string
  /** Whether the title is shown; it names the layer in any case. */
  hasTitle?: boolean
  /** Renders the trigger. */
  trigger: (props: PopoverTriggerProps) => ReactNode
  /** Whether the popover is open. Without it the component keeps this itself. */
  isOpen?: boolean
  /** Whether the popover is open at first, where the component keeps this itself. @default false */
  defaultOpen?: boolean
  /** Called when people open or close the popover. */
  onOpenChange?: (change: { isOpen: boolean }) => void
  /** Side of the trigger it opens at; the other one where there is no room. @default 'bottom-start' */
  placement?: Placement
  /** The content, or a function that makes it when it opens; `close` gives the focus back to the trigger. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small dialog beside the button that opens it; the page stays usable. */
export function Popover({
  label,
  hasTitle = false,
  trigger,
  isOpen: given,
  defaultOpen = false,
  onOpenChange,
  placement = 'bottom-start',
  children,
}: PopoverProps) {
  const id = useId()
  const [isOpen, setOpen] = useHeld(given, defaultOpen)
  const isOnServer = useIsSSR()
  const { setReference, setFloating, floatingStyles } = useAnchored({ placement, maxHeight: 560 })
  const change = (next: boolean) => {
    setOpen(next)
    if (next !== isOpen) onOpenChange?.({ isOpen: next })
  }
  const close = () => change(false)
  return (
    <>
      {trigger({
        ref: setReference,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onPress: () => change(!isOpen),
      })}
      {isOpen &&
        !isOnServer &&
        createPortal(
          <OpenLayer
            id={id}
            label={label}
            hasTitle={hasTitle}
            style={floatingStyles}
            setFloating={setFloating}
            onClose={close}
          >
            {typeof children === 'function' ? children(close) : children}
          </OpenLayer>,
          layerHost(),
        )}
    </>
  )
}

interface OpenLayerProps extends Pick<PopoverProps, 'label' | 'hasTitle'> {
  id: string
  style: CSSProperties
  setFloating: (element: HTMLElement | null) => void
  onClose: () => void
  children: ReactNode
}

function OpenLayer({ id, label, hasTitle, style, setFloating, onClose, children }: OpenLayerProps) {
  const layer = useRef<HTMLDivElement | null>(null)
  const { overlayProps } = useOverlay(
    {
      isOpen: true,
      onClose,
      isDismissable: true,
      shouldCloseOnBlur: true,
      shouldCloseOnInteractOutside: (element) => !isOwnPress(element, id),
    },
    layer,
  )
  const { dialogProps, titleProps } = useDialog(hasTitle ? {} : { 'aria-label': label }, layer)
  return (
    <FocusScope restoreFocus autoFocus>
      <Layer
        {...mergeProps(overlayProps, dialogProps)}
        id={id}
        ref={(element: HTMLDivElement | null) => {
          layer.current = element
          setFloating(element)
        }}
        style={style}
        data-react-aria-top-layer
      >
        {hasTitle && <Title {...titleProps}>{label}</Title>}
        {children}
        <TabOut layer={layer} onClose={onClose} />
      </Layer>
    </FocusScope>
  )
}
