import type { Log } from '@ronde/contracts/services/Core/SysLog'
import { formatInstant } from '../../../base/dates.ts'
import type { Text } from '../../../locales/intl.ts'

export type Change = Log['changements'][number]

const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const isDay = /^\d{4}-\d\d-\d\d$/

/** A value of the log as people read it; '' for nothing. */
export function valueInWords(value: unknown, text: Text): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return text(value ? 'log.yes' : 'log.no')
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (isInstant.test(value)) return formatInstant(value, 'dateTime')
  return isDay.test(value) ? formatInstant(value, 'date') : text.of(`code.${value}`, value)
}

/** The name of a field that changed. */
export const fieldInWords = ({ champ }: Change, text: Text): string => text.of(`field.${champ}`, champ)

/** All changes of a line of the log, as one text. */
export const changesInWords = ({ changements }: Pick<Log, 'changements'>, text: Text): string =>
  changements
    .map((change) => {
      const [before, after] = [change.ancien, change.nouveau].map(
        (value) => valueInWords(value, text) || text('log.nothing'),
      )
      return text('log.change', { field: fieldInWords(change, text), before: before ?? '', after: after ?? '' })
    })
    .join(' · ')
