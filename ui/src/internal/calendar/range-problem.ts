import type { Translate } from '../../theme/index.ts'
import { formatDate, parseIso } from './dates.ts'
import type { IsoDate } from './dates.ts'

interface Limits {
  minValue: IsoDate
  maxValue: IsoDate
}

const write = (value: IsoDate): string => {
  const date = parseIso(value)
  return date ? formatDate(date) : ''
}

/** Why a day is not between the first and the last allowed; '' is no limit. */
export function rangeProblem(iso: IsoDate, { minValue, maxValue }: Limits, t: Translate): string | null {
  // Days written year first sort as texts.
  const isOut = (minValue !== '' && iso < minValue) || (maxValue !== '' && iso > maxValue)
  if (!isOut) return null
  const [from, to] = [write(minValue), write(maxValue)]
  if (from && to) return t('date.outOfRange', { from, to })
  return from ? t('date.tooEarly', { from }) : t('date.tooLate', { to })
}
