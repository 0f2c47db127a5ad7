import { importsFile } from './imports.ts'
import { accounts, expect, read, test, User, type Walk, write } from './journey.ts'

const french: Walk = { locale: 'fr', scheme: 'light', hands: 'pointer' }
const english: Walk = { locale: 'en', scheme: 'dark', hands: 'keyboard' }
const list = '/Core/Sys/TableList'

interface Table {
  idTableGuid: string
  refTable: string
  isActif: boolean
}
interface Valeur {
  refValeur: string
  lbValeur: string
  ordre: number
  idValeur: number
  idValeurParent: number | null
}

test('a table, its values by hand and by file, deleted and restored after their questions [4.table-active] [4.table-question] [2.tables]', async ({
  page,
  provider,
}) => {
  const user = new User(page, french)
  const { t } = user
  await user.enter(provider, accounts.admin, list)
  await user.press(page.getByRole('button', { name: t['action.Creer'], exact: true }))
  await user.type(new RegExp(`^${t['field.refTable']}`), 'E2E.Defauts')
  await user.type(new RegExp(`^${t['field.lbTable']}`), 'Défauts constatés')
  await user.press(page.getByRole('button', { name: t['editor.save'], exact: true }))
  await user.press(page.getByRole('link', { name: 'E2E.Defauts' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Défauts constatés' })).toBeVisible()

  // By hand: what is no JSON is told, and nothing is lost.
  await user.press(page.getByRole('button', { name: t['action.Creer'], exact: true }).first())
  const editor = page.getByRole('dialog', { name: t['editor.valeur.new'] })
  await user.type(new RegExp(`^${t['field.refValeur']}`), 'FISSURE')
  await editor.getByRole('textbox', { name: t['field.lbValeur'], exact: false }).last().fill('Fissure')
  await editor.getByRole('textbox', { name: t['field.extendedData'] }).fill('{"gravite": ')
  await user.press(editor.getByRole('button', { name: t['editor.save'], exact: true }))
  await expect(editor.getByRole('textbox', { name: t['field.extendedData'] })).toHaveAttribute('aria-invalid', 'true')
  await editor.getByRole('textbox', { name: t['field.extendedData'] }).fill('{"gravite": 3}')
  await user.press(editor.getByRole('button', { name: t['editor.save'], exact: true }))
  await expect(
    page
      .getByRole('gridcell', { name: 'FISSURE' })
      .or(page.getByRole('row', { name: /FISSURE/ }))
      .first(),
  ).toBeVisible()

  // By file: the lines that are wrong are named, nothing is written before all are right.
  await importsFile(user, {
    wrong: ['refValeur;lbValeur', 'CORROSION;Corrosion', 'M AL;Référence fausse'],
    told: 'refValeur',
    right: ['refValeur;lbValeur', 'CORROSION;Corrosion', 'FISSURE;Fissure ouverte'],
  })
  await expect(page.getByRole('row', { name: /Fissure ouverte/ })).toBeVisible()
  await user.looksRight()
  expect(
    (await read<Valeur[]>(provider, '/api/Core/SysValeur/GetList?refTable=E2E.Defauts')).map(
      ({ refValeur, lbValeur }) => [refValeur, lbValeur],
    ),
  ).toEqual([
    ['FISSURE', 'Fissure ouverte'],
    ['CORROSION', 'Corrosion'],
  ])

  // Deleted and restored, each after its question: the safe answer changes nothing.
  await page.goto(`${provider.url}${list}?q=E2E&all=1`)
  const isActif = async () =>
    (await read<Table[]>(provider, '/api/Core/SysTable/GetList')).find(({ refTable }) => refTable === 'E2E.Defauts')
      ?.isActif
  const choose = async (action: string, answer: string) => {
    await page
      .getByRole('row', { name: /E2E.Defauts/ })
      .getByText('Défauts constatés')
      .click({ button: 'right' })
    await page.getByRole('menuitem', { name: action, exact: true }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: answer, exact: true })
      .click()
  }
  await choose(t['action.Supprimer'], t['editor.cancel'])
  expect(await isActif()).toBe(true)
  await choose(t['action.Supprimer'], t['action.Supprimer'])
  await expect.poll(isActif).toBe(false)
  // What can be done with it is another thing once its row is another.
  await expect(page.getByRole('row', { name: /E2E.Defauts/ })).toHaveAttribute('data-state', 'inactive')
  await choose(t['action.Restaurer'], t['action.Restaurer'])
  await expect.poll(isActif).toBe(true)
})

test('by keyboard: values of a hierarchy are moved, and stand where they were put [2.tables]', async ({
  page,
  provider,
}) => {
  const user = new User(page, english)
  const { t } = user
  const [{ idTableGuid } = { idTableGuid: '' }] = (await read<Table[]>(provider, '/api/Core/SysTable/GetList')).filter(
    ({ refTable }) => refTable === 'Prm.RefTypeMateriel',
  )
  const values = () => read<Valeur[]>(provider, `/api/Core/SysValeur/GetList?idTableGuid=${idTableGuid}`)
  await user.enter(provider, accounts.admin, `/Core/Sys/TableAccueil?idTableGuid=${idTableGuid}`)
  const tree = page.getByRole('treegrid')
  await expect(tree.getByRole('row').nth(3)).toBeVisible()
  const [first, second] = (await values()).toSorted((one, other) => one.ordre - other.ordre)
  await user.press(tree, 'Home')
  for (const key of ['ArrowDown', 'ControlOrMeta+x', 'ArrowUp', 'ControlOrMeta+v']) await page.keyboard.press(key)
  await expect
    .poll(async () => (await values()).find(({ refValeur }) => refValeur === second?.refValeur)?.idValeurParent)
    .toBe(first?.idValeur)
  await user.looksRight()
  await expect(
    tree
      .getByRole('row', { level: 2 })
      .getByText(second?.lbValeur ?? '', { exact: true })
      .first(),
  ).toBeVisible()
  await user.press(page.getByRole('switch', { name: t['list.asTree'] }), 'Space')
  await expect(page.getByRole('grid')).toBeVisible()
})

test('many values scroll inside of their rows: no more are drawn than are in sight, and the page is as high as the window', async ({
  page,
  provider,
}) => {
  const user = new User(page, french)
  const { idTableGuid } = await write<Table>(provider, '/api/Core/SysTable/Insert', {
    refTable: 'E2E.Longue',
    lbTable: 'Longue',
  })
  for (let at = 0; at < 300; at += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, more) => `V-${String(at + more).padStart(3, '0')}`).map((refValeur) =>
        write(provider, '/api/Core/SysValeur/Insert', { idTableGuid, refValeur, lbValeur: refValeur }),
      ),
    )
  await user.enter(provider, accounts.admin, `/Core/Sys/TableAccueil?idTableGuid=${idTableGuid}`)
  const grid = page.getByRole('grid').or(page.getByRole('treegrid'))
  await expect(grid.getByRole('row').nth(3)).toBeVisible()
  await expect(grid).toHaveAttribute('aria-rowcount', '301')
  expect(await grid.getByRole('row').count()).toBeLessThan(80)
  const over = await page.getByRole('main').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(over).toBeLessThanOrEqual(0)
})
