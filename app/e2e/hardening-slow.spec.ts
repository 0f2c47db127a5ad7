import { Line } from './fetched.ts'
import { accounts, expect, read, test, User } from './journey.ts'

for (const locale of ['fr', 'en'] as const)
  test(`on a line of 400 kbit/s and a machine six times as slow one signs in, finds a case, changes it and saves, and no letter is lost: ${locale}`, async ({
    page,
    provider,
  }) => {
    test.slow()
    const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
    const { t } = user
    const [{ refAffaire: ref } = { refAffaire: '' }] = await read<{ refAffaire: string }[]>(
      provider,
      '/api/Console/Aff/AffAffaire/GetList?skip=6&take=1',
    )
    await user.settle()
    const line = await Line.of(page)
    await line.slow(400, 400)
    await line.session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.goto(`${provider.url}/Aff/Aff/AffaireList`)
    // Typed as fast as the keys come, without a wait for anything.
    await page.getByRole('textbox', { name: t['login.user'] }).click()
    await page.keyboard.type(accounts.admin.login)
    await page.keyboard.press('Tab')
    await page.keyboard.type(accounts.admin.password)
    await page.keyboard.press('Enter')
    const search = page.getByRole('main').getByRole('searchbox').first()
    await search.click()
    await page.keyboard.type(ref)
    await expect(search).toHaveValue(ref)
    await page.keyboard.press('ArrowDown')
    const row = page.getByRole('grid').getByRole('row').filter({ hasText: ref }).first()
    await expect.poll(() => row.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: t['action.Modifier'], exact: true }).first().click()
    const field = page.getByRole('dialog').getByRole('textbox', { name: new RegExp(`^${t['field.lbAffaire']}`) })
    await field.click()
    await page.keyboard.press('ControlOrMeta+A')
    const written = `Levage du quai, contrôle annuel et remise en service (${locale})`
    await page.keyboard.type(written)
    await expect(field).toHaveValue(written)
    await page.getByRole('dialog').getByRole('button', { name: t['editor.save'], exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    const cases = await read<{ refAffaire: string; lbAffaire: string }[]>(
      provider,
      `/api/Console/Aff/AffAffaire/GetList?refAffaire=${ref}`,
    )
    expect(cases).toMatchObject([{ lbAffaire: written }])
  })
