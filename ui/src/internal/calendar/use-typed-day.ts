import type { CalendarDate } from '@internationalized/date'
import type { FieldState } from '../field/index.ts'
import { useTypedText } from '../field/use-typed-text.ts'
import type { TypedText } from '../field/use-typed-text.ts'
import { useUi } from '../../theme/ui-context.ts'
import { formatIso, parseShort, parseTyped } from './dates.ts'
import type { IsoDate } from './dates.ts'

/** A day as text: `DD/MM/YYYY`. */
export function useTypedDay(field: FieldState<IsoDate>): TypedText<IsoDate> {
  const { t } = useUi()
  const parsed = (date: CalendarDate | null) =>
    date ? { value: date.toString(), problem: null } : { value: null, problem: t('date.invalid') }
  return useTypedText<IsoDate>({
    field,
    empty: '',
    format: formatIso,
    parse: (text) => parsed(parseTyped(text)),
    parseOnLeave: (text) => parsed(parseShort(text)),
  })
}
