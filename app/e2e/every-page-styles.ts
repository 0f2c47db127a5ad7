/** What a page says by its styles alone. */

interface Styled {
  /** Texts that styles alone write. */
  written: string[]
  /** Images that styles alone draw. */
  drawn: string[]
  /** Seen texts that are gone without styles. */
  gone: string[]
  /** Drawings and bars with a meaning, of which nothing is left without styles. */
  emptied: string[]
  /** Texts whose colour or ground is the browser's. */
  undeclared: string[]
  textCount: number
}

/** Looks at the page with its styles, and with none; the page is as it was afterwards. */
export const styled = (): Styled => {
  const named = (element: Element) => element.outerHTML.slice(0, 160)
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  const all = [...document.querySelectorAll<HTMLElement>('html, body, body *')]
  const ofText = all.filter(
    (element) =>
      !element.closest('script, style, noscript, title') &&
      seen(element) &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  )
  const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return []
      return [
        ...(rule instanceof CSSStyleRule ? [rule] : []),
        ...('cssRules' in rule ? rulesOf((rule as CSSGroupingRule).cssRules) : []),
      ]
    })
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
  const rules = sheets.flatMap(({ cssRules }) => rulesOf(cssRules))
  const declaring = (...properties: string[]) =>
    `:is(${rules
      .filter(({ style }) => properties.some((property) => style.getPropertyValue(property)))
      .map(({ selectorText }) => selectorText)
      .join()})`
  const colours = declaring('color')
  const grounds = declaring('background', 'background-color')
  // Browsers give these a colour of their own; all others have that of what they are in.
  const own = 'a[href], button, input, textarea, select, option, mark, html'
  const isClear = (element: Element) => /^rgba\(.*, 0\)$|^transparent$/.test(getComputedStyle(element).backgroundColor)
  const undeclared = ofText.filter((element) => {
    let ground: Element | null = element
    while (ground && isClear(ground)) ground = ground.parentElement
    const coloured = element.closest(own)
    const isColoured = coloured?.matches('html') ? document.body.matches(colours) : coloured?.matches(colours)
    return !isColoured || !ground?.matches(grounds)
  })
  const pseudo = (read: (style: CSSStyleDeclaration) => string) =>
    all.flatMap((element) => ['::before', '::after'].map((part) => read(getComputedStyle(element, part))))
  const written = pseudo(({ content }) => content).filter((content) =>
    /[\p{L}\p{N}]/u.test(content.replace(/^(none|normal)$/, '')),
  )
  const drawn = [
    ...all.map((element) => getComputedStyle(element).backgroundImage),
    ...pseudo(({ backgroundImage }) => backgroundImage),
  ].filter((image) => image.includes('url('))
  const meaning = all.filter(
    (element) =>
      element.matches('[role=img], [role=progressbar], [role=meter]') &&
      !element.closest('[aria-hidden=true]') &&
      seen(element),
  )
  const emptied = meaning.filter(
    (element) => !element.querySelector('svg, img, canvas') && !/\S/.test(element.parentElement?.innerText ?? ''),
  )

  const inline = all.map(({ style }) => style.cssText)
  const adopted = [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = []
  for (const sheet of document.styleSheets) sheet.disabled = true
  for (const { style } of all) style.cssText = ''
  const gone = ofText.filter((element) => !element.checkVisibility())
  const goneTexts = gone.map((element) => named(element))
  for (const [at, { style }] of all.entries()) if (inline[at]) style.cssText = inline[at]
  for (const sheet of document.styleSheets) sheet.disabled = false
  document.adoptedStyleSheets = adopted
  return {
    written,
    drawn,
    gone: goneTexts,
    emptied: emptied.map((element) => named(element)),
    undeclared: undeclared.map((element) => named(element)),
    textCount: ofText.length,
  }
}
