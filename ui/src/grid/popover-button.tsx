import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { FocusScope, mergeProps, useDialog, useOverlay } from 'react-aria'
import { Icon } from '../icon/index.ts'
import type { IconSource } from '../icon/index.ts'
import { useAnchored } from '../internal/anchor/index.ts'
import { layerHost } from '../internal/layer-host.ts'
import { TabOut } from '../internal/tab-out.tsx'
import { isOwnPress } from '../internal/own-press.ts'
import { Chip, Layer } from './popover-button.styles.ts'

interface PopoverButtonProps {
  /** The text of the button, and its name. */
  text: string
  /** Names the popover; @default text */
  label?: string
  /** The name of the button, where another has the same text; it holds the text. @default text */
  name?: string
  icon?: IconSource
  /** Draws the button as that of a filter in force. */
  isSet?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: (close: () => void) => ReactNode
}

/** A button with a small dialog under it that does not block the page. */
export function PopoverButton({
  text,
  label = text,
  name,
  icon,
  isSet = false,
  onOpenChange,
  children,
}: PopoverButtonProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { setReference, setFloating, floatingStyles } = useAnchored({ maxHeight: 480 })
  const open = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  return (
    <>
      <Chip
        ref={setReference}
        type="button"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-set={isSet || undefined}
        onClick={() => open(!isOpen)}
      >
        {icon && <Icon name={icon} />}
        <span data-text="">{text}</span>
        <Icon name={ChevronDown} size={12} />
      </Chip>
      {isOpen &&
        createPortal(
          <OpenLayer id={id} label={label} style={floatingStyles} onClose={() => open(false)} setFloating={setFloating}>
            {children(() => open(false))}
          </OpenLayer>,
          layerHost(),
        )}
    </>
  )
}

interface OpenLayerProps {
  id: string
  label: string
  style: CSSProperties
  onClose: () => void
  setFloating: (element: HTMLElement | null) => void
  children: ReactNode
}

function OpenLayer({ id, label, style, onClose, setFloating, children }: OpenLayerProps) {
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
  const { dialogProps } = useDialog({ 'aria-label': label }, layer)
  useEffect(() => {
    const element = layer.current
    if (!element) return
    // The fields may come after the layer, and after its buttons: the first takes the focus once, unless the user was quicker.
    const stop = new AbortController()
    const start = () => {
      const first = element.querySelector<HTMLElement>('input:not(:disabled)')
      if (stop.signal.aborted || !first || !element.contains(document.activeElement)) return
      stop.abort()
      first.focus()
    }
    const observer = new MutationObserver(start)
    observer.observe(element, { childList: true, subtree: true })
    stop.signal.addEventListener('abort', () => observer.disconnect())
    for (const press of ['keydown', 'pointerdown'])
      element.addEventListener(press, () => stop.abort(), { signal: stop.signal })
    element.addEventListener('focusin', start, { signal: stop.signal })
    start()
    return () => stop.abort()
  }, [])
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
        {children}
        <TabOut layer={layer} onClose={onClose} />
      </Layer>
    </FocusScope>
  )
}
