import { expect, waitFor } from 'storybook/test'

/** The element that the keyboard is on, in its own words. */
export const focused = () => document.activeElement?.closest<HTMLElement>('[aria-level]')

export const focusIsOn = async (text: string) => {
  await waitFor(async () => await expect(focused()?.querySelector('[data-text]')).toHaveTextContent(text))
}

/** Every row from top to bottom, with its level. */
export const outline = (root: ParentNode = document) =>
  [...root.querySelectorAll('[role=treeitem], [role=treegrid] [aria-level]')].map(
    (row) => `${row.getAttribute('aria-level')} ${row.querySelector('[data-text]')?.textContent}`,
  )

/** Level, position, size of the set. */
export const placeOf = (row: Element | null | undefined) =>
  ['aria-level', 'aria-posinset', 'aria-setsize'].map((name) => Number(row?.getAttribute(name)))

export const scroller = () => document.querySelector(':is([role=tree], [role=treegrid]) > div') as HTMLElement
