import type { CDPSession, Page } from 'playwright/test'
import { en as uiEnglish } from '../../ui/src/messages/en.ts'
import { fr as uiFrench } from '../../ui/src/messages/fr.ts'
import { menuAddresses, recordNames } from './addresses.ts'
import { axeFinds } from './axe.ts'
import { accounts, expect, messages, read, test, User, type Walk } from './journey.ts'
import type { Provider } from './provider.ts'
import { isWhole, sampled } from './sampled.ts'

/** Checks pages once loaded: all of them for `npm run harden`, else some. */
async function everyPage(
  user: User,
  provider: Provider,
  oneIn: number,
  look: (address: string) => Promise<void>,
): Promise<void> {
  if (isWhole) test.setTimeout(900_000)
  const { page } = user
  await user.enter(provider, accounts.admin, '/about')
  const addresses = (await menuAddresses(provider)).map(({ address }) => address)
  for (const address of sampled([...new Set(['/', '/about', ...addresses])], oneIn)) {
    await page.goto(provider.url + address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await look(address)
  }
}

const texts = {
  fr: new Set(Object.values({ ...uiFrench, ...messages.fr })),
  en: new Set(Object.values({ ...uiEnglish, ...messages.en })),
}
/** Texts of the other language that are not also texts of this one, at least three letters long. */
const foreign = (locale: Walk['locale']) =>
  [...texts[locale === 'fr' ? 'en' : 'fr']].filter((text) => !texts[locale].has(text) && /\p{L}{3}/u.test(text))

/** The console's own texts: names of controls, headings and labels; no values of records. */
const ownWords = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'button, h1, h2, h3, label, legend, [role=columnheader], [role=tab], [aria-label]',
    ),
  ]
    .filter((element) => !element.closest('[role=gridcell], td'))
    .flatMap((element) => [element.innerText, element.getAttribute('aria-label') ?? ''])
    .map((text) => text.trim())
    .filter(Boolean)

/** One element of the accessibility tree. */
interface Told {
  role: string
  name: string
  [state: string]: unknown
}

/** The focused element, or its active descendant, in the browser's accessibility tree. */
async function focused(session: CDPSession): Promise<Told> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(() => {
      const at = document.activeElement
      const active = at?.getAttribute('aria-activedescendant')
      return (active && document.getElementById(active)) || at
    })()`,
  })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: String(result.objectId),
    fetchRelatives: false,
  })
  const [node] = nodes
  return {
    role: String(node?.role?.value),
    name: String(node?.name?.value ?? ''),
    ...Object.fromEntries((node?.properties ?? []).map(({ name, value }) => [name, value.value as unknown])),
  }
}

const list = '/Aff/Aff/AffaireList'
const inkAndGround = () =>
  [...document.querySelectorAll<SVGElement>('main button svg, header button svg, nav svg')].flatMap((icon) => {
    const { width } = icon.getBoundingClientRect()
    if (width === 0) return []
    let at: Element | null = icon
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
    while (at && /rgba\(.*, 0\)|transparent/.test(groundOf(at))) at = at.parentElement
    const ground = at ? groundOf(at) : getComputedStyle(document.documentElement).backgroundColor
    const { color, stroke, fill } = getComputedStyle(icon)
    const drawn = stroke !== 'none' ? stroke : fill !== 'none' ? fill : color
    return drawn === ground ? [`${icon.outerHTML.slice(0, 120)}: ${drawn} on ${ground}`] : []
  })

for (const locale of ['fr', 'en'] as const) {
  const userOn = (page: Page) => new User(page, { locale, scheme: 'light', hands: 'keyboard' })

  test(`every name holds the words that are seen, and none is of the other language: ${locale}`, async ({
    page,
    provider,
  }) => {
    // A mode may have the same name as one of the console's texts.
    const names = await recordNames(provider)
    const strange = new Set(foreign(locale).filter((text) => !names.includes(text)))
    await everyPage(userOn(page), provider, 8, async (address) => {
      expect(await axeFinds(page, ['label-content-name-mismatch']), address).toEqual([])
      expect(
        (await page.evaluate(ownWords)).filter((text) => strange.has(text)),
        address,
      ).toEqual([])
    })
  })

  test(`in the system’s own colours every icon and every mark of the focus is seen: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = userOn(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await everyPage(user, provider, 10, async (address) => {
      expect(await page.evaluate(inkAndGround), address).toEqual([])
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      const unmarked: string[] = []
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press('Tab')
        const seen = await page.evaluate(() => {
          const at = document.activeElement
          if (!at || at === document.body) return null
          // The focus mark may be on an ancestor: a field around its input, a row around its cell.
          let isMarked = false
          for (
            let element: Element | null = at, steps = 0;
            element && steps < 4;
            element = element.parentElement, steps += 1
          ) {
            const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
            isMarked ||=
              outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !/^rgba\(.*, 0\)$/.test(outlineColor)
          }
          return { isMarked, html: at.outerHTML.slice(0, 120) }
        })
        if (!seen) break
        if (!seen.isMarked) unmarked.push(seen.html)
      }
      expect(unmarked, address).toEqual([])
    })
  })

  test(`what the browser tells a screen reader is whole at each step of a menu, a grid, a form and a choice: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = userOn(page)
    const { t } = user
    await user.enter(provider, accounts.admin, list)
    await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')
    const now = () => focused(session)

    // A menu button and its menu.
    await user.reach(page.getByRole('banner').getByRole('button', { name: 'Claire Lambert' }))
    expect(await now()).toMatchObject({ role: 'button', name: 'Claire Lambert', hasPopup: 'menu', expanded: false })
    await page.keyboard.press('Enter')
    await expect.poll(now).toMatchObject({ role: 'menuitem', name: expect.stringMatching(/\S/) })
    const first = await now()
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await now()).name).not.toBe(first.name)
    expect(await now()).toMatchObject({ role: 'menuitem' })
    await page.keyboard.press('Escape')
    await expect.poll(now).toMatchObject({ role: 'button', name: 'Claire Lambert', expanded: false })

    // A grid: the active cell, and the selection.
    const grid = page.getByRole('grid')
    await user.reach(grid)
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.press('ArrowDown')
    await expect.poll(now).toMatchObject({ role: 'checkbox', name: expect.stringMatching(/\S/), checked: 'false' })
    await page.keyboard.press('Space')
    await expect.poll(now).toMatchObject({ role: 'checkbox', checked: 'true' })
    const chosen = await grid.getByRole('row', { selected: true }).innerText()
    await page.keyboard.press('Space')
    await expect.poll(now).toMatchObject({ role: 'checkbox', checked: 'false' })
    await page.keyboard.press('ArrowRight')
    await expect.poll(now).toMatchObject({ role: expect.stringMatching(/^(gridcell|link)$/) })
    // The reference, as the row that was chosen shows it.
    expect(chosen.split('\n').map((text) => text.trim())).toContain((await now()).name)

    // A dialog, and the fields in it.
    await user.press(page.getByRole('button', { name: t['action.Creer'], exact: true }))
    const dialog = page.getByRole('dialog', { name: t['editor.affaire.new'] })
    await expect(dialog).toBeVisible()
    await user.reach(dialog.getByRole('textbox', { name: new RegExp(`^${t['field.refAffaire']}`) }))
    expect(await now()).toMatchObject({
      role: 'textbox',
      name: expect.stringContaining(t['field.refAffaire']),
      required: true,
    })
    await user.press(dialog.getByRole('button', { name: t['editor.save'], exact: true }))
    await expect.poll(now).toMatchObject({ role: 'textbox', invalid: 'true' })

    // A choice from a list: open or not, and which of them is on.
    const box = dialog.getByRole('combobox', { name: t['field.idAgence'] })
    await user.reach(box)
    expect(await now()).toMatchObject({
      role: 'combobox',
      name: expect.stringContaining(t['field.idAgence']),
      expanded: false,
    })
    await page.keyboard.type('Lil')
    await page.keyboard.press('ArrowDown')
    await expect.poll(now).toMatchObject({ role: 'option', name: expect.stringContaining('Lille') })
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect.poll(now).toMatchObject({ role: 'combobox', expanded: false })
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog')
    await expect(question.or(page.getByRole('main')).first()).toBeVisible()
    if (await question.isVisible()) await user.press(question.getByRole('button', { name: t['editor.leaveYes'] }))
    await expect(dialog).toBeHidden()
  })

  test(`what the browser tells a screen reader is whole at each step of a tree, a switch, a choice of one, a calendar, the views of a record and a question: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = userOn(page)
    const { t } = user
    const [{ idReferentielGuid } = { idReferentielGuid: '' }] = await read<{ idReferentielGuid: string }[]>(
      provider,
      '/api/Console/Prm/RefReferentiel/GetList',
    )
    await user.enter(provider, accounts.admin, `/Prm/Ref/LocalisationList?idReferentielGuid=${idReferentielGuid}`)
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')
    const now = () => focused(session)
    const filled = expect.stringMatching(/\S/)

    // A tree in columns: closed, open, and a row below, with its place among its siblings.
    const tree = page.getByRole('treegrid')
    await expect(tree.getByRole('row').nth(3)).toBeVisible()
    await user.reach(tree)
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.press('ArrowDown')
    const row = () => tree.locator('[role=row]:focus, [role=row]:has(:focus)')
    for (let presses = 0; presses < 4 && (await now()).role !== 'row'; presses += 1)
      await page.keyboard.press('ArrowLeft')
    expect(await now()).toMatchObject({
      role: 'row',
      name: filled,
      level: 1,
      expanded: false,
      selected: expect.any(Boolean),
    })
    // The key that leads into the branch comes before its rows do.
    await page.route('**/GetLocalisationList?*', async (route) => {
      const answer = await route.fetch()
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.fulfill({ response: answer })
    })
    await page.keyboard.press('ArrowRight')
    await expect.poll(now).toMatchObject({ role: 'row', level: 1, expanded: true })
    await page.keyboard.press('ArrowDown')
    await expect(row()).toHaveAttribute('aria-expanded', /./)
    await expect(row()).toHaveAttribute('aria-posinset', '1')
    expect(await now()).toMatchObject({ role: 'row', name: filled, level: 2 })
    await expect(row()).toHaveAttribute('aria-setsize', /^[1-9]\d*$/)

    // A switch.
    await user.reach(page.getByRole('switch').first(), 'Shift+Tab')
    expect(await now()).toMatchObject({ role: 'switch', name: filled, checked: 'false' })
    await page.keyboard.press('Space')
    await expect.poll(now).toMatchObject({ role: 'switch', checked: 'true' })

    // The views of a record are links, of which one is the page.
    await page.goto(`${provider.url}/Prm/Ref/ReferentielAccueil?idReferentielGuid=${idReferentielGuid}`)
    const views = page.getByRole('navigation', { name: t['view.PrmRefReferentielAccueil'] }).getByRole('link')
    await expect(views.first()).toHaveAttribute('aria-current', 'page')
    await user.reach(views.nth(1))
    expect(await now()).toMatchObject({ role: 'link', name: filled })
    await page.keyboard.press('Enter')
    await expect(views.nth(1)).toHaveAttribute('aria-current', 'page')
    await expect(views.first()).not.toHaveAttribute('aria-current')

    // One of several, in a group that has a name.
    await page.goto(`${provider.url}/Adm/Usr/UserProfil`)
    const language = page.getByRole('radiogroup', { name: t['preferences.language'] })
    await user.reach(language)
    expect(await now()).toMatchObject({ role: 'radio', name: filled, checked: 'true' })

    // A calendar over a field: the day that is on, by its whole name, and the next one.
    await page.goto(`${provider.url}/Core/Sys/LogList`)
    await user.press(page.getByRole('button', { name: t['field.dtLog'], exact: true }))
    await expect.poll(now).toMatchObject({ role: 'textbox', name: filled })
    await page.keyboard.type('10/11/2026')
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(async () => (await now()).name).toMatch(/10.*2026/)
    const day = await now()
    expect(day).toMatchObject({ role: expect.stringMatching(/^(gridcell|button)$/) })
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await now()).name).toMatch(/11.*2026/)
    await page.keyboard.press('Escape')
    await expect.poll(now).toMatchObject({ role: 'textbox' })

    // A question: what it asks is its name and its description, and it begins at the answer that loses nothing.
    await page.goto(provider.url + list)
    await user.press(page.getByRole('button', { name: t['action.Creer'], exact: true }))
    const dialog = page.getByRole('dialog', { name: t['editor.affaire.new'] })
    await user.reach(dialog.getByRole('textbox').first())
    await page.keyboard.type('AFF-X')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog')
    await expect(question).toHaveAccessibleName(/\S/)
    await expect(question).toHaveAccessibleDescription(/\S/)
    expect(await now()).toMatchObject({ role: 'button', name: filled })
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect.poll(now).toMatchObject({ role: 'textbox' })
  })
}
