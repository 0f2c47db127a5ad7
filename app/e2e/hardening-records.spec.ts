import { accounts, expect, read, test, User, write } from './journey.ts'

interface Valeur {
  refValeur: string
  idValeurGuid: string
}

/** The server's message for a missing record. */
const gone = { fr: 'Enregistrement introuvable', en: 'Record not found' } as const

for (const locale of ['fr', 'en'] as const)
  test(`a record that somebody else deleted is told, leaves the list, and the focus stays there: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, { locale, scheme: 'light', hands: 'keyboard' })
    const { t } = user
    const refTable = `Gone.${locale}`
    const { idTableGuid } = await write<{ idTableGuid: string }>(provider, '/api/Core/SysTable/Insert', {
      refTable,
      lbTable: 'Gone',
      idTypeTable: 1,
    })
    for (const [at, refValeur] of ['A', 'B', 'C', 'D', 'E'].entries())
      await write(provider, '/api/Core/SysValeur/Insert', {
        idTableGuid,
        refTable,
        refValeur: `${refValeur}1`,
        lbValeur: `Value ${refValeur}`,
        ordre: at + 1,
      })
    const values = () => read<Valeur[]>(provider, `/api/Core/SysValeur/GetList?refTable=${refTable}`)
    await user.enter(provider, accounts.admin, `/Core/Sys/TableAccueil?idTableGuid=${idTableGuid}`)
    const grid = page.getByRole('grid').last()
    const row = (name: string) => grid.getByRole('row', { name })
    const hasFocus = () => grid.evaluate((element) => element.contains(document.activeElement))
    const another = async (refValeur: string) => {
      const token = await page.evaluate(() => localStorage.getItem('user-token'))
      const [one] = (await values()).filter((value) => value.refValeur === refValeur)
      const answer = await page.request.delete(
        `${provider.url}/api/Core/SysValeur/Delete?idValeurGuid=${one?.idValeurGuid}`,
        { headers: { Authorization: `Bearer ${token}` } },
      )
      expect(answer.status()).toBe(200)
    }
    const choose = async (name: string, action: string) => {
      await user.reach(grid)
      await page.keyboard.press('ControlOrMeta+Home')
      for (let presses = 0; presses < 8 && !(await row(name).evaluate((at) => at.contains(document.activeElement)));)
        presses = await page.keyboard.press('ArrowDown').then(() => presses + 1)
      await page.keyboard.press('Shift+F10')
      await user.pick(page.getByRole('menuitem', { name: action, exact: true }))
    }

    // Changed: what was typed stays with what is said, and the row goes with its form.
    await choose('Value B', t['action.Modifier'])
    const form = page.getByRole('dialog')
    const label = form.getByRole('textbox', { name: t['field.lbValeur'], exact: true })
    await user.reach(label)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Value B, changed')
    await another('B1')
    await page.keyboard.press('Enter')
    await expect(form.getByRole('alert').filter({ hasText: gone[locale] }).first()).toBeVisible()
    await expect(label).toHaveValue('Value B, changed')
    await page.keyboard.press('Escape')
    await user.press(page.getByRole('alertdialog').getByRole('button', { name: t['editor.leaveYes'], exact: true }))
    await expect(form).toBeHidden()
    await expect(row('Value B')).toHaveCount(0)
    await expect(row('Value C')).toBeVisible()
    await expect.poll(hasFocus).toBe(true)
    // It is where keys go on from.
    await page.keyboard.press('ArrowDown')
    expect(await hasFocus()).toBe(true)

    // Deleted: as another has done so already, it is told and the row goes at once.
    await choose('Value D', t['action.Supprimer'])
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await another('D1')
    await user.press(question.getByRole('button', { name: t['action.Supprimer'], exact: true }))
    await expect(page.getByText(gone[locale]).first()).toBeVisible()
    await expect(row('Value D')).toHaveCount(0)
    await expect(row('Value E')).toBeVisible()
    await expect.poll(hasFocus).toBe(true)
    expect((await values()).map(({ refValeur }) => refValeur)).toEqual(['A1', 'C1', 'E1'])
  })
