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
  /** The cell that the focus has just been taken from. */
  #left: Element | null = null

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
    const { activeElement } = document
    if (activeElement === root || this.#left?.contains(activeElement))
      focusTargetOf(cell).focus({ preventScroll: true })
    this.#left = null
    // The frame is no tab stop while a cell is: Shift+Tab leaves the grid.
    root.tabIndex = -1
  }

  /** The active cell goes with its row, or another becomes the active one. */
  leaving(cell: Element): void {
    if (!this.#root) return
    this.#root.tabIndex = 0
    if (!cell.contains(document.activeElement)) return
    this.#left = cell
    this.park()
  }

  /** What was drawn is there. An element that shows another row by now was given the focus back by React, which takes it for the same. */
  settled(): void {
    if (this.#left?.contains(document.activeElement)) this.park()
    this.#left = null
  }
}
