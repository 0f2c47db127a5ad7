const none: ReadonlySet<string> = new Set()

/** The selection of all rows there are but some, where not all are there: it holds what it leaves out, and the keys of the others nobody knows. */
export class AllBut implements ReadonlySet<string> {
  readonly #total: number
  readonly without: ReadonlySet<string>

  constructor(total: number, without: ReadonlySet<string> = none) {
    this.#total = total
    this.without = without
  }

  get size(): number {
    return Math.max(0, this.#total - this.without.size)
  }

  has(key: string): boolean {
    return !this.without.has(key)
  }

  /** With one row more or less. */
  toggled(key: string): AllBut {
    return this.has(key) ? this.less([key]) : this.more([key])
  }

  /** With these rows. */
  more(keys: Iterable<string>): AllBut {
    const without = new Set(this.without)
    for (const key of keys) without.delete(key)
    return new AllBut(this.#total, without)
  }

  /** Without these rows. */
  less(keys: Iterable<string>): AllBut {
    return new AllBut(this.#total, new Set([...this.without, ...keys]))
  }

  forEach(): void {}

  entries(): SetIterator<[string, string]> {
    return new Map<string, string>().entries()
  }

  keys(): SetIterator<string> {
    return new Set<string>().keys()
  }

  values(): SetIterator<string> {
    return this.keys()
  }

  [Symbol.iterator](): SetIterator<string> {
    return this.keys()
  }
}
