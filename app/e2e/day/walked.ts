import type { ReportedTest } from '../../../scripts/test-reports.ts'
import { features } from './features.ts'

/** The result of a feature. */
export interface Walked {
  feature: string
  /** Its walks that went through, such as `fr keyboard`. */
  walks: readonly string[]
  passed: number
  failed: number
  seconds: number
}

/** The walk that a title ends with: `…: fr, keyboard`. */
const walkOf = (title: string): string[] => {
  const [, locale, hands] = /: (fr|en), (keyboard|pointer)(?: \[|$)/.exec(title) ?? []
  return locale && hands ? [`${locale} ${hands}`] : []
}

/** The result of each feature with a test that ran. */
export function walkedOf(all: readonly Pick<ReportedTest, 'file' | 'titles' | 'isPassed' | 'ms'>[]): Walked[] {
  return features.flatMap(({ name, specs }) => {
    const own = all.filter(({ file }) => specs.some((spec) => file === `app/e2e/${spec}.spec.ts`))
    if (own.length === 0) return []
    const passed = own.filter(({ isPassed }) => isPassed)
    return [
      {
        feature: name,
        walks: [...new Set(passed.flatMap(({ titles }) => titles.flatMap(walkOf)))].toSorted(),
        passed: passed.length,
        failed: own.length - passed.length,
        seconds: own.reduce((sum, { ms }) => sum + ms, 0) / 1000,
      },
    ]
  })
}

/** The languages and input devices in which a feature was not walked. */
export const missingOf = ({ walks }: Walked): string[] =>
  ['fr', 'en', 'keyboard', 'pointer'].filter((way) => !walks.some((walk) => walk.split(' ').includes(way)))
