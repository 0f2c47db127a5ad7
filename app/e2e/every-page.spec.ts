import type { Page } from 'playwright/test'
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
    const opens = page
      .getByRole('main')
      .getByRole('button', { name: /^(Ajouter|Modifier)$/, disabled: false })
      .first()
    if (!isSignedIn || !(await opens.isVisible())) return
    await opens.click()
    const form = page.getByRole('dialog')
    await expect(form.getByRole('textbox').first()).toBeVisible()
    await expect(form.locator('[aria-busy=true]')).toHaveCount(0)
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
