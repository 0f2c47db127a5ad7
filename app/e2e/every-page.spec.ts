import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { Locator, Page } from 'playwright/test'
import { menuAddresses } from './addresses.ts'
import { accounts, expect, messages, test, User } from './journey.ts'
import type { Provider } from './provider.ts'

const { fr: t } = messages

/** Pages that anybody reads. */
const open = [
  '/Core/Sec/AuthLogin',
  '/Core/Sec/AuthPassword',
  '/404',
  '/Core/Sys/AppOffline',
  '/accessibilite',
  '/accessibilite/plan',
]

/** The page is there, with all that it asked for. */
async function whole(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Opens the form that the page offers first; null where it offers none. */
async function firstForm(page: Page): Promise<Locator | null> {
  const opens = page
    .getByRole('main')
    .getByRole('button', { name: /^(Ajouter|Modifier)$/, disabled: false })
    .first()
  if (!(await opens.isVisible())) return null
  await opens.click()
  const form = page.getByRole('dialog')
  await expect(form.getByRole('textbox').first()).toBeVisible()
  await expect(form.locator('[aria-busy=true]')).toHaveCount(0)
  return form
}

/** Every page once: those of people who are not signed in, then those that the menus lead to. */
async function everyPage(
  page: Page,
  provider: Provider,
  look: (address: string, isSignedIn: boolean) => Promise<void>,
): Promise<void> {
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'keyboard' })
  await user.settle()
  for (const address of open) {
    await whole(page, provider.url + address)
    await look(address, false)
  }
  await user.enter(provider, accounts.admin, '/')
  const addresses = (await menuAddresses(provider)).map(({ address }) => address)
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of ['/', '/about', '/accessibilite', ...new Set(addresses)]) {
    await whole(page, provider.url + address)
    await look(address, true)
  }
}

test('pages that anybody reads stand on what they bring themselves: nothing has been fetched ahead', async ({
  page,
  provider,
}) => {
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'keyboard' })
  await user.settle()
  // What is fetched ahead of a sign-in is fetched in idle time, of which there is none here.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
  })
  for (const address of open) {
    await whole(page, provider.url + address)
    await expect(page.getByRole('button', { name: t['refused.retry'], exact: true }), address).toHaveCount(0)
  }
})

test('every page is a document in its language under a title, with headings that skip no level, one main part, ids of their own, drawings that are named or passed over, and nothing of pure presentation; none opens a window', async ({
  page,
  provider,
}) => {
  const windows: string[] = []
  const places = new Set<string>()
  page.context().on('page', (opened) => windows.push(opened.url()))
  await everyPage(page, provider, async (address, isSignedIn) => {
    const found = await page.evaluate(() => {
      const all = [...document.querySelectorAll('*')]
      const ids = all.flatMap(({ id }) => (id ? [id] : []))
      const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]))
      return {
        type: document.doctype?.name,
        mode: document.compatMode,
        language: document.documentElement.lang,
        title: document.title,
        doubled: ids.filter((id, at) => ids.indexOf(id) !== at),
        first: levels[0],
        ones: levels.filter((level) => level === 1).length,
        skipped: levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1),
        mains: document.querySelectorAll('main').length,
        // A drawing is named, or passed over.
        unsaid: [...document.querySelectorAll('svg')]
          .filter((svg) => !svg.closest('[aria-hidden=true], [role=img][aria-label], [role=img][aria-labelledby]'))
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        // Elements and attributes that only ever said how something looks.
        looks: all
          .filter(
            (element) =>
              /^(basefont|big|blink|center|font|marquee|s|strike|tt|u)$/i.test(element.tagName) ||
              (!(element instanceof SVGElement) &&
                ['align', 'bgcolor', 'border', 'cellpadding', 'color', 'face', 'hspace', 'valign', 'vspace'].some(
                  (name) => element.hasAttribute(name),
                )),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      }
    })
    expect(found, address).toEqual({
      ...found,
      type: 'html',
      mode: 'CSS1Compat',
      language: 'fr',
      title: expect.stringMatching(/^\S.* · Ronde 4\.0$/),
      doubled: [],
      first: 1,
      ones: 1,
      skipped: [],
      mains: 1,
      unsaid: [],
      looks: [],
    })
    if (!isSignedIn) return
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: t['frame.skip'] })).toHaveAttribute('href', '#main')
    const bars = [
      banner,
      banner.getByRole('button', { name: t['palette.open'] }),
      page.getByRole('navigation', { name: t['frame.menu'] }),
      page.getByRole('main'),
    ]
    const boxes = await Promise.all(bars.map((bar) => bar.boundingBox()))
    // Their corners: what stands in them is more or less.
    places.add(JSON.stringify(boxes.map((box) => box && [box.x, box.y])))
    expect(boxes, address).not.toContain(null)
  })
  expect([...places]).toHaveLength(1)
  expect(windows).toEqual([])
})

/** How far each field of the open form is from its label, where it is further than a line's space. */
const farLabels = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog] :is(input, textarea, [role=radiogroup])')].flatMap(
    (field) => {
      const named = (field.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id))
      const own = 'labels' in field ? [...(field as HTMLInputElement).labels!] : []
      const label = [...own, ...named].find((one) => one && one.getBoundingClientRect().width > 1)
      if (!label) return [`without a label in sight: ${field.outerHTML.slice(0, 120)}`]
      const [of, at] = [label.getBoundingClientRect(), field.getBoundingClientRect()]
      const away = Math.max(at.top - of.bottom, of.top - at.bottom, at.left - of.right, of.left - at.right)
      return away > 8 ? [`${label.textContent}: ${away} px`] : []
    },
  )

test('at 320 px no page scrolls sideways, nor does the form that it offers first, whose labels stand by their fields', async ({
  page,
  provider,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const forms = new Set<string>()
  const wide = () =>
    page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('html, [role=dialog]')].map((one) => one.scrollWidth - one.clientWidth),
      ),
    )
  await everyPage(page, provider, async (address, isSignedIn) => {
    expect(await wide(), address).toBeLessThanOrEqual(0)
    const form = isSignedIn ? await firstForm(page) : null
    if (!form) return
    expect(await wide(), `the form of ${address}`).toBeLessThanOrEqual(0)
    expect(await page.evaluate(farLabels), `the form of ${address}`).toEqual([])
    forms.add((await form.getByRole('heading').first().textContent()) ?? '')
  })
  expect(forms.size, [...forms].join()).toBeGreaterThan(8)
})

/** Texts of which a part is hidden, outside of lists and of the link that shows with the focus. */
const cutTexts = () =>
  [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const { width, height, right, bottom } = element.getBoundingClientRect()
    // What is a pixel is for screen readers alone.
    if (!hasText || width < 2 || height < 2 || element.closest('svg, [role=grid], [role=treegrid], a[href="#main"]'))
      return []
    for (let at: HTMLElement | null = element; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const box = at.getBoundingClientRect()
      if (box.width < 2 || /auto|scroll/.test(overflowX + overflowY)) return []
      const isOut = (overflow: string, by: number) => /hidden|clip/.test(overflow) && by > 2
      if (
        isOut(overflowX, at === element ? at.scrollWidth - at.clientWidth : right - box.right) ||
        isOut(overflowY, at === element ? at.scrollHeight - at.clientHeight : bottom - box.bottom)
      )
        return [element.textContent ?? '']
    }
    return []
  })

test('at twice the size no text outside of lists is cut', async ({ page, provider }) => {
  // What 1280 by 1024 px are at 200 %.
  await page.setViewportSize({ width: 640, height: 512 })
  await everyPage(page, provider, async (address) => {
    expect(await page.evaluate(cutTexts), address).toEqual([])
  })
})

interface Step {
  /** The focus has left the page, or begins it again. */
  isOut: boolean
  /** What has the focus looks as it does without. */
  unseen: string[]
  /** It stands wholly above what had the focus before it, in the same part of the page and in no column to the right. */
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
  const isAbove =
    !!before?.isConnected &&
    partOf(before) === partOf(element) &&
    element.getBoundingClientRect().bottom <= before.getBoundingClientRect().top &&
    element.getBoundingClientRect().left <= before.getBoundingClientRect().left
  const having = drawn()
  element.blur()
  const isUnseen = drawn() === having
  element.focus()
  kept.first ??= element
  kept.before = element
  return { isOut: false, unseen: isUnseen ? [named] : [], jumped: isAbove ? [named] : [] }
}

test('what has the focus is seen to have it, on every page, from the first Tab down through it and out again', async ({
  page,
  provider,
}) => {
  await everyPage(page, provider, async (address, isSignedIn) => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    const steps: Step[] = []
    while (steps.length < 300 && !steps.at(-1)?.isOut) {
      await page.keyboard.press('Tab')
      steps.push(await page.evaluate(stepped))
      if (isSignedIn && steps.length === 1)
        await expect(page.getByRole('link', { name: t['frame.skip'] })).toBeFocused()
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

test('every page, and the form that it offers first, is valid HTML; Tab goes through the form in the order of its fields; nothing shows to the pointer alone', async ({
  page,
  provider,
}) => {
  test.slow()
  const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))
  const mistakes = async () =>
    (await validator.validateString(await page.content())).results.flatMap(({ messages: told }) =>
      told.map(({ message, selector }) => `${message}: ${selector}`),
    )
  // What finds nothing has to find something where it is.
  const { errorCount } = await validator.validateString('<!doctype html><title>-</title><p><div></div></p>')
  expect(errorCount).toBeGreaterThan(0)
  const forms = new Set<string>()
  let shownCount = 0
  await everyPage(page, provider, async (address, isSignedIn) => {
    expect(await mistakes(), address).toEqual([])
    const shown = await page.evaluate(shownRules)
    expect(
      shown.filter(({ hasFocusToo }) => !hasFocusToo),
      address,
    ).toEqual([])
    shownCount += shown.length
    const form = isSignedIn ? await firstForm(page) : null
    if (!form) return
    expect(await mistakes(), `the form of ${address}`).toEqual([])
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
  expect(forms.size, [...forms].join()).toBeGreaterThan(8)
  expect(shownCount).toBeGreaterThan(0)
})

interface Pressable {
  /** Element, style and role. */
  kind: string
  x: number
  y: number
}

/** What can be pressed in sight, once of each kind that was not tried. */
const pressable = (tried: readonly string[]): Pressable[] => {
  const kinds = new Set(tried)
  const all = 'button, a[href], input, summary, [role=tab], [role=gridcell], [role=columnheader], [role=treeitem]'
  return [...document.querySelectorAll<HTMLElement>(all)].flatMap((element) => {
    const { left, top, width, height, bottom } = element.getBoundingClientRect()
    const kind = [element.tagName, element.className, element.role, element.ariaHasPopup].join()
    const isInSight = width >= 8 && height >= 8 && top >= 0 && bottom <= innerHeight && element.checkVisibility()
    if (!isInSight || kinds.has(kind)) return []
    kinds.add(kind)
    return [{ kind, x: left + Math.min(width / 2, 12), y: top + height / 2 }]
  })
}

/** All that a press could have changed: where the page is, what is open, checked, chosen, sorted and typed. */
const standing = () => {
  const names = ['aria-expanded', 'aria-checked', 'aria-selected', 'aria-sort', 'aria-pressed', 'aria-current', 'value']
  const states = [...document.querySelectorAll('body *')].map((element) => [
    ...names.map((name) => element.getAttribute(name) ?? ''),
    element instanceof HTMLInputElement ? `${element.checked} ${element.value}` : '',
  ])
  const layers = document.querySelectorAll('[role=dialog], [role=menu], [role=listbox], [role=alertdialog]').length
  return JSON.stringify([location.href, layers, states.filter((state) => state.some(Boolean))])
}

test('a press that is let go elsewhere does nothing, whatever was pressed, on pages and in forms', async ({
  page,
  provider,
}) => {
  test.slow()
  const tried: string[] = []
  const tryAll = async (where: string) => {
    for (const { kind, x, y } of await page.evaluate(pressable, tried)) {
      const before = await page.evaluate(standing)
      await page.mouse.move(x, y)
      await page.mouse.down()
      // The bar at the top has nothing there that can be pressed.
      await page.mouse.move(640, 3, { steps: 3 })
      await page.mouse.up()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      expect(await page.evaluate(standing), `${where}: ${kind}`).toBe(before)
      tried.push(kind)
    }
  }
  await everyPage(page, provider, async (address, isSignedIn) => {
    await tryAll(address)
    if (isSignedIn && (await firstForm(page))) await tryAll(`the form of ${address}`)
  })
  expect(tried.length).toBeGreaterThan(35)
})
