import { CallFailure, type Endpoint, POST, service } from '@ronde/contracts/wire'
import { UiProvider } from '@ronde/ui/theme'
import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'effector-react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { answer } from '../testing/answers.ts'
import { heldAnswers } from '../testing/held-answers.ts'
import { $later } from '../ask/attempts.ts'
import { held, testConsole } from '../testing/test-scope.ts'
import { ImportDialog } from './import-dialog.tsx'
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

function show(reply: (input: Sent) => ImportResult | Promise<ImportResult>) {
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
          columns={['ref', 'lb']}
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
  const { choose, onWritten } = show(answers.next)
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
  answers.at(2).reject(new CallFailure('cancelled'))
  await screen.findByText(/Nous ne savons pas ce qui est écrit/)
  expect(onWritten).toHaveBeenCalledOnce()
})

test('the focus is on what comes next, never on what closes', async () => {
  const answers = heldAnswers<ImportResult>()
  const { choose } = show(answers.next)
  choose()
  await expect.poll(() => answers.count).toBe(1)
  answers.at(0).resolve(good)
  await expect.poll(() => document.activeElement?.textContent).toBe('Importer')
  press('Importer')
  await screen.findByRole('progressbar', { name: 'Écriture' })
  expect(screen.queryByRole('button', { name: 'Importer' })).toBeNull()
  answers.at(1).resolve(good)
  await expect.poll(() => document.activeElement?.textContent).toBe('Fermer')
})
