/** The seed of a run: `npm run harden` sets it; set it by hand to repeat a run. */
export const seed = Number(process.env['RONDE_SEED'] ?? Date.now() % 2_147_483_647)

/** `npm run harden` looks at everything; a walk of all journeys at a part, another one for each seed. */
export const isWhole = process.env['RONDE_RUNS'] !== undefined

/** All items, or a sample of them. */
export const sampled = <One>(all: readonly One[], oneIn: number): readonly One[] =>
  isWhole ? all : all.filter((_, at) => (at + seed) % oneIn === 0)
