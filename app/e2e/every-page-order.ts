/** What a page says by the place of things, and what of it moves. */

interface Ordered {
  /** What stands before its neighbour and is read after it. */
  turned: string[]
  /** Three and more of a kind below or beside each other that are no list. */
  unlisted: string[]
  /** What moves for more than five seconds. */
  moving: string[]
}

/** Run in the page. */
export const ordered = (): Ordered => {
  const named = (element: Element | null) => element?.outerHTML.slice(0, 160) ?? ''
  const parents = [...document.querySelectorAll('body, body *:not(svg, svg *)')].map((parent) => ({
    parent,
    children: [...parent.children].filter((child) => {
      const { width, height } = child.getBoundingClientRect()
      const { position, opacity } = getComputedStyle(child)
      // What floats over the page has no place in it, and what is not read has none in its order.
      return width > 1 && height > 1 && opacity !== '0' && !/absolute|fixed/.test(position) && !child.ariaHidden
    }),
  }))
  /** Pixels by which boxes of one line differ. */
  const slack = 3
  const turned = parents.flatMap(({ children }) =>
    children.flatMap((child, at) => {
      const before = children[at - 1]?.getBoundingClientRect()
      if (!before) return []
      const own = child.getBoundingClientRect()
      const isBeside = own.top < before.bottom - slack && before.top < own.bottom - slack
      const isAbove = own.bottom <= before.top + slack && own.left < before.right - slack
      return isAbove || (isBeside && own.right <= before.left + slack) ? [named(child)] : []
    }),
  )
  // Parts of a whole that is named otherwise, and texts that follow each other, are no list.
  const isWhole = (parent: Element) =>
    parent.matches(
      'ul, ol, dl, table, thead, tbody, tr, p, fieldset, :is([role=list], [role=grid], [role=treegrid], [role=rowgroup], [role=row], [role=tree], [role=menu], [role=listbox], [role=tablist], [role=toolbar], [role=radiogroup])',
    )
  const isPart = (child: Element) =>
    child.matches('p, section, ul, dl, table, h1, h2, h3, h4, h5, h6') ||
    child.querySelector('button, input, textarea, ul, ol, dl, table, [role=combobox], [role=grid]') !== null ||
    child.matches('button, label')
  const unlisted = parents.flatMap(({ parent, children }) => {
    if (isWhole(parent)) return []
    const kinds = Map.groupBy(
      children.filter((child) => /\S/.test(child.textContent) && !isPart(child)),
      ({ localName, className }) => `${localName} ${className}`,
    )
    return [...kinds.values()].some((alike) => alike.length > 2) ? [named(parent)] : []
  })
  const moving = document.getAnimations().flatMap((animation) => {
    const { effect, playState } = animation
    const { endTime = 0 } = effect?.getComputedTiming() ?? {}
    const isLong = playState === 'running' && Number(endTime) > 5_000
    return isLong && effect instanceof KeyframeEffect ? [named(effect.target)] : []
  })
  return { turned, unlisted, moving }
}
