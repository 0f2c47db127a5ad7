import { useMergeRefs } from '@floating-ui/react'
import { getLocalTimeZone, today } from '@internationalized/date'
import type { CalendarDate } from '@internationalized/date'
import { useRef } from 'react'
import type { CSSProperties, KeyboardEvent, Ref } from 'react'
import { FocusScope, useInteractOutside } from 'react-aria'
import { Button } from '../button/index.ts'
import { Popover } from '../internal/field-listbox/index.ts'
import { useUi } from '../theme/index.ts'
import { Calendar } from './calendar.tsx'
import { CalendarFooter } from './calendar.styles.ts'

interface CalendarDialogProps {
  id: string
  label: string
  value: CalendarDate | null
  minValue: CalendarDate | null
  maxValue: CalendarDate | null
  isRequired: boolean
  style: CSSProperties
  onClose: () => void
  onPick: (date: CalendarDate | null) => void
  ref: Ref<HTMLDivElement>
}

/** A calendar over the page; the focus goes into it, and back when it closes. */
export function CalendarDialog({ id, label, value, minValue, maxValue, isRequired, style, onClose, onPick, ref }: CalendarDialogProps) {
  const { t } = useUi()
  const own = useRef<HTMLDivElement>(null)
  const attach = useMergeRefs([own, ref])
  useInteractOutside({ ref: own, onInteractOutside: onClose })

  const now = today(getLocalTimeZone())
  const isAllowed = (minValue === null || now.compare(minValue) >= 0) && (maxValue === null || now.compare(maxValue) <= 0)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Only this layer closes: a dialog around the field must not hear of it.
    event.stopPropagation()
    onClose()
  }
  return (
    <Popover id={id} ref={attach} style={style} role="dialog" aria-modal aria-label={label} onKeyDown={onKeyDown}>
      <FocusScope contain restoreFocus>
        <Calendar label={label} value={value} minValue={minValue} maxValue={maxValue} onPick={onPick} />
        <CalendarFooter>
          <Button tone="quiet" size="small" isDisabled={!isAllowed} onPress={() => onPick(now)}>
            {t('date.today')}
          </Button>
          {value && !isRequired && (
            <Button tone="quiet" size="small" onPress={() => onPick(null)}>
              {t('date.clear')}
            </Button>
          )}
        </CalendarFooter>
      </FocusScope>
    </Popover>
  )
}
