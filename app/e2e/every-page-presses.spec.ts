import { everyPage, firstForm } from './every-page.ts'
import { expect, test } from './journey.ts'

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
