import { getLocalTimeZone, today } from '@internationalized/date'
import type { CalendarDate } from '@internationalized/date'
import { Button } from '../../button/index.ts'
import { useUi } from '../../theme/ui-context.ts'

interface DayFooterProps {
  minValue: CalendarDate | null
  maxValue: CalendarDate | null
  /** A day is chosen and may be cleared. */
  canClear: boolean
  onPick: (date: CalendarDate | null) => void
  /** @default the user's zone */
  timeZone?: string
}

/** Today, or nothing: the buttons under a calendar of one day. */
export function DayFooter({ minValue, maxValue, canClear, onPick, timeZone = getLocalTimeZone() }: DayFooterProps) {
  const { t } = useUi()
  const now = today(timeZone)
  const isAllowed =
    (minValue === null || now.compare(minValue) >= 0) && (maxValue === null || now.compare(maxValue) <= 0)
  return (
    <>
      <Button tone="quiet" size="small" isDisabled={!isAllowed} onPress={() => onPick(now)}>
        {t('date.today')}
      </Button>
      {canClear && (
        <Button tone="quiet" size="small" onPress={() => onPick(null)}>
          {t('date.clear')}
        </Button>
      )}
    </>
  )
}
