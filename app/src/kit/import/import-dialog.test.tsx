import { CallFailure, type Endpoint, POST, service } from '@ronde/contracts/wire'
import { UiProvider } from '@ronde/ui/theme'
import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'effector-react'
import { strToU8, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { answer } from '../testing/answers.ts'
import { heldAnswers } from '../testing/held-answers.ts'
import { $later } from '../ask/attempts.ts'
import { held, testConsole } from '../testing/test-scope.ts'
import { ImportDialog } from './import-dialog.tsx'
import type { ImportTable } from './import-table.ts'
import type { ImportResult } from './use-import.ts'

interface Sent {
  idTableGuid: string
  file: File
  dryRun?: boolean
}
const result = z.object({
  inserted: z.number(),
  updated: z.number(),
  errors: z.array(z.object({ line: z.number(), field: z.optional(z.string()), message: z.string() })),
})
const file = new File(['ref;lb\r\nA;un\r\nB;\r\n'], 'valeurs.csv', { type: 'text/csv' })
const { Import }: { Import: Endpoint<Sent, ImportResult> } = service('/api/Test', {
  Import: POST({
    input: z.object({ idTableGuid: z.string(), file: z.file(), dryRun: z.optional(z.boolean()) }),
    value: result,
    example: { input: { idTableGuid: 't', file }, value: { inserted: 2, updated: 1, errors: [] } },
  }),
})

const bare: ImportTable = { key: 'ref', columns: [{ name: 'ref' }, { name: 'lb' }], rows: null }

function show(reply: (input: Sent) => ImportResult | Promise<ImportResult>, table = bare, isWhole = true) {
  const waited: number[] = []
  const it = testConsole({
    answers: [answer(Import, reply)],
    values: [
      held($later, (ms, run) => {
        waited.push(ms)
        run()
      }),
    ],
  })
  const [onClose, onWritten] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(
    <Provider value={it.scope}>
      <UiProvider locale="fr">
        <ImportDialog
          endpoint={Import}
          keys={{ idTableGuid: 't' }}
          view="Test"
          table={table}
          whenRead={() => Promise.resolve({ table, isWhole })}
          onClose={onClose}
          onWritten={onWritten}
        />
      </UiProvider>
    </Provider>,
  )
  const choose = (chosen = file) =>
    fireEvent.change(document.querySelector('input[type=file]') ?? document.body, { target: { files: [chosen] } })
  return {
    ...it,
    waited,
    onClose,
    onWritten,
    choose,
    sent: () => it.call.inputsOf(Import).map(({ dryRun, ...input }) => ({ ...input, isDry: dryRun === true })),
  }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const good: ImportResult = { inserted: 2, updated: 1, errors: [] }

test('a file is tried, then written, and the outcome is told', async () => {
  const { choose, sent, onWritten } = show(() => good)
  choose()
  await screen.findByText('2 lignes à ajouter, une à modifier')
  expect(onWritten).not.toHaveBeenCalled()
  press('Importer')
  await screen.findByText(/2 lignes ajoutées, une modifiée/)
  expect(sent()).toEqual([
    { idTableGuid: 't', file, isDry: true },
    { idTableGuid: 't', file, isDry: false },
  ])
  expect(onWritten).toHaveBeenCalledOnce()
})

test('lines that were as the file says are told apart from those that change', async () => {
  const { choose } = show(() => ({ inserted: 0, updated: 3, unchanged: 2, errors: [] }))
  choose()
  await screen.findByText('Aucune ligne à ajouter, une à modifier, 2 inchangées')
})

test('the file of the lines that were refused, mended, is sent without its reasons', async () => {
  const { choose, sent } = show(() => good)
  choose(new File(['#erreur;ref;lb\r\n"lb: Requis";B;deux\r\n'], 'valeurs-erreurs.csv'))
  await screen.findByText('2 lignes à ajouter, une à modifier')
  expect([sent()[0]?.file.name, await sent()[0]?.file.text()]).toEqual(['valeurs-erreurs.csv', 'ref;lb\r\nB;deux\r\n'])
})

test('a name that would read backwards is shown as what it is, and sent as it was', async () => {
  const { choose, sent } = show(() => good)
  const name = 'facture\u202Efdp.csv'
  choose(new File(['ref;lb\r\nA;un\r\n'], name, { type: 'text/csv' }))
  await screen.findByText('facture\uFFFDfdp.csv')
  expect(document.body.textContent).not.toContain('\u202E')
  expect(sent()[0]?.file.name).toBe(name)
})

test('a mistake of many lines is told once, with its first lines, without markup', async () => {
  const errors = [2, 3, 4, 5, 6, 7, 8].map((line) => ({ line, field: 'refParent', message: 'S&amp;9 est inconnu' }))
  const { choose } = show(() => ({ inserted: 0, updated: 0, errors }))
  choose()
  expect((await screen.findByRole('row', { name: /est inconnu/ })).textContent).toBe(
    '2, 3, 4, 5, 6 et 2 autresrefParentS&9 est inconnu',
  )
  expect(screen.getAllByText(/^Une erreur sur 7 lignes/)[0]).toBeTruthy()
})

test('mistakes are told by line and column, and nothing is written', async () => {
  const { choose, sent } = show(() => ({
    inserted: 0,
    updated: 0,
    errors: [{ line: 3, field: 'lb', message: 'La valeur lb est requise' }],
  }))
  choose()
  expect((await screen.findByRole('row', { name: /La valeur lb est requise/ })).textContent).toBe(
    '3lbLa valeur lb est requise',
  )
  expect(screen.queryByRole('button', { name: 'Importer' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Télécharger les lignes en erreur' })).toBeTruthy()
  press('Choisir un autre fichier')
  expect(document.querySelector('input[type=file]')).toBeTruthy()
  expect(sent()).toHaveLength(1)
})

test('where the file was changed since it was chosen, its failed lines cannot be had, and that is said', async () => {
  const { choose } = show(() => ({ inserted: 0, updated: 0, errors: [{ line: 3, field: 'lb', message: 'non' }] }))
  const chosen = new File(['ref;lb\r\nA;un\r\nB;\r\n'], 'valeurs.csv')
  choose(chosen)
  const button = await screen.findByRole('button', { name: 'Télécharger les lignes en erreur' })
  chosen.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'))
  fireEvent.click(button)
  await screen.findByText(/^Le fichier n’a pas pu être fait/)
})

test('of a workbook, which is mended where it is, the list of mistakes is to be had', async () => {
  const { choose } = show(() => ({
    inserted: 0,
    updated: 0,
    errors: [{ line: 3, field: 'lb', message: '=La valeur; lb' }],
  }))
  choose(new File(['PK'], 'valeurs.xlsx'))
  const made = Promise.withResolvers<Blob>()
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => (made.resolve(blob), 'blob:x'), revokeObjectURL: () => {} }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Télécharger la liste des erreurs' }))
  // Its byte order mark is read away.
  expect(await (await made.promise).text()).toBe(`Ligne;Colonne;Erreur\r\n3;lb;"'=La valeur; lb"\r\n`)
})

const known: ImportTable = {
  key: 'ref',
  columns: [{ name: 'ref' }, { name: 'lb' }, { name: 'isActif', kind: 'flag' }],
  rows: [
    { ref: 'A', lb: 'un', isActif: true },
    { ref: 'B', lb: 'deux', isActif: true },
  ],
}

test('a heading that nobody knows is matched by hand, and the choice is kept for the next file', async () => {
  const { choose, sent } = show(() => good, known)
  const given = () => new File(['Référence interne;lb\r\nA;un\r\nB;DEUX\r\n'], 'valeurs.csv')
  choose(given())
  fireEvent.click(await screen.findByRole('combobox', { name: /Référence interne/ }))
  fireEvent.click(await screen.findByRole('option', { name: /\(ref\)/ }))
  expect(sent()).toEqual([])
  press('Continuer')
  await screen.findByText('2 lignes à ajouter, une à modifier')
  expect(await sent()[0]?.file.text()).toBe('ref;lb\r\nA;un\r\nB;DEUX\r\n')
  press('Choisir un autre fichier')
  choose(given())
  await screen.findByText('2 lignes à ajouter, une à modifier')
  expect(sent()).toHaveLength(2)
  // It can be looked at again.
  press('Revoir les colonnes')
  expect((await screen.findByRole('combobox', { name: /Référence interne/ })).textContent).toContain('(ref)')
})

test('a heading can be left out', async () => {
  const { choose, sent } = show(() => good, known)
  choose(new File(['ref;lb;note\r\nA;un;x\r\n'], 'valeurs.csv'))
  await screen.findByText(/Une colonne du fichier n’est pas reconnue/)
  press('Continuer')
  await screen.findByText('2 lignes à ajouter, une à modifier')
  expect(await sent()[0]?.file.text()).toBe('ref;lb\r\nA;un\r\n')
})

test('before it is written the difference is told cell by cell, by what becomes of the lines', async () => {
  const { choose } = show(() => good, known)
  choose(new File(['ref;lb;isActif\r\nA;un;oui\r\nB;DEUX;non\r\nC;trois;\r\n'], 'valeurs.csv'))
  await screen.findByText('2 lignes à ajouter, une à modifier')
  // jsdom draws no row of a grid: a journey reads the cells.
  const rows = () => Number(screen.getByRole('grid').getAttribute('aria-rowcount')) - 1
  expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
    'Une nouvelle',
    'Une modifiée',
    'Une inchangée',
    'Aucune en erreur',
  ])
  expect(rows()).toBe(2)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'deux' } })
  expect(rows()).toBe(1)
  // A flag is found by the word that the grid shows.
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'non' } })
  expect(rows()).toBe(1)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Une inchangée' }))
  expect(rows()).toBe(1)
})

test('what could not be read whole is not compared, and headings are the server’s to judge', async () => {
  const { choose, sent } = show(() => good, known, false)
  choose(new File(['ref;inconnue\r\nA;un\r\n'], 'valeurs.csv'))
  await screen.findByText('2 lignes à ajouter, une à modifier')
  expect(await sent()[0]?.file.text()).toBe('ref;inconnue\r\nA;un\r\n')
  expect(screen.queryByRole('grid')).toBeNull()
})

test('a file that is too large, or of another kind, is refused before it is sent', async () => {
  const { choose, sent } = show(() => good)
  const large = new File(['x'], 'valeurs.csv')
  Object.defineProperty(large, 'size', { value: 20_000_001 })
  choose(large)
  choose(new File(['x'], 'valeurs.pdf'))
  await expect.poll(() => screen.getAllByText(/valeurs\.(csv|pdf)/).length).toBeGreaterThan(0)
  expect(sent()).toEqual([])
})

test('a refused file says why, and another can be chosen', async () => {
  const refusal = new CallFailure('refused', { messages: [{ message: 'Fichier vide', eventType: 4, exception: null }] })
  const { choose } = show(() => Promise.reject(refusal))
  choose()
  expect((await screen.findAllByText('Fichier vide')).length).toBeGreaterThan(0)
})

test.each([
  [503, 1],
  [504, 4],
])(
  'a gateway’s %d while it is written, %i times: looked for under the same key, and told; the file is still at hand',
  async (status, lost) => {
    let times = 0
    const { choose, call, waited } = show(({ dryRun }) => {
      if (!dryRun && (times += 1) <= lost) throw new CallFailure('http', { status })
      return good
    })
    choose()
    await screen.findByText('2 lignes à ajouter, une à modifier')
    press('Importer')
    if (lost > 3) {
      await screen.findByText(/Nous ne savons pas ce qui est écrit/)
      expect(screen.getByText('valeurs.csv')).toBeTruthy()
      press('Importer')
    }
    await screen.findByText(/2 lignes ajoutées, une modifiée/)
    expect(waited).toEqual([1000, 2000, 4000].slice(0, lost))
    const [tried, first, second] = call.asked.map(({ idempotencyKey }) => idempotencyKey)
    expect([tried, first]).toEqual([undefined, expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(second).toBe(first)
  },
)

test('what is given up while it is tried goes back to the choice; while it is written nobody knows what was', async () => {
  const answers = heldAnswers<ImportResult>()
  const { choose, onClose, onWritten } = show(answers.next)
  choose()
  await screen.findByRole('progressbar', { name: 'Vérification du fichier' })
  press('Arrêter')
  answers.at(0).reject(new CallFailure('cancelled'))
  await expect.poll(() => document.querySelector('input[type=file]')).toBeTruthy()
  choose()
  await expect.poll(() => answers.count).toBe(2)
  answers.at(1).resolve(good)
  await screen.findByText('2 lignes à ajouter, une à modifier')
  press('Importer')
  await screen.findByRole('progressbar', { name: 'Écriture' })
  press('Fermer')
  answers.at(2).reject(new CallFailure('cancelled'))
  await screen.findByText(/Nous ne savons pas ce qui est écrit/)
  expect(onWritten).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
  press('Fermer')
  expect(onClose).toHaveBeenCalledOnce()
})

test('the focus is on what comes next, never on what closes', async () => {
  const answers = heldAnswers<ImportResult>()
  const { choose } = show(answers.next)
  const isOnChoice = () => document.activeElement === screen.queryByRole('button', { name: /^Fichier à importer/ })
  choose()
  await expect.poll(() => answers.count).toBe(1)
  answers.at(0).reject(new CallFailure('http', { status: 415 }))
  await expect.poll(isOnChoice).toBe(true)
  choose()
  await expect.poll(() => answers.count).toBe(2)
  answers.at(1).resolve(good)
  await expect.poll(() => document.activeElement?.textContent).toBe('Importer')
  press('Choisir un autre fichier')
  await expect.poll(isOnChoice).toBe(true)
  choose()
  await expect.poll(() => answers.count).toBe(3)
  answers.at(2).resolve(good)
  await expect.poll(() => document.activeElement?.textContent).toBe('Importer')
  press('Importer')
  await screen.findByRole('progressbar', { name: 'Écriture' })
  expect(screen.queryByRole('button', { name: 'Importer' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
  answers.at(3).resolve(good)
  await expect.poll(() => document.activeElement?.textContent).toBe('Fermer')
})

test('columns that were chosen for one file are free for the next', async () => {
  const { choose } = show(() => ({ ...good, errors: [{ line: 2, message: 'non' }] }), known)
  const optionsOf = async (heading: string) => {
    fireEvent.click(await screen.findByRole('combobox', { name: heading }))
    return (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  }
  choose(new File(['ref;Intitulé court\r\nA;un\r\n'], 'one.csv'))
  const options = await optionsOf('Intitulé court')
  const last = screen.getAllByRole('option').at(-1)
  if (!last) throw new Error('no column to choose')
  fireEvent.click(last)
  press('Choisir un autre fichier')
  await screen.findByText(/^Colonnes possibles/)
  choose(new File(['ref;Nom bref\r\nA;un\r\n'], 'two.csv'))
  expect(await optionsOf('Nom bref')).toEqual(options)
})

test('the error of a formula in a workbook is told at its line and column, and nothing is written', async () => {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const rows = [
    `${text('ref')}${text('lb')}`,
    `${text('A')}<c t="e"><f>VLOOKUP(A2,C:D,2,FALSE)</f><v>#N/A</v></c>`,
    `<c t="e"><v>#REF!</v></c>${text('deux')}`,
  ]
  const book = zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8('<Relationships><Relationship Id="r1" Target="one.xml"/></Relationships>'),
    'xl/one.xml': strToU8(
      `<worksheet><sheetData>${rows.map((row) => `<row>${row}</row>`).join('')}</sheetData></worksheet>`,
    ),
  })
  const refused = { line: 3, field: 'ref', message: 'Une référence n’a pas de signe #' }
  const { choose } = show(() => ({ inserted: 1, updated: 0, errors: [refused] }))
  choose(new File([new Uint8Array(book)], 'valeurs.xlsx'))
  await screen.findByRole('row', { name: /#N\/A/ })
  const told = screen.getAllByRole('row').slice(1)
  expect(told.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2lbLe classeur a une erreur dans cette cellule\s: #N\/A/),
    expect.stringMatching(/^3refLe classeur a une erreur dans cette cellule\s: #REF!/),
  ])
  expect(screen.queryByRole('button', { name: 'Importer' })).toBeNull()
})
