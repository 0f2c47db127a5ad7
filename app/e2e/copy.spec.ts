import { accounts, expect, test, User } from './journey.ts'

test('what is copied from a grid by Ctrl+C is on the clipboard: the cell, or the selected rows under their headings', async ({
  page,
  provider,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: provider.url })
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'keyboard' })
  await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
  const grid = page.getByRole('grid')
  const cell = grid.getByRole('gridcell', { name: /^AFF-/ }).first()
  await expect(cell).toBeVisible()
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())

  await cell.click({ position: { x: 4, y: 4 } })
  await page.keyboard.press('Control+c')
  await expect.poll(clipboard).toBe(await cell.textContent())

  for (const key of ['Space', 'ArrowDown', 'Space', 'Control+c']) await page.keyboard.press(key)
  await expect.poll(async () => (await clipboard()).split('\n').length).toBe(3)
  const [headings = '', first = ''] = (await clipboard()).split('\n')
  expect(headings.split('\t')).toContain(user.t['field.refAffaire'])
  expect(first.split('\t')).toContain(await cell.textContent())
  expect(first.split('\t')).toHaveLength(headings.split('\t').length)
})
