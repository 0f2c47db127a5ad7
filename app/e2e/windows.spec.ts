import { readFileSync } from 'node:fs'
import { accounts, expect, read, test, User, type Walk, write } from './journey.ts'

// Every list that can be is one whose rows the server finds, a window of 200 at a time.
test.use({ whole: 0 })

interface Affaire {
  refAffaire: string
  isActif: boolean
}
const cases = '/api/Console/Aff/AffAffaire'
const walks: readonly Walk[] = [
  { locale: 'fr', scheme: 'light', hands: 'pointer' },
  { locale: 'en', scheme: 'dark', hands: 'keyboard' },
]
const said = {
  fr: { all: 'Tout sélectionner', selected: 'Les 110 lignes qui correspondent', selection: 'Sélection' },
  en: { all: 'Select all', selected: 'All 110 that match', selection: 'Selection' },
} as const

for (const walk of walks) {
  test(`a long list is searched, sorted, filtered, chosen from, exported and left by windows: ${walk.locale}, ${walk.hands}`, async ({
    page,
    provider,
  }) => {
    const mark = `FENETRE-${walk.locale}`
    const refOf = (at: number) => `${mark}-${String(at).padStart(3, '0')}`
    const insert = (at: number) =>
      write(provider, `${cases}/Insert`, {
        refAffaire: refOf(at),
        lbAffaire: `${mark} ${String(at).padStart(3, '0')}`,
        idAgence: at % 2 === 0 ? 1 : 2,
        idUserRAF: 1,
      })
    for (let at = 0; at < 220; at += 20) await Promise.all(Array.from({ length: 20 }, (_, more) => insert(at + more)))
    const user = new User(page, walk)
    const { t } = user
    const wholeLists: string[] = []
    page.on('request', (asked) => {
      if (asked.url().includes(`${cases}/GetList`) && !asked.url().includes('take=')) wholeLists.push(asked.url())
    })
    await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
    const heading = page.getByRole('heading', { level: 1 })
    const grid = page.getByRole('grid')
    const rowOf = (at: number) => grid.getByRole('row').filter({ hasText: refOf(at) })

    await test.step('the search is the server’s, and the title says how many of how many', async () => {
      await user.search(mark)
      await expect(heading).toHaveText(/220 \/ \d{3,}$/)
    })
    await test.step('so is the order', async () => {
      await grid.getByRole('columnheader', { name: t['field.refAffaire'], exact: true }).click()
      await expect(rowOf(0)).toBeVisible()
      await expect(grid).toHaveAttribute('aria-rowcount', '221')
    })
    await test.step('rows further down come as they are in sight, and no other stands in their place', async () => {
      await rowOf(2).getByText(`${mark} 002`).click()
      await page.keyboard.press('ControlOrMeta+End')
      await expect(rowOf(219)).toBeVisible()
      await expect.poll(() => rowOf(219).getAttribute('aria-rowindex')).toBe('221')
      await page.keyboard.press('ControlOrMeta+Home')
      await expect(rowOf(0)).toBeVisible()
    })
    await test.step('the choices of a filter are those of all rows', async () => {
      await user.press(page.getByRole('search').getByRole('button', { name: t['field.lbAgence'], exact: true }))
      await page.getByRole('checkbox', { name: /^Lille/ }).check()
      await page.keyboard.press('Escape')
      await expect(heading).toHaveText(/110 \/ \d{3,}$/)
      await expect(rowOf(1)).toHaveCount(0)
      await user.looksRight()
    })
    const bar = page.getByRole('group', { name: said[walk.locale].selection })
    const chooseAll = async () => {
      await grid.getByRole('checkbox', { name: said[walk.locale].all }).click()
      await expect(bar.getByText(said[walk.locale].selected)).toBeVisible()
    }
    await test.step('all that match are exported, row by row', async () => {
      await chooseAll()
      await user.press(page.getByRole('main').getByRole('button', { name: t['action.Exporter'], exact: true }))
      const dialog = page.getByRole('dialog')
      const coming = page.waitForEvent('download')
      await user.press(dialog.getByRole('button', { name: t['export.write'], exact: true }))
      const lines = readFileSync(await (await coming).path(), 'utf8')
        .trim()
        .split('\r\n')
        .slice(1)
      expect(lines.map((line) => line.slice(0, refOf(0).length))).toEqual(
        Array.from({ length: 110 }, (_, at) => refOf(at * 2)),
      )
    })
    await test.step('all that match are deactivated, those out of sight too', async () => {
      await user.press(bar.getByRole('button', { name: t['action.Desactiver'], exact: true }))
      await user.press(page.getByRole('alertdialog').getByRole('button', { name: t['action.Desactiver'], exact: true }))
      await expect
        .poll(async () => {
          const all = await read<Affaire[]>(provider, `${cases}/GetList?search=${mark}`)
          return all.filter(({ isActif }) => !isActif).length
        })
        .toBe(110)
      await expect(page.getByText(t['list.noMatch'])).toBeVisible()
      await expect(heading).toHaveText(/^\D*0 \/ \d{3,}$/)
    })
    await test.step('a case is opened, and the way back leads to its row', async () => {
      await user.press(page.getByRole('search').getByRole('button', { name: t['list.clear'], exact: true }).first())
      await user.search(mark)
      await rowOf(1).getByText(`${mark} 001`).click()
      await page.keyboard.press('ControlOrMeta+End')
      const link = rowOf(219).getByRole('link')
      await link.click()
      await expect(heading).toHaveText(`${mark} 219`)
      await expect(page.getByRole('status').filter({ hasText: /^110 \S+ 110$/ })).toBeVisible()
      await page.goBack()
      await expect(rowOf(219)).toBeVisible()
      await expect.poll(() => rowOf(219).evaluate((row) => row.contains(document.activeElement))).toBe(true)
    })
    expect(wholeLists).toEqual([])
  })
}
