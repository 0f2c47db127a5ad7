import { accounts, expect, test, User } from './journey.ts'

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
