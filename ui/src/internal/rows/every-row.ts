/**
 * The keys of all rows, as a set that is only filled when someone asks for one of them: selecting 100,000 rows takes no time.
 * It never changes; a copy of it (`new Set(selection)`) may.
 */
export class EveryRow<Row> implements ReadonlySet<string> {
  readonly #rows: readonly Row[]
  readonly #rowKey: (row: Row) => string
  #keys: Set<string> | undefined

  constructor(rows: readonly Row[], rowKey: (row: Row) => string) {
    this.#rows = rows
    this.#rowKey = rowKey
  }

  /** True when these are the very rows it was made of, so that each of them is in it. */
  isOf(rows: readonly unknown[]): boolean {
    return this.#rows === rows
  }

  get size(): number {
    return this.#keys?.size ?? this.#rows.length
  }

  has(key: string): boolean {
    return this.#filled().has(key)
  }

  forEach(visit: (key: string, again: string, set: ReadonlySet<string>) => void): void {
    for (const key of this) visit(key, key, this)
  }

  *entries(): SetIterator<[string, string]> {
    for (const key of this) yield [key, key]
  }

  *keys(): SetIterator<string> {
    yield* this
  }

  *values(): SetIterator<string> {
    yield* this
  }

  *[Symbol.iterator](): SetIterator<string> {
    yield* this.#filled()
  }

  #filled(): Set<string> {
    return (this.#keys ??= new Set(this.#rows.map(this.#rowKey)))
  }
}
