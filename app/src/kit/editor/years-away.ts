/** Whole years from one day to another, both `YYYY-MM-DD`; negative for one that is past; 0 for what is no day. */
export function yearsAway(day: string, today: string): number {
  const days = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000
  return Number.isFinite(days) ? Math.trunc(days / 365.2425) : 0
}
