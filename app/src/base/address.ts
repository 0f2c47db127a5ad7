/** Puts the entries that have a value into a query string, without the question mark. */
export const queryOf = (entries: Record<string, string | number | boolean | null | undefined>): string =>
  new URLSearchParams(
    Object.entries(entries).flatMap(([name, value]) => (value === null || value === undefined || value === '' ? [] : [[name, String(value)]])),
  ).toString()

/** A path with its query, if there is any. */
export const addressOf = (path: string, query: string): string => (query ? `${path}?${query}` : path)
