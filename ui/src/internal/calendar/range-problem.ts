import type { Translate } from '../../theme/index.ts'
import { formatIso } from './dates.ts'
import type { IsoDate } from './dates.ts'

/** The first and the last day allowed; '' is none. */
export interface Limits {
  minValue: IsoDate
  maxValue: IsoDate
}

/** Why a day is not between the first and the last allowed; '' is no limit, and no day is never out of them. */
export function rangeProblem(iso: IsoDate, { minValue, maxValue }: Limits, t: Translate): string | null {
  // Days written year first sort as texts.
  const isOut = iso !== '' && ((minValue !== '' && iso < minValue) || (maxValue !== '' && iso > maxValue))
  if (!isOut) return null
  const [from, to] = [formatIso(minValue), formatIso(maxValue)]
  if (from && to) return t('date.outOfRange', { from, to })
  return from ? t('date.tooEarly', { from }) : t('date.tooLate', { to })
}
