import { accounts, expect, test, User, type Walk } from './journey.ts'

const walk = { locale: 'fr', scheme: 'light', hands: 'pointer' } as const

test('the default group is offered less, and refused the rest by the server [1.menus-decide] [6.rights]', async ({
  page,
  provider,
  request,
}) => {
  const user = new User(page, walk)
  await user.enter(provider, accounts.agent, '/Aff/Aff/AffaireList')
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
  await expect(page.getByRole('button', { name: user.t['action.Creer'], exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: user.t['action.AjouterAgence'] })).toHaveCount(0)
  await user.looksRight()

  const token = await page.evaluate(() => localStorage.getItem('user-token'))
  const refused = await request.post(`${provider.url}/api/Console/Adm/AdmAgence/Insert`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { lbAgence: 'Dunkerque' },
  })
  expect(refused.status()).toBe(403)
  expect(await refused.json()).toMatchObject({
    isSuccess: false,
    hasErrors: true,
    msgList: [{ eventType: expect.any(Number) }],
  })
})

test('the administrators are offered everything, and may add an agency [6.rights]', async ({ page, provider }) => {
  const user = new User(page, walk)
  await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
  await page.getByRole('button', { name: user.t['action.AjouterAgence'] }).click()
  const adding = page.getByRole('dialog', { name: user.t['editor.agence.new'] })
  await adding.getByRole('button', { name: user.t['editor.save'], exact: true }).click()
  await expect(adding.getByRole('textbox')).toHaveAccessibleDescription(/La valeur Agence est requise/)
  await adding.getByRole('textbox').fill('Dunkerque')
  await adding.getByRole('button', { name: user.t['editor.save'], exact: true }).click()
  await expect(adding).toBeHidden()
})

const walks: readonly (Walk & { view: 'AffAffAffaireList' | 'AffAffAffairePrestationList' })[] = [
  { locale: 'fr', scheme: 'dark', hands: 'keyboard', view: 'AffAffAffaireList' },
  { locale: 'en', scheme: 'light', hands: 'pointer', view: 'AffAffAffairePrestationList' },
]
const paths = {
  AffAffAffaireList: '/Aff/Aff/AffaireList',
  AffAffAffairePrestationList: '/Aff/Aff/AffairePrestationList',
} as const

for (const { view, ...own } of walks) {
  test(`a button is taken from a group and given back, told in words before, and gone from their list meanwhile: ${own.locale}, ${own.hands}`, async ({
    page,
    provider,
    browser,
  }) => {
    const user = new User(page, own)
    const { t } = user
    const context = await browser.newContext()
    const agent = new User(await context.newPage(), own)
    const theirs = agent.page.getByRole('main').getByRole('button', { name: t['action.Exporter'], exact: true })
    const rows = agent.page.getByRole('grid').getByRole('row')
    await agent.enter(provider, accounts.agent, paths[view])
    await expect(rows.nth(3)).toBeVisible()
    await expect(theirs).toBeVisible()

    await user.enter(provider, accounts.admin, '/Core/Sec/PrmSecuriteAccueil')
    const matrix = page.getByRole('grid', { name: t['rights.title'] })
    await user.press(page.getByRole('searchbox', { name: t['sheet.search'] }), 'End')
    await page.keyboard.type([t[`view.${view}`], t['code.TitleActionMenu'], t['action.Exporter']].join(' '))
    const row = matrix.getByRole('row', { name: new RegExp(`^${t['action.Exporter']}`) })
    await expect(row).toHaveCount(1)
    // The columns are the groups: the administrators, then everybody else.
    const cell = row.getByRole('gridcell').nth(1)
    const saves = async (becomes: 'yes' | 'no') => {
      if (own.hands === 'pointer') await cell.click()
      else {
        await user.reach(matrix)
        for (const key of ['Control+Home', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
        await expect(cell).toBeFocused()
        await page.keyboard.press(t[`sheet.${becomes}`].charAt(0))
      }
      await expect(cell).toContainText(t[`sheet.${becomes}`])
      await user.press(page.getByRole('button', { name: t['action.EnregistrerDroits'] }))
      const dialog = page.getByRole('dialog')
      const told = t[becomes === 'no' ? 'rights.lost' : 'rights.gained'].split('{')[0]?.trim() ?? ''
      await expect(dialog.getByRole('region', { name: 'Utilisateurs' })).toContainText(
        new RegExp(`${told}\\s(exporter|export) \\w+`, 'i'),
      )
      await user.looksRight()
      await user.press(dialog.getByRole('button', { name: t['editor.save'], exact: true }))
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: t['sheet.drop'] })).toBeDisabled()
      await agent.page.reload()
      await expect(rows.nth(3)).toBeVisible()
    }
    await saves('no')
    await expect(theirs).toHaveCount(0)
    await saves('yes')
    await expect(theirs).toBeVisible()
    await context.close()
  })
}
