import { useRef } from 'react'
import type { CSSProperties, KeyboardEvent, ReactNode, Ref } from 'react'
import { FocusScope, useInteractOutside } from 'react-aria'
import { isTrigger } from '../own-press.ts'
import { useMergedRefs } from '../use-merged-refs.ts'
import { Popover } from '../field-listbox/index.ts'
import { CalendarFooter } from './calendar.styles.ts'

interface CalendarDialogProps {
  id: string
  label: string
  style: CSSProperties
  onClose: () => void
  /** Buttons under the calendar. */
  footer: ReactNode
  children: ReactNode
  ref: Ref<HTMLDivElement>
}

/** A calendar over the page; the focus goes into it, and back when it closes. */
export function CalendarDialog({ id, label, style, onClose, footer, children, ref }: CalendarDialogProps) {
  const own = useRef<HTMLDivElement>(null)
  const attach = useMergedRefs(own, ref)
  useInteractOutside({
    ref: own,
    onInteractOutside({ target }) {
      // The button closes it by itself.
      if (!(target instanceof Element) || !isTrigger(target, id)) onClose()
    },
  })

  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Only this layer closes: a dialog around the field must not hear of it, and half a range is given up with it.
    event.stopPropagation()
    onClose()
  }
  return (
    <Popover
      id={id}
      ref={attach}
      style={style}
      role="dialog"
      aria-modal
      aria-label={label}
      onKeyDownCapture={onKeyDownCapture}
    >
      <FocusScope contain restoreFocus>
        {children}
        <CalendarFooter>{footer}</CalendarFooter>
      </FocusScope>
    </Popover>
  )
}
