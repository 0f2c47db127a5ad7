import { everyPage, firstForm, whole } from './every-page.ts'
import { accounts, expect, test, User } from './journey.ts'

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

/** Keeps on the document by how much it was ever taller than the window: screens scroll inside, and show no scroll bar beside their own. */
const keepHeight = () => {
  const look = () => {
    const { dataset, scrollHeight, clientHeight } = document.documentElement
    dataset['taller'] = String(Math.max(Number(dataset['taller'] ?? 0), scrollHeight - clientHeight))
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test('screens scroll inside: none is taller than the window, neither while a wait is told nor with all its parts', async ({
  page,
  provider,
}) => {
  await page.addInitScript(keepHeight)
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'keyboard' })
  await user.enter(provider, accounts.admin, '/')
  // Late by more than the time after which a wait is told.
  await page.route('**/api/**/GetGroupeList*', async (route) => {
    const answer = await route.fetch()
    await expect(page.locator('[data-live-announcer]')).toHaveText(/\S/)
    await route.fulfill({ response: answer })
  })
  for (const address of ['/Adm/Usr/UserAccueil?idUser=1', '/Core/Sec/PrmSecuriteAccueil']) {
    await whole(page, provider.url + address)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.evaluate(() => document.documentElement.dataset['taller']), address).toBe('0')
  }
})

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
