import type { CalendarDate } from '@internationalized/date'
import { Calendar } from './calendar.tsx'
import { CalendarDialog } from './calendar-dialog.tsx'
import { DayFooter } from './day-footer.tsx'
import type { useCalendarDialog } from './use-calendar-dialog.ts'

interface DayDialogProps {
  dialog: Pick<ReturnType<typeof useCalendarDialog>, 'isOpen' | 'setFloating' | 'dialogProps'>
  value: CalendarDate | null
  minValue?: CalendarDate | null
  maxValue?: CalendarDate | null
  canClear: boolean
  timeZone?: string
  onPick: (day: CalendarDate | null) => void
}

/** The calendar of one day, while it is open. */
export function DayDialog({
  dialog: { isOpen, setFloating, dialogProps },
  value,
  minValue = null,
  maxValue = null,
  canClear,
  timeZone,
  onPick,
}: DayDialogProps) {
  if (!isOpen) return null
  const limits = { minValue, maxValue }
  return (
    <CalendarDialog
      {...dialogProps}
      ref={setFloating}
      footer={<DayFooter {...limits} timeZone={timeZone} canClear={canClear} onPick={onPick} />}
    >
      <Calendar {...limits} timeZone={timeZone} label={dialogProps.label} value={value} onPick={onPick} />
    </CalendarDialog>
  )
}
