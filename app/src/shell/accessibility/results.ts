import statement from './statement.json'

type State = 'proven' | 'notProven' | 'notApplicable'

const criteria = Object.entries(statement.states as Record<string, State>)

/** How many criteria are in each state. */
export interface Counts extends Record<State, number> {
  /** Number of the theme. */
  theme: number
}

const counted = (theme: number, some: typeof criteria): Counts => {
  const count = (state: State) => some.filter(([, of]) => of === state).length
  return { theme, proven: count('proven'), notProven: count('notProven'), notApplicable: count('notApplicable') }
}

const themeOf = (id: string): number => Number(id.split('.')[0])

/** Theme by theme, in the order of the reference. */
export const byTheme: readonly Counts[] = [...Map.groupBy(criteria, ([id]) => themeOf(id))].map(([theme, some]) =>
  counted(theme, some),
)

const all = counted(0, criteria)
const applicable = all.proven + all.notProven

/** Counts of all criteria; the rate in whole percent, rounded down. */
export const whole = { ...all, applicable, rate: Math.floor((100 * all.proven) / applicable) }

/** The criteria of a theme that nothing proves. */
export const notProvenOf = (theme: number): readonly string[] =>
  criteria.flatMap(([id, state]) => (state === 'notProven' && themeOf(id) === theme ? [id] : []))

export const { madeOn, reference } = statement
