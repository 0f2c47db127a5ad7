interface Known<Row> {
  /** The roots; null while they are not there. */
  roots: readonly Row[] | null
  /** What a search or a filter found, each with all above it. */
  found: readonly Row[]
  /** What is below a row, as far as it was asked. */
  below: (key: string) => readonly Row[] | null
  keyOf: (row: Row) => string
}

/**
 * The rows of a tree that comes as it is asked for, each once: the roots, what was found, and what is below each of them as far
 * as it is there. What was opened below a row that was only found goes with it, so that no row stands without those above it.
 */
export function knownRows<Row>({ roots, found, below, keyOf }: Known<Row>): Row[] | null {
  if (roots === null) return null
  const known = new Map<string, Row>()
  const coming = [...roots, ...found]
  for (const row of coming) {
    const key = keyOf(row)
    if (known.has(key)) continue
    known.set(key, row)
    const children = below(key)
    if (children) for (const child of children) coming.push(child)
  }
  return [...known.values()]
}
