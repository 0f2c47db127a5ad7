/** Milliseconds that `keepMillion` takes on an idle machine with 2 cores, on which the limits of the review were set. */
const quiet = 1000

/** Fills a map with a million records, as a page with very many rows does. */
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
