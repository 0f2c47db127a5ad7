import type { Page } from 'playwright/test'
import { everyPage, firstForm, whole } from './every-page.ts'
import { FocusMarks } from './focus-marks.ts'
import { expect, test } from './journey.ts'
import { isWhole } from './sampled.ts'

/** Goes through the page by Tab, from where the focus is until it comes back or leaves, and looks at each stop; at most so many. */
async function byTab(page: Page, look: () => Promise<void>, most = 300): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { stops: new Set() }))
  const isAtNewStop = () => {
    const { stops } = globalThis as unknown as { stops: Set<Element> }
    const at = document.activeElement
    if (!at || at === document.body || stops.has(at)) return false
    stops.add(at)
    return true
  }
  await page.keyboard.press('Tab')
  for (let stops = 0; stops < most && (await page.evaluate(isAtNewStop)); stops += 1) {
    await look()
    await page.keyboard.press('Tab')
  }
}

/** Keys that go through what Tab passes over, by the role of what holds it. */
const innerKeys = {
  grid: [
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowDown',
    'ArrowRight',
    'ArrowRight',
    'ArrowUp',
    'ArrowUp',
    'ArrowUp',
    'Home',
    'ArrowRight',
  ],
  treegrid: ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown'],
  tree: ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown'],
  tablist: ['ArrowRight', 'ArrowRight'],
  menu: Array.from({ length: 12 }, () => 'ArrowDown'),
  radiogroup: [],
  toolbar: ['ArrowRight', 'ArrowRight'],
} as const

/** Looks at what the keys of a grid, tree, row of tabs or menu go to. */
async function byArrows(page: Page, look: () => Promise<void>): Promise<void> {
  const role = await page.evaluate(
    (roles) => document.activeElement?.closest(roles)?.role ?? null,
    Object.keys(innerKeys)
      .map((one) => `[role=${one}]`)
      .join(),
  )
  for (const key of innerKeys[role as keyof typeof innerKeys] ?? []) {
    await page.keyboard.press(key)
    await look()
  }
}

/** What brings up a menu, choices, a tree or a calendar: each kind once. */
const openerKinds = (tried: readonly string[]) => {
  const kinds = new Set(tried)
  return [...document.querySelectorAll<HTMLElement>('[aria-haspopup]:not([role^=menuitem]), [role=combobox]')].flatMap(
    (one, at) => {
      const kind = [one.tagName, one.className, one.role, one.ariaHasPopup, one.ariaLabel ?? one.textContent].join()
      const isInReach = one.checkVisibility() && !one.matches(':disabled, [aria-disabled=true], [inert] *')
      if (!isInReach || kinds.has(kind)) return []
      kinds.add(kind)
      one.setAttribute('data-opener', String(at))
      return [{ kind, at, isField: one.role === 'combobox' }]
    },
  )
}

const layer = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tree])'

/** Opens what the page brings up, by keyboard, and looks into it; of each kind once. */
async function byLayers(page: Page, where: string, marks: FocusMarks, opened: string[]): Promise<void> {
  const layers = page.locator(layer)
  for (const { kind, at, isField } of await page.evaluate(openerKinds, opened)) {
    opened.push(kind)
    const count = await layers.count()
    await page.locator(`[data-opener="${at}"]`).focus()
    await page.keyboard.press(isField ? 'ArrowDown' : 'Enter')
    await expect.poll(() => layers.count(), `${where}: ${kind}`).toBeGreaterThan(count)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const place = `${where}, ${kind.split(',').at(-1)}`
    const look = () => marks.measure(place)
    if (isField) for (let options = 0; options < 3; options += 1) await marks.measureOption(place)
    else if (await page.evaluate(() => !!document.activeElement?.closest('[role=menu]'))) await byArrows(page, look)
    else
      // A list of choices to check is long, and all are alike.
      await byTab(
        page,
        async () => {
          await look()
          await byArrows(page, look)
        },
        40,
      )
    // A tooltip of what has the focus goes first.
    const left = async () => {
      if ((await layers.count()) > count) await page.keyboard.press('Escape')
      return layers.count()
    }
    await expect.poll(left, `${where}: ${kind}`).toBe(count)
  }
}

test('a mark of the focus that is thinner than two pixels, or none, is found', async ({ page, provider }) => {
  for (const width of ['1px', '0']) {
    const marks = await FocusMarks.of(page)
    await whole(page, `${provider.url}/Core/Sec/AuthLogin`)
    await page.evaluate((thin) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`* { outline-width: ${thin} !important }`)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      ;(document.activeElement as HTMLElement | null)?.blur()
    }, width)
    await byTab(page, () => marks.measure(width))
    expect(marks.count).toBeGreaterThan(4)
    expect(marks.weak).toHaveLength(marks.count)
  }
})

// `npm run harden -- A08` only: two pictures of each kind of control.
for (const scheme of isWhole ? (['light', 'dark'] as const) : [])
  test(`of each kind of control the mark of the focus has 3:1 to the same pixels without it, and the area of a line of two pixels around it, on pages, in forms and in what they bring up: ${scheme}`, async ({
    page,
    provider,
  }) => {
    test.setTimeout(3_600_000)
    const marks = await FocusMarks.of(page)
    const opened: string[] = []
    const walk = async (where: string) => {
      const look = () => marks.measure(where)
      await byTab(page, async () => {
        await look()
        await byArrows(page, look)
      })
      await byLayers(page, where, marks, opened)
    }
    await everyPage(
      page,
      provider,
      async (address, isSignedIn) => {
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        await walk(address)
        if (isSignedIn && (await firstForm(page))) await walk(`the form of ${address}`)
      },
      { scheme },
    )
    expect(marks.weak).toEqual([])
    expect(marks.count).toBeGreaterThan(80)
  })
