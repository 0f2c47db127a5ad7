import type { RowStand } from './row-space.ts'

/** How the element of one list stands for its rows, between two renders. */
export class RowStander {
  readonly listKey: string
  #now: RowStand

  constructor(listKey: string, begin: RowStand) {
    this.listKey = listKey
    this.#now = begin
  }

  get now(): RowStand {
    return this.#now
  }

  /** Fewer rows leave fewer out. */
  skip(skipped: number): void {
    if (skipped !== this.#now.skipped) this.#now = { ...this.#now, skipped }
  }

  put(view: HTMLElement, { top, skipped }: RowStand): void {
    if (view.scrollTop !== top) view.scrollTop = top
    // A view that is not laid out cannot be scrolled: it is once it is seen.
    this.#now = { top: view.clientHeight === 0 ? top : view.scrollTop, skipped }
  }
}
