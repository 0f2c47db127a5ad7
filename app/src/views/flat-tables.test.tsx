import { SysControlEdit } from '@ronde/contracts/services/Core/SysControlEdit'
import { SysTable } from '@ronde/contracts/services/Core/SysTable'
import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'
import { whole } from '../kit/testing/whole-dialog.ts'

// Loads the views before the first page asks for them.
import.meta.glob('./*/*/*/index.ts', { eager: true })

const slow = { timeout: 20_000 }
const anywhere = { hidden: true }
const [table] = SysTable.GetList.example.value
const [example] = SysValeur.GetList.example.value
if (!table || !example) throw new Error('the examples are empty')
const valeur = { ...example, idValeur: 4, lbValeur: 'Bon état', idValeurParent: null, isActif: true }

/** The page of a table, of type `L` (list) or `H` (hierarchy), with one value. */
async function ofType(refTypeTable: 'L' | 'H') {
  const it = consoleInDom({
    at: `/Core/Sys/TableAccueil?idTableGuid=${table?.idTableGuid}`,
    answers: [
      answer(SysTable.GetList, () => (table ? [{ ...table, refTypeTable }] : [])),
      answer(SysValeur.GetList, () => [valeur]),
      answer(SysControlEdit.GetList, () => []),
      answer(SysValeur.Insert, (input) => ({ ...valeur, ...input, idValeur: 5, idValeurGuid: crypto.randomUUID() })),
    ],
  })
  const rows = await screen.findByRole(refTypeTable === 'L' ? 'grid' : 'treegrid', anywhere, slow)
  await within(rows).findByText('Bon état', {}, slow)
  return { ...it, rows: within(rows) }
}

/** Adds a value while the only one is selected, and returns the parent that is sent with it. */
async function parentSent(refTypeTable: 'L' | 'H'): Promise<unknown> {
  const { rows, call } = await ofType(refTypeTable)
  fireEvent.click(
    refTypeTable === 'H'
      ? rows.getByText('Bon état')
      : rows.getByRole('checkbox', { name: 'Tout sélectionner', ...anywhere }),
  )
  await screen.findByRole('group', { name: 'Sélection', ...anywhere }, slow)
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter', ...anywhere }))
  const editor = within(await screen.findByRole('dialog', { ...anywhere, ...whole }, slow))
  for (const [name, value] of [
    [/^Référence/, 'NEUF'],
    [/^Libellé( \*)?$/, 'Neuf'],
  ] as const)
    fireEvent.change(await editor.findByRole('textbox', { name, ...anywhere }, slow), { target: { value } })
  fireEvent.click(editor.getByRole('button', { name: 'Enregistrer', ...anywhere }))
  await expect.poll(() => call.inputsOf(SysValeur.Insert), slow).toHaveLength(1)
  const [sent] = call.inputsOf(SysValeur.Insert)
  return (sent as { idValeurParent?: unknown }).idValeurParent ?? null
}

test('a value added while another is selected stands below it in a hierarchy, and beside it in a list', async () => {
  expect(await parentSent('H')).toBe(4)
  expect(await parentSent('L')).toBeNull()
})

test('rows of a list are not offered to be moved: their place is a number of their editor', async () => {
  const { rows } = await ofType('L')
  fireEvent.click(rows.getByRole('button', { name: /^Actions/, ...anywhere }))
  const menu = within(await screen.findByRole('menu', anywhere, slow))
  expect(menu.queryByRole('menuitem', { name: 'Déplacer', ...anywhere })).toBeNull()
  fireEvent.click(menu.getByRole('menuitem', { name: 'Modifier', ...anywhere }))
  const editor = within(await screen.findByRole('dialog', { ...anywhere, ...whole }, slow))
  expect(await editor.findByLabelText(/^Ordre/, {}, slow)).toBeTruthy()
})
