import type { Page } from 'playwright/test'
import { fr as uiFrench } from '../../ui/src/messages/fr.ts'
import { everyPage, firstForm, whole } from './every-page.ts'
import { expect, messages, test } from './journey.ts'

/** Somewhere to press. */
interface Place {
  /** Element, style and role; the name, too, of what opens something. */
  kind: string
  x: number
  y: number
}

/** What a press does something to. A submenu opens under the pointer, without a press. */
const pressable =
  'button, a[href], input, summary, [role=tab], [role=gridcell], [role=columnheader], [role=treeitem], [role=button], [role=option], [role^=menuitem]:not([aria-haspopup])'
/** What brings up a menu, choices or a calendar. */
const opener = '[aria-haspopup]:not([role^=menuitem]), [role=combobox]'
/** What is brought up. */
const layer = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tree])'

/** What of it is in sight and in reach, once of each kind that was not tried. */
const placesOf = ({ of, isNamed, tried }: { of: string; isNamed: boolean; tried: readonly string[] }): Place[] => {
  const kinds = new Set(tried)
  return [...document.querySelectorAll<HTMLElement>(of)].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + Math.min(width / 2, 12), top + height / 2]
    const name = isNamed ? (element.ariaLabel ?? element.textContent) : null
    const kind = [element.tagName, element.className, element.role, element.ariaHasPopup, name].join()
    const isInReach = width >= 8 && height >= 8 && element.contains(document.elementFromPoint(x, y))
    if (!isInReach || kinds.has(kind) || element.matches(':disabled, [aria-disabled=true]')) return []
    kinds.add(kind)
    return [{ kind, x, y }]
  })
}

/** All that a press could have changed: where the page is, what is open, checked, chosen, sorted and typed. */
const standing = (layers: string) => {
  const names = ['aria-expanded', 'aria-checked', 'aria-selected', 'aria-sort', 'aria-pressed', 'aria-current', 'value']
  const states = [...document.querySelectorAll('body *')].map((element) => [
    ...names.map((name) => element.getAttribute(name) ?? ''),
    element instanceof HTMLInputElement ? `${element.checked} ${element.value}` : '',
  ])
  const layerCount = document.querySelectorAll(layers).length
  return JSON.stringify([location.href, layerCount, states.filter((state) => state.some(Boolean))])
}

/** The page has come to rest: what a layer is still reading or fetching would pass for the work of a press. */
async function atRest(page: Page, where: string): Promise<void> {
  await expect(page.locator('[aria-busy=true], [role=progressbar]'), where).toHaveCount(0)
  await expect(page.locator(layer).getByText(uiFrench['loading.text']), where).toHaveCount(0)
  let last = ''
  const isAsBefore = async () => {
    const before = last
    last = await page.evaluate(standing, layer)
    return last === before
  }
  await expect.poll(isAsBefore, { message: where, intervals: [300] }).toBe(true)
}

/** Presses each kind that was not tried, and lets go elsewhere: nothing has become of it. */
async function tryAll(page: Page, where: string, of: string, tried: string[]): Promise<void> {
  await atRest(page, where)
  for (const { kind, x, y } of await page.evaluate(placesOf, { of, isNamed: false, tried })) {
    // What the pointer alone does is no press.
    await page.mouse.move(x, y)
    const before = await page.evaluate(standing, layer)
    await page.mouse.down()
    // The bar at the top has nothing there that can be pressed.
    await page.mouse.move(640, 3)
    await page.mouse.up()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect((await page.evaluate(standing, layer)) === before, `${where}: ${kind}`).toBe(true)
    tried.push(kind)
  }
}

test('a press that is let go elsewhere does nothing, whatever was pressed, on pages and in forms', async ({
  page,
  provider,
}) => {
  test.slow()
  const tried: string[] = []
  await everyPage(page, provider, async (address, isSignedIn) => {
    await tryAll(page, address, pressable, tried)
    if (isSignedIn && (await firstForm(page))) await tryAll(page, `the form of ${address}`, pressable, tried)
  })
  // There are some forty kinds, and of a page that is slow to stand a few less.
  expect(tried.length).toBeGreaterThan(25)
})

test('a press that is let go elsewhere does nothing in menus, choices and calendars, whatever brings them up', async ({
  page,
  provider,
}) => {
  test.slow()
  const opened: string[] = []
  const tried: string[] = []
  const tryLayers = async (where: string) => {
    for (const { kind, x, y } of await page.evaluate(placesOf, { of: opener, isNamed: true, tried: opened })) {
      const layers = page.locator(layer)
      const count = await layers.count()
      // A press outside of what is brought up closes it.
      await layers.evaluateAll((before) => {
        for (const one of before) one.setAttribute('data-before', '')
      })
      await page.mouse.click(x, y)
      await expect.poll(() => layers.count(), `${where}: ${kind}`).toBeGreaterThan(count)
      await tryAll(page, `${where}: ${kind}`, `${layer}:not([data-before]) :is(${pressable})`, tried)
      await page.keyboard.press('Escape')
      await expect(layers, `${where}: ${kind}`).toHaveCount(count)
      opened.push(kind)
    }
  }
  await everyPage(page, provider, async (address, isSignedIn) => {
    if (!isSignedIn) return
    await tryLayers(address)
    if (await firstForm(page)) await tryLayers(`the form of ${address}`)
  })
  // Of all forms the one with a calendar.
  await whole(page, `${provider.url}/Aff/Aff/AffairePrestationList`)
  await page.getByRole('button', { name: messages.fr['action.AjouterPrestation'] }).click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  await tryLayers('the form of a service')
  const roles = tried.map((kind) => kind.split(',').at(-3))
  // A day is a button that is no HTML button.
  const isDayTried = tried.some((kind) => /^DIV,.*,button,/.test(kind))
  expect({ roles, isDayTried }).toMatchObject({
    roles: expect.arrayContaining(['menuitem', 'menuitemradio', 'option', 'treeitem']),
    isDayTried: true,
  })
})
