import { features } from './features.ts'

/** Tests of one file, as the runner's report tells of them. */
export interface Suite {
  /** From the folder of the journeys. */
  file: string
  specs: readonly {
    title: string
    ok: boolean
    tests: readonly { results: readonly { duration: number }[] }[]
  }[]
  suites?: readonly Suite[]
}

/** What became of a feature. */
export interface Walked {
  feature: string
  /** Its walks that went through, such as `fr keyboard`. */
  walks: readonly string[]
  passed: number
  failed: number
  seconds: number
}

const testsIn = (suite: Suite): { file: string; title: string; isPassed: boolean; ms: number }[] => [
  ...suite.specs.map(({ title, ok, tests }) => ({
    file: suite.file,
    title,
    isPassed: ok,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
  ...(suite.suites ?? []).flatMap(testsIn),
]

/** The walk that a title ends with: `…: fr, keyboard`. */
const walkOf = (title: string): string[] => {
  const [, locale, hands] = /: (fr|en), (keyboard|pointer)(?: \[|$)/.exec(title) ?? []
  return locale && hands ? [`${locale} ${hands}`] : []
}

/** What became of each feature of which something ran. */
export function walkedOf(suites: readonly Suite[]): Walked[] {
  const all = suites.flatMap(testsIn)
  return features.flatMap(({ name, specs }) => {
    const own = all.filter(({ file }) => specs.some((spec) => file === `${spec}.spec.ts`))
    if (own.length === 0) return []
    const passed = own.filter(({ isPassed }) => isPassed)
    return [
      {
        feature: name,
        walks: [...new Set(passed.flatMap(({ title }) => walkOf(title)))].toSorted(),
        passed: passed.length,
        failed: own.length - passed.length,
        seconds: own.reduce((sum, { ms }) => sum + ms, 0) / 1000,
      },
    ]
  })
}

/** The languages and the hands in which nobody went through a feature. */
export const missingOf = ({ walks }: Walked): string[] =>
  ['fr', 'en', 'keyboard', 'pointer'].filter((way) => !walks.some((walk) => walk.split(' ').includes(way)))
