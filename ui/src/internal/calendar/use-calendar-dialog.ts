import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useAnchored } from '../anchor/index.ts'
import { useUi } from '../../theme/ui-context.ts'

interface CalendarDialogOptions {
  /** Label of the field. */
  label: string
  /** The field is disabled or read-only: the calendar does not open, and closes. */
  isLocked: boolean
}

/** Opening and placing of a field's calendar: by its button, or by Alt and the down arrow from the text. */
export function useCalendarDialog({ label, isLocked }: CalendarDialogOptions) {
  const { t } = useUi()
  const [isOpen, setOpen] = useState(false)
  if (isOpen && isLocked) setOpen(false)
  const { setReference, setFloating, floatingStyles } = useAnchored({ matchWidth: false, maxHeight: 480 })
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey || isLocked) return
    event.preventDefault()
    setOpen(true)
  }
  return {
    isOpen,
    close: () => setOpen(false),
    /** The element that the calendar hangs on. */
    setReference,
    onCalendarKey: onKeyDown,
    buttonProps: {
      type: 'button' as const,
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      disabled: isLocked,
      onClick: () => setOpen((wasOpen) => !wasOpen),
    },
    /** The dialog's ref. */
    setFloating,
    dialogProps: { id, style: floatingStyles, label: t('date.calendar', { label }), onClose: () => setOpen(false) },
  }
}
