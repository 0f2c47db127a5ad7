const inner = '[data-focus]'

/** The element that takes the focus for a cell: the one control in it that is made for that, else the cell. */
export const focusTargetOf = (cell: Element): HTMLElement =>
  cell.querySelector<HTMLElement>(inner) ?? (cell as HTMLElement)

/**
 * Keeps the focus in a grid whose rows come and go. The active cell has it while its row is rendered; otherwise the grid itself,
 * since a browser gives the focus of a removed element to the page.
 */
export class FocusKeeper {
  #root: HTMLElement | null = null
  #isParking = false

  get root(): HTMLElement | null {
    return this.#root
  }

  /** The element of the grid, or null when it goes. */
  attach(root: HTMLElement | null): void {
    this.#root = root
  }

  /** True while the grid takes the focus for a cell that is not there, and not because the user tabbed to it. */
  get isParking(): boolean {
    return this.#isParking
  }

  /** Gives a rendered cell the focus at once: taking `tabindex` from the cell before, when React draws again, would drop the focus. */
  focus(cell: Element): void {
    const target = focusTargetOf(cell)
    if (target === cell) target.tabIndex = 0
    target.focus({ preventScroll: true })
  }

  park(): void {
    if (!this.#root) return
    this.#isParking = true
    this.#root.tabIndex = 0
    this.#root.focus({ preventScroll: true })
    this.#isParking = false
  }

  /** The active cell is rendered. */
  arrived(cell: Element): void {
    const { root } = this
    if (!root) return
    if (document.activeElement === root) focusTargetOf(cell).focus({ preventScroll: true })
    // The way back by Shift+Tab leads out of the grid, not to its frame.
    root.tabIndex = -1
  }

  /** The active cell goes with its row, or another becomes the active one. */
  leaving(cell: Element): void {
    if (!this.#root) return
    this.#root.tabIndex = 0
    if (cell.contains(document.activeElement)) this.park()
  }
}
