import type { Locator } from 'playwright/test'
import { expect, type FilePayload, type User } from './journey.ts'

/** A CSV as French Excel writes it. */
export const csv = (name: string, lines: readonly string[]): FilePayload => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
})

interface Import {
  /** Lines with a mistake, for which the file is refused whole. */
  wrong: readonly string[]
  /** The message of the mistake. */
  told: string
  /** The same lines, corrected. */
  right: readonly string[]
  /** Called with the dialog once the mistakes are shown, before the file is written. */
  refused?: (dialog: Locator) => Promise<void>
  /** Called with the dialog once the corrected file was checked, before it is written. */
  tried?: (dialog: Locator) => Promise<void>
}

/** Imports a file with a mistake, which is refused whole, and then the corrected one. */
export async function importsFile(user: User, { wrong, told, right, refused, tried }: Import): Promise<void> {
  const { page, t } = user
  const dialog = page.getByRole('dialog', { name: t['import.title'] })
  const place = dialog.getByRole('button', { name: new RegExp(`^${t['import.file']}`) })
  await user.press(page.getByRole('button', { name: t['action.Importer'], exact: true }).first())
  await user.give(place, csv('import.csv', wrong))
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: told })).toBeVisible()
  await user.looksRight()
  await refused?.(dialog)
  await user.press(dialog.getByRole('button', { name: t['import.other'] }))
  await user.give(place, csv('import.csv', right), 'Space')
  await expect(dialog.getByRole('button', { name: t['import.run'], exact: true })).toBeVisible()
  await tried?.(dialog)
  await user.press(dialog.getByRole('button', { name: t['import.run'], exact: true }))
  await expect(dialog.getByText(t['import.done'], { exact: false })).toBeVisible()
  await user.press(dialog.getByRole('button', { name: t['editor.close'], exact: true }).last())
  await expect(dialog).toBeHidden()
}
