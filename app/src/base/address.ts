/** Puts the entries that have a value into a query string, without the question mark. */
export const queryOf = (entries: Record<string, string | number | boolean | null | undefined>): string =>
  new URLSearchParams(
    Object.entries(entries).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString()

/** A path with its query, if there is any. */
export const addressOf = (path: string, query: string): string => (query ? `${path}?${query}` : path)

/** Whether an address shows what another leads to: the same path, with all that the other asks for. */
export function isWithin(wanted: string, shown: string): boolean {
  const [one, other] = [wanted, shown].map((address) => new URL(address, 'http://console'))
  return (
    one?.pathname === other?.pathname &&
    [...(one?.searchParams ?? [])].every(([name, value]) => other?.searchParams.get(name) === value)
  )
}
