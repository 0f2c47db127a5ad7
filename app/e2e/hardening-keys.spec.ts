import type { Page } from 'playwright/test'
import { csv } from './imports.ts'
import { accounts, expect, read, test, User, write } from './journey.ts'

interface Noted {
  /** Mouse events, which must not occur. */
  mouse: string[]
  /** Keys after which the focus was lost or not visible. */
  lost: string[]
  keys: number
}

/** Blocks the mouse, and checks the focus after the effects of each key are rendered. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const noted: Noted = { mouse: [], lost: [], keys: 0 }
    Object.assign(globalThis, { noted })
    for (const type of ['mousedown', 'pointerdown', 'touchstart', 'wheel'])
      addEventListener(
        type,
        (event) => {
          if (!event.isTrusted) return
          event.preventDefault()
          event.stopImmediatePropagation()
          noted.mouse.push(`${type} on ${(event.target as Element | null)?.outerHTML.slice(0, 100)}`)
        },
        { capture: true, passive: false },
      )
    const isHeld = () =>
      document.hasFocus() && document.activeElement !== null && document.activeElement !== document.body
    const isSeen = () => document.activeElement?.matches(':focus-visible') === true
    addEventListener(
      'keyup',
      ({ key }) => {
        noted.keys += 1
        const from = document.activeElement?.outerHTML.slice(0, 100)
        // A closing layer or a new page moves the focus within a few frames; otherwise it is lost.
        const look = (frames: number) => {
          if (isHeld() && isSeen()) return
          if (frames > 0) return void requestAnimationFrame(() => look(frames - 1))
          noted.lost.push(`${key}: ${isHeld() ? 'not seen' : 'lost'} at ${location.pathname}, from ${from}`)
        }
        look(60)
      },
      { capture: true },
    )
  })

const noted = (page: Page) => page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted)

interface Valeur {
  refValeur: string
  lbValeur: string
}

for (const locale of ['fr', 'en'] as const)
  test(`without a mouse one signs in, goes by the menus, finds, sorts, opens, changes, dates, deletes, imports, chooses in a tree, changes the language and signs out, and after no key the focus is lost: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, { locale, scheme: 'light', hands: 'keyboard' })
    const { t } = user
    const refTable = `Keys.${locale}`
    const { idTableGuid } = await write<{ idTableGuid: string }>(provider, '/api/Core/SysTable/Insert', {
      refTable,
      lbTable: `Keys ${locale}`,
      idTypeTable: 1,
    })
    for (const refValeur of ['A1', 'B1'])
      await write(provider, '/api/Core/SysValeur/Insert', {
        idTableGuid,
        refTable,
        refValeur,
        lbValeur: `Value ${refValeur}`,
        ordre: 1,
      })
    const ref = `KEYS-${locale.toUpperCase()}`
    await write(provider, '/api/Console/Aff/AffAffaire/Insert', {
      refAffaire: ref,
      lbAffaire: 'Quai',
      lbClient: null,
      idAgence: 1,
      idUserRAF: 1,
    })
    const keys: number[] = []
    const calm = async (what: string) => {
      const seen = await noted(page)
      expect(seen.mouse, what).toEqual([])
      expect(seen.lost, what).toEqual([])
      keys.push(seen.keys)
    }
    await user.settle()
    await watch(page)

    await page.goto(provider.url)
    await expect(page.getByRole('textbox', { name: t['login.user'] })).toBeVisible()
    await user.reach(page.getByRole('textbox', { name: t['login.user'] }))
    await page.keyboard.type(accounts.admin.login)
    await page.keyboard.press('Tab')
    await page.keyboard.type(accounts.admin.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('navigation', { name: t['frame.menu'] })).toBeVisible()
    await calm('signing in')

    const drawer = page.getByRole('navigation', { name: t['frame.menu'] })
    const link = drawer.getByRole('link', { name: t['view.AffAffAffaireList'] }).first()
    if (!(await link.isVisible())) await user.press(drawer.getByRole('button', { name: t['menu.Affaires'] }))
    await user.press(link)
    await expect(page.getByRole('heading', { level: 1, name: t['view.AffAffAffaireList'] })).toBeVisible()
    await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
    await calm('going by the menus')

    const heading = page.getByRole('columnheader', { name: t['field.refAffaire'] })
    const before = await heading.getAttribute('aria-sort')
    await user.reach(page.getByRole('grid'))
    await page.keyboard.press('ControlOrMeta+Home')
    for (
      let presses = 0;
      presses < 30 && !(await heading.evaluate((at) => at.contains(document.activeElement)));
      presses += 1
    )
      await page.keyboard.press(presses === 0 ? 'ArrowUp' : 'ArrowRight')
    await expect.poll(() => heading.evaluate((at) => at.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => heading.getAttribute('aria-sort')).not.toBe(before)
    await calm('sorting')

    await user.find(ref)
    await expect(page.getByRole('heading', { level: 1, name: 'Quai' })).toBeVisible()
    await calm('finding and opening')

    await user.press(page.getByRole('button', { name: t['action.Modifier'] }))
    const editing = page.getByRole('dialog', { name: t['editor.affaire.edit'] })
    await user.type(new RegExp(`^${t['field.lbAffaire']}`), 'Quai nord')
    await user.press(editing.getByRole('button', { name: t['editor.save'], exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: 'Quai nord' })).toBeVisible()
    await calm('changing')

    await user.press(page.getByRole('button', { name: t['action.AjouterPrestation'] }))
    const adding = page.getByRole('dialog', { name: t['editor.prestation.new'] })
    await user.choose(t['field.mode'], 'Levage')
    await user.choose(t['field.lieu'], 'Usine')
    await user.choose(t['field.gamme'], 'LEV-VGP')
    await user.type(new RegExp(`^${t['field.dtEcheance']}`), `31/12/${new Date().getFullYear()}`)
    await user.press(adding.getByRole('button', { name: t['editor.save'], exact: true }))
    await expect(adding).toBeHidden()
    await calm('choosing and dating')

    await page.goto(`${provider.url}/Core/Sys/TableAccueil?idTableGuid=${idTableGuid}`)
    const grid = page.getByRole('grid').last()
    await expect(grid.getByRole('row', { name: 'Value B1' })).toBeVisible()
    await user.reach(grid)
    await page.keyboard.press('ControlOrMeta+Home')
    const last = grid.getByRole('row', { name: 'Value B1' })
    for (
      let presses = 0;
      presses < 6 && !(await last.evaluate((at) => at.contains(document.activeElement)));
      presses += 1
    )
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+F10')
    await user.pick(page.getByRole('menuitem', { name: t['action.Supprimer'], exact: true }))
    await user.press(page.getByRole('alertdialog').getByRole('button', { name: t['action.Supprimer'], exact: true }))
    await expect(last).toHaveCount(0)
    expect(
      (await read<Valeur[]>(provider, `/api/Core/SysValeur/GetList?refTable=${refTable}`)).map(
        ({ refValeur }) => refValeur,
      ),
    ).toEqual(['A1'])
    await calm('deleting')

    await user.press(page.getByRole('button', { name: t['action.Importer'], exact: true }).last())
    const importing = page.getByRole('dialog', { name: t['import.title'] })
    await user.give(
      importing.getByRole('button', { name: new RegExp(`^${t['import.file']}`) }),
      csv('values.csv', ['refValeur;lbValeur', 'C1;Value C1']),
    )
    await user.press(importing.getByRole('button', { name: t['import.run'], exact: true }))
    await expect(importing.getByText(t['import.done'], { exact: false })).toBeVisible()
    await user.press(importing.getByRole('button', { name: t['editor.close'], exact: true }).last())
    await expect(grid.getByRole('row', { name: 'Value C1' })).toBeVisible()
    await calm('importing')

    const [hierarchy] = (
      await read<{ idTableGuid: string; refTable: string }[]>(provider, '/api/Core/SysTable/GetList')
    ).filter((one) => one.refTable === 'Prm.RefTypeMateriel')
    await page.goto(`${provider.url}/Core/Sys/TableAccueil?idTableGuid=${hierarchy?.idTableGuid}`)
    const tree = page.getByRole('treegrid')
    await expect(tree.getByRole('row').nth(3)).toBeVisible()
    await user.reach(tree)
    for (const key of ['Home', 'ArrowDown', 'Space']) await page.keyboard.press(key)
    await expect(tree.getByRole('row', { selected: true })).not.toHaveCount(0)
    await calm('choosing in a tree')

    const other = locale === 'fr' ? 'English' : 'Français'
    await user.press(page.getByRole('banner').getByRole('button', { name: t['frame.language'] }))
    await user.pick(page.getByRole('menuitemradio', { name: other }).or(page.getByRole('menuitem', { name: other })))
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'fr' ? 'en' : 'fr')
    await calm('another language')
    const spoken = new User(page, { locale: locale === 'fr' ? 'en' : 'fr', scheme: 'light', hands: 'keyboard' })
    await spoken.press(page.getByRole('banner').getByRole('button').last())
    await spoken.pick(page.getByRole('menuitem', { name: spoken.t['action.Deconnexion'] }))
    await expect(page.getByRole('heading', { name: spoken.t['login.title'] })).toBeVisible()
    await calm('signing out')
    expect(Math.max(...keys)).toBeGreaterThan(60)
  })
