/** A row that is drawn, and where. */
export interface DrawnRow {
  row: number
  key: string
  /** Of the element that shows it. */
  slot: number
}

/**
 * The elements that rows are drawn by. A row keeps its own while it is drawn, wherever it goes; rows that come take those of rows that went,
 * since to fill an element anew costs a part of removing one and making another.
 */
export class RowSlots {
  /** Slots in the order of their elements, and the row that each shows. */
  #drawn: readonly DrawnRow[] = []

  /** Gives rows from one on their slots: in order, or while scrolling with the elements left where they are. */
  assign(from: number, keys: readonly string[], isScrolling: boolean): readonly DrawnRow[] {
    const coming = new Map(keys.map((key, at) => [key, from + at]))
    const kept = new Map<number, DrawnRow>()
    const free: number[] = []
    for (const { key, slot } of this.#drawn) {
      const row = coming.get(key)
      if (row === undefined) free.push(slot)
      else kept.set(row, { row, key, slot })
    }
    let next = this.#drawn.reduce((most, { slot }) => Math.max(most, slot), -1)
    const rows = keys.map((key, at): DrawnRow => {
      const row = from + at
      return kept.get(row) ?? { row, key, slot: free.shift() ?? ++next }
    })
    return (this.#drawn = isScrolling ? this.#inPlace(rows) : rows)
  }

  #inPlace(rows: readonly DrawnRow[]): readonly DrawnRow[] {
    const bySlot = new Map(rows.map((drawn) => [drawn.slot, drawn]))
    const stayed = this.#drawn.flatMap(({ slot }) => bySlot.get(slot) ?? [])
    const slots = new Set(stayed.map(({ slot }) => slot))
    return [...stayed, ...rows.filter(({ slot }) => !slots.has(slot))]
  }
}
