import { readFileSync } from 'node:fs'
import { csv } from './imports.ts'
import { accounts, expect, test, User, type Walk } from './journey.ts'
import { longest } from './longest.ts'

const walks: readonly Walk[] = [
  { locale: 'fr', scheme: 'light', hands: 'pointer' },
  { locale: 'en', scheme: 'dark', hands: 'keyboard' },
]

for (const walk of walks) {
  test(`equipment goes into a file and comes back: unchanged nothing changes, changed it is told cell by cell, and a heading matched by hand stays so: ${walk.locale}, ${walk.hands}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, walk)
    const { t } = user
    const { query, some, hasParameters } = await longest(provider)
    await user.enter(provider, accounts.admin, `/Prm/Ref/MaterielList?${query}`)
    await user.search(some)
    const dialog = page.getByRole('dialog')
    const separator = walk.locale === 'fr' ? ';' : ','

    // The selected rows, with what no list tells of them.
    const grid = page.getByRole('grid')
    if (walk.hands === 'pointer') await grid.getByRole('checkbox').first().click()
    else {
      await user.reach(grid)
      await page.keyboard.press('ControlOrMeta+A')
    }
    const bar = page.getByRole('group', { name: /^(Sélection|Selection)$/ })
    await user.press(bar.getByRole('button', { name: /^(Autres|More) actions$/ }))
    await user.pick(page.getByRole('menuitem', { name: t['reimport.title'], exact: true }))
    await expect(dialog.getByRole('radio').first()).toBeEnabled()
    if (hasParameters) await expect(dialog.getByRole('checkbox')).toBeChecked()
    await user.looksRight()
    const coming = page.waitForEvent('download')
    await user.press(dialog.getByRole('button', { name: t['export.write'], exact: true }))
    const download = await coming
    const lines = readFileSync(await download.path(), 'utf8')
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n')
    expect(lines[0]).toContain(['refTypeMateriel', '#Type', 'refLocalisation'].join(separator))
    expect(lines[1]?.startsWith(some)).toBe(true)
    await expect(dialog).toBeHidden()

    const place = dialog.getByRole('button', { name: new RegExp(`^${t['import.file']}`) })
    const open = () => user.press(page.getByRole('button', { name: t['action.Importer'], exact: true }).first())
    const unchanged = dialog.getByRole('radio', {
      name: new RegExp(`^${lines.length - 1} (inchangées|unchanged)$`),
    })
    await open()
    await user.give(place, csv('liste.csv', lines))
    await expect(unchanged).toBeVisible()

    // A label in the place of a reference, another text, and a heading of somebody's own.
    const cells = (lines[1] ?? '').split(separator)
    cells[1] = `Pont ${walk.locale}`
    const other = lines
      .slice(2)
      .map((line) => line.split(separator))
      .find((one) => one[5] !== '' && one[5] !== cells[5])
    const [, , , , , from] = cells
    cells[5] = other?.[6] ?? ''
    const changed = [
      lines[0]?.replace(`${separator}lb${separator}`, `${separator}Nom${separator}`) ?? '',
      cells.join(separator),
      ...lines.slice(2),
    ]
    await user.press(dialog.getByRole('button', { name: t['import.other'] }))
    await user.give(place, csv('liste.csv', changed), 'Space')
    await expect(dialog.getByText('Nom')).toBeVisible()
    await user.looksRight()
    await user.choose('Nom', `(lb)`)
    await user.press(dialog.getByRole('button', { name: t['import.goOn'], exact: true }))
    await expect(dialog.getByRole('row').filter({ hasText: `Pont ${walk.locale}` })).toContainText(
      t['import.state.changed'],
    )
    await expect(dialog.getByRole('row').filter({ hasText: `${other?.[5]} · ${other?.[6]}` })).toContainText(`${from}`)
    await user.looksRight()
    await user.press(dialog.getByRole('button', { name: t['import.run'], exact: true }))
    await expect(dialog.getByText(t['import.done'], { exact: false })).toBeVisible()
    await user.press(dialog.getByRole('button', { name: t['editor.close'], exact: true }).last())

    // The choice is kept, over a new page too; and what was written is there.
    await page.reload()
    await open()
    await user.give(place, csv('liste.csv', changed))
    await expect(unchanged).toBeVisible()
  })
}
