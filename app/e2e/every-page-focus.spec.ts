import { everyPage, firstForm, whole } from './every-page.ts'
import { expect, messages, test } from './journey.ts'

const { fr: t } = messages

interface Step {
  /** The focus has left the page, or begins it again. */
  isOut: boolean
  /** What has the focus looks as it does without. */
  unseen: string[]
  /**
   * It stands before what had the focus before it, in the same part of the page: wholly above and in no column to the right, or in its line
   * and wholly to the left.
   */
  jumped: string[]
}

/** Looks at what has the focus now, and keeps it for the next look. */
const stepped = (): Step => {
  const kept = globalThis as { first?: Element; before?: Element }
  const { before } = kept
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body || element === kept.first)
    return { isOut: true, unseen: [], jumped: [] }
  // Of what stands around it too: nothing of that moves when the page scrolls.
  const around = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => !!one)
  const drawn = () =>
    JSON.stringify(
      around.flatMap((one) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(one, pseudo)
          return [outline, boxShadow, borderColor, backgroundColor]
        }),
      ),
    )
  const partOf = (one: Element) => one.closest('header, nav, main')
  const named = element.outerHTML.slice(0, 160)
  const [box, last] = [element.getBoundingClientRect(), before?.getBoundingClientRect()]
  const isBack =
    !!last &&
    !!before?.isConnected &&
    partOf(before) === partOf(element) &&
    ((box.bottom <= last.top && box.left <= last.left) ||
      (box.right <= last.left && Math.abs(box.top + box.bottom - last.top - last.bottom) < box.height))
  const having = drawn()
  element.blur()
  const isUnseen = drawn() === having
  element.focus()
  kept.first ??= element
  kept.before = element
  return { isOut: false, unseen: isUnseen ? [named] : [], jumped: isBack ? [named] : [] }
}

test('what has the focus is seen to have it, on every page, from the first Tab down through it and out again', async ({
  page,
  provider,
}) => {
  test.slow()
  await everyPage(page, provider, async (address, isSignedIn) => {
    // A page that is drawn has moved the focus where it wants it, and is given the keys.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
        }),
    )
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    const steps: Step[] = []
    while (steps.length < 300 && !steps.at(-1)?.isOut) {
      await page.keyboard.press('Tab')
      steps.push(await page.evaluate(stepped))
      if (isSignedIn && steps.length === 1)
        expect(await page.evaluate(() => document.activeElement?.textContent), `first of ${address}`).toBe(
          t['frame.skip'],
        )
    }
    expect([steps.flatMap(({ unseen }) => unseen), steps.flatMap(({ jumped }) => jumped)], address).toEqual([[], []])
    // It came out again, and had not left at once.
    expect(steps.length, address).toBeLessThan(300)
    expect(steps.length, address).toBeGreaterThan(1)
  })

  await whole(page, `${provider.url}/about`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

/** Rules that bring something up under the pointer, and whether they do so for what has the focus, too. */
const shownRules = () => {
  const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule] : []),
      ...('cssRules' in rule ? rulesOf((rule as CSSGroupingRule).cssRules) : []),
    ])
  return [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap(({ cssRules }) => rulesOf(cssRules))
    .filter(
      ({ selectorText, style }) =>
        selectorText.includes(':hover') &&
        (/^(?!none)./.test(style.display) || style.visibility === 'visible' || Number.parseFloat(style.opacity) > 0),
    )
    .map(({ selectorText }) => ({ selectorText, hasFocusToo: selectorText.includes(':focus') }))
}

test('Tab goes through the form that each page offers first in the order of its fields; what styles bring up for the pointer they bring up for the focus, too', async ({
  page,
  provider,
}) => {
  let shownCount = 0
  const forms = new Set<string>()
  await everyPage(page, provider, async (address, isSignedIn) => {
    const shown = await page.evaluate(shownRules)
    expect(
      shown.filter(({ hasFocusToo }) => !hasFocusToo),
      address,
    ).toEqual([])
    shownCount += shown.length
    const form = isSignedIn ? await firstForm(page) : null
    if (!form) return
    const steps: Step[] = []
    while (steps.length < 100 && !steps.at(-1)?.isOut) {
      steps.push(await page.evaluate(stepped))
      await page.keyboard.press('Tab')
    }
    expect(
      steps.flatMap(({ jumped }) => jumped),
      `the form of ${address}`,
    ).toEqual([])
    expect(steps.length, `the form of ${address}`).toBeGreaterThan(4)
    expect(steps.length, `the form of ${address}`).toBeLessThan(100)
    forms.add((await form.getByRole('heading').first().textContent()) ?? '')
  })
  expect(shownCount).toBeGreaterThan(0)
  expect(forms.size, [...forms].join()).toBeGreaterThan(8)
})
