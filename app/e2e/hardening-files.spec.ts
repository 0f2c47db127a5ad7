import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { en } from '../../ui/src/messages/en.ts'
import { fr } from '../../ui/src/messages/fr.ts'
import { csv } from './imports.ts'
import { accounts, expect, read, test, User, write } from './journey.ts'

interface Valeur {
  refValeur: string
}

/** Odd file names: with paths, markup, invisible characters, or too long. */
const names = [
  '../../etc/passwd.csv',
  '"quoted" & <b>bold</b>.csv',
  'facture\u202Efdp.csv',
  `${'long'.repeat(80)}.csv`,
  '👩\u200D🔧 état.csv',
]

for (const locale of ['fr', 'en'] as const)
  test(`a file that is empty, of another kind, too large or not what it says is refused with the reason, and one of any name is shown as it is: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
    const { t } = user
    const refTable = `Hard.${locale}`
    const { idTableGuid } = await write<{ idTableGuid: string }>(provider, '/api/Core/SysTable/Insert', {
      refTable,
      lbTable: 'Hard',
      idTypeTable: 1,
    })
    await user.enter(provider, accounts.admin, `/Core/Sys/TableAccueil?idTableGuid=${idTableGuid}`)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/SysValeur/Import')) sent.push(request.url())
    })
    await page.getByRole('button', { name: t['action.Importer'], exact: true }).first().click()
    const dialog = page.getByRole('dialog', { name: t['import.title'] })
    const place = dialog.getByRole('button', { name: new RegExp(`^${t['import.file']}`) })
    const values = () => read<Valeur[]>(provider, `/api/Core/SysValeur/GetList?refTable=${refTable}`)
    const words = { fr, en }[locale]

    const folder = mkdtempSync(join(tmpdir(), 'ronde-files-'))
    try {
      const sparse = join(folder, 'sparse.csv')
      writeFileSync(sparse, '')
      truncateSync(sparse, 500_000_000)
      // Refused in the browser, before any of it is read or sent.
      await place.waitFor()
      const choosing = page.waitForEvent('filechooser')
      await place.click()
      await (await choosing).setFiles(sparse)
      await expect(dialog.getByRole('status')).toContainText(words['file.tooBig'].split('{')[0]?.trim() ?? '')
      await user.give(place, { name: 'nothing.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) })
      await expect(dialog.getByRole('status')).toContainText(words['file.empty'])
      await user.give(place, { name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
      await expect(dialog.getByRole('status')).toContainText(words['file.wrongKind'])
      expect(sent).toEqual([])

      // A `.csv` that is no table goes to the server, which refuses it.
      const zeros = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])
      await user.give(place, { name: 'picture.csv', mimeType: 'text/csv', buffer: zeros })
      await expect(dialog.getByText({ fr: /texte CSV lisible/, en: /readable CSV text/ }[locale])).toBeVisible()
      expect(await values()).toEqual([])

      for (const name of names) {
        const other = dialog.getByRole('button', { name: t['import.other'] })
        if (await other.isVisible()) await other.click()
        await user.give(place, csv(name, ['refValeur;lbValeur', 'A1;Un']))
        await expect(dialog.getByRole('button', { name: t['import.run'], exact: true })).toBeVisible()
        const shown = await dialog.innerText()
        expect(shown).not.toContain('\u202E')
        expect(await dialog.locator('b', { hasText: 'bold' }).count()).toBe(0)
      }
      await dialog.getByRole('button', { name: t['import.run'], exact: true }).click()
      await expect(dialog.getByText(t['import.done'], { exact: false })).toBeVisible()
      expect((await values()).map(({ refValeur }) => refValeur)).toEqual(['A1'])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
