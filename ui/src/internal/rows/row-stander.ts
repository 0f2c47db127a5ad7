import { observed } from '../observed.ts'
import type { RowStand } from './row-space.ts'

/** How the element of one list stands for its rows, between two renders. The rows that it leaves out are told, as others are drawn by them. */
export class RowStander {
  readonly listKey: string
  /** Of the rows that the element has room for, the one that the list begins with. */
  readonly first: number
  readonly #skipped
  #top: number

  constructor(listKey: string, first: number, { top, skipped }: RowStand) {
    this.listKey = listKey
    this.first = first - skipped
    this.#top = top
    this.#skipped = observed(skipped)
  }

  get now(): RowStand {
    return { top: this.#top, skipped: this.#skipped.get() }
  }

  readonly skipped = (): number => this.#skipped.get()
  readonly watch = (watch: () => void) => this.#skipped.subscribe(watch)

  /** Fewer rows leave fewer out. */
  skip(rows: number): void {
    if (rows !== this.#skipped.get()) this.#skipped.set(rows)
  }

  put(view: HTMLElement, { top, skipped }: RowStand): void {
    const isSame = skipped === this.#skipped.get()
    this.skip(skipped)
    if (view.scrollTop !== top) view.scrollTop = top
    this.#top = view.scrollTop
    // Told at once, so that the list draws its other rows and their other places together, before anything is painted.
    if (isSame) return
    view.dispatchEvent(new Event('scroll'))
    // While old rows go and new ones come the element may have been too short to stay at its end.
    if (view.scrollTop !== this.#top) view.scrollTop = this.#top
  }
}
