import { calling } from './engine.ts'

/** Layout problems of a page, one a line: sideways overflow, and cut texts. */
function measure(): string[] {
  const root = document.documentElement
  const over = root.scrollWidth - root.clientWidth
  const sideways =
    over > 1
      ? [...document.body.querySelectorAll('*')]
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect()
            return width > 0 && (right > root.clientWidth + 1 || left < -1)
          })
          .slice(0, 3)
          .map((element) => element.outerHTML.slice(0, 100))
      : []
  const isCut = (element: Element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, position, clipPath, color } = getComputedStyle(element)
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    // Texts for screen readers only are clipped on purpose; transparent ones nobody sees.
    if (
      !hasText ||
      color === 'rgba(0, 0, 0, 0)' ||
      element.clientWidth <= 1 ||
      (position === 'absolute' && clipPath !== 'none')
    )
      return false
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const line = element.scrollHeight - element.clientHeight
    return (
      (hides(overflowX) && textOverflow === 'clip' && element.scrollWidth > element.clientWidth + 1) ||
      // A text of a number of lines ends in dots, like one of a single line with `text-overflow`.
      (hides(overflowY) && textOverflow === 'clip' && webkitLineClamp === 'none' && line > 3)
    )
  }
  const cut = [...document.body.querySelectorAll('*')].filter(isCut).slice(0, 3)
  return [
    ...(over > 1 ? [`scrolls sideways by ${over} px: ${sideways.join(' | ')}`] : []),
    ...cut.map((element) => `cut: ${element.outerHTML.slice(0, 140)}`),
  ]
}

/** An expression that returns the page's layout problems as JSON. */
export const askLayout = (): string => `JSON.stringify(${calling(measure)})`
