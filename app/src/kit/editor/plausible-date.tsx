import { DateField } from '@ronde/ui/date-field'
import { today } from '../../base/dates.ts'
import type { DateFieldConfig } from './fields.ts'
import type { KindProps } from './kind-props.ts'
import { yearsAway } from './years-away.ts'
import { Doubt } from './editor-host.styles.ts'

/**
 * A day that asks whether it is meant when it is far away, or past where one to come is asked for. What is meant is saved all
 * the same.
 */
export function PlausibleDate({ field, common, values, text }: KindProps<DateFieldConfig>) {
  const value = values[field.name]
  const years = typeof value === 'string' ? yearsAway(value, today()) : 0
  const isFarAway = Math.abs(years) >= (field.plausible ?? 10)
  const isPast = field.isAhead === true && typeof value === 'string' && value !== '' && value < today()
  const farAway = years < 0 ? 'editor.dateLongAgo' : 'editor.dateFarAhead'
  const doubt = isFarAway ? text(farAway, { count: Math.abs(years) }) : isPast && text('editor.datePast')
  return (
    <>
      <DateField {...common} />
      <Doubt role="status">{doubt}</Doubt>
    </>
  )
}
