import fc from 'fast-check'
import { anyText } from '../../contracts/provider/testing/any-text.ts'
import { accounts, expect, read, test, User, write } from './journey.ts'
import { isWhole, seed } from './sampled.ts'

/** `npm run harden -- P03` types 200 texts; the seed repeats them. */
const count = isWhole ? 200 : 6

interface Table {
  description: string | null
}

test('what is typed into a form is stored as it stood there, or is refused at its field and stays there', async ({
  page,
  provider,
}) => {
  if (isWhole) test.setTimeout(900_000)
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  const { t } = user
  const refTable = 'E2E.Textes'
  await write<Table>(provider, '/api/Core/SysTable/Insert', {
    refTable,
    lbTable: 'Textes',
    idTypeTable: 1,
  })
  const stored = async () => {
    const [one] = await read<Table[]>(provider, `/api/Core/SysTable/GetList?refTable=${refTable}`)
    return one?.description ?? ''
  }
  await user.enter(provider, accounts.admin, `/Core/Sys/TableList?q=${refTable}`)
  const form = page.getByRole('dialog')
  const field = form.getByRole('textbox', { name: t['field.description'], exact: true })
  const counts = { taken: 0, refused: 0 }
  for (const text of fc.sample(anyText, { numRuns: count, seed })) {
    await page.getByRole('button', { name: `Actions : ${refTable}` }).click()
    await page.getByRole('menuitem', { name: t['action.Modifier'], exact: true }).click()
    await field.fill(text)
    // A browser makes one sign of each end of a line.
    const typed = await field.inputValue()
    const before = await stored()
    await form.getByRole('button', { name: t['editor.save'], exact: true }).click()
    const refusal = form.locator('[aria-invalid=true]')
    await expect.poll(async () => (await form.count()) === 0 || (await refusal.count()) > 0).toBe(true)
    if ((await form.count()) === 0) {
      counts.taken += 1
      expect(await stored(), `seed ${seed}`).toBe(typed.normalize('NFC').trim())
    } else {
      counts.refused += 1
      await expect(field, `seed ${seed}`).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(/\S/)
      await expect(field).toHaveValue(typed)
      expect(await stored()).toBe(before)
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: t['editor.leaveYes'], exact: true }).click()
      await expect(form).toHaveCount(0)
    }
  }
  if (isWhole) expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(count / 20)
})
