/** Makes the dates of a seed from its base date, YYYY-MM-DD. */
export function calendar(base: string) {
  const start = Date.parse(`${base}T00:00:00Z`)
  const at = (days: number, minutes = 0) => new Date(start + days * 86_400_000 + minutes * 60_000).toISOString()
  return {
    year: base.slice(0, 4),
    /** The date `days` after the base date, YYYY-MM-DD. */
    day: (days: number) => at(days).slice(0, 10),
    /** The instant `minutes` after midnight of that day, UTC. */
    instant: (days: number, minutes = 8 * 60) => at(days, minutes),
  }
}

export type Calendar = ReturnType<typeof calendar>
