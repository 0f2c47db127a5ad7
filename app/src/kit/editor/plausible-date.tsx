import { DateField } from '@ronde/ui/date-field'
import { today } from '../../base/dates.ts'
import type { DateFieldConfig } from './fields.ts'
import type { KindProps } from './kind-props.ts'
import { yearsAway } from './years-away.ts'
import { Doubt } from './editor-host.styles.ts'

/** A day that says so when it is so far away that it is hardly meant. */
export function PlausibleDate({ field, common, values, text }: KindProps<DateFieldConfig>) {
  const value = values[field.name]
  const years = typeof value === 'string' ? yearsAway(value, today()) : 0
  const isDoubtful = Math.abs(years) >= (field.plausible ?? 10)
  return (
    <>
      <DateField {...common} />
      <Doubt role="status">{isDoubtful && text(years < 0 ? 'editor.dateLongAgo' : 'editor.dateFarAhead', { count: Math.abs(years) })}</Doubt>
    </>
  )
}
