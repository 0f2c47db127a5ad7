/** In ms: what `keepMillion` takes where nothing else runs, on the 2 cores that the limits of the review were set on. */
const quiet = 1000

/** Keeps a million records by their keys, as a page with very many rows does. */
function keepMillion(): number {
  const kept = new Map<string, { id: number }>()
  for (let id = 0; id < 1_000_000; id++) kept.set(String(id), { id })
  return kept.size
}

/** How many times slower than a quiet machine this one is now; 1 where it is not slower. */
export function machineSlowness(): number {
  const startedAt = performance.now()
  keepMillion()
  return Math.max(1, (performance.now() - startedAt) / quiet)
}
