import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { RefLocalisation } from '@ronde/contracts/services/Prm/RefLocalisation'
import { CallFailure } from '@ronde/contracts/wire'
import { fireEvent, screen, within } from '@testing-library/react'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { consoleInDom } from '../../shell/testing/console-in-dom.tsx'
import { $openFile, $saveFile } from '../../base/save-file.ts'
import { answer, answerWhole } from '../testing/answers.ts'
import { held } from '../testing/test-scope.ts'
import { whole } from '../testing/whole-dialog.ts'

// There already when the first page asks for them.
import.meta.glob('../../views/*/*/*/index.ts', { eager: true })
/** What is looked for needs not be proven visible, which costs jsdom seconds. */
const anywhere = { hidden: true }

interface Saved {
  blob: Blob
  name: string
}
const keeping = (saved: Saved[]) => [held($saveFile, (blob: Blob, name: string) => void saved.push({ blob, name }))]
/** Presses the button at the title, and gives the dialog. */
async function openExport() {
  fireEvent.click(await screen.findByRole('button', { name: 'Exporter', ...anywhere }))
  return within(await screen.findByRole('dialog', { ...anywhere, ...whole }))
}
/** jsdom's files have no `arrayBuffer`. */
const bytesOf = (blob: Blob): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(Buffer.from(reader.result as ArrayBuffer)))
    reader.addEventListener('error', () => reject(new Error('unreadable')))
    reader.readAsArrayBuffer(blob)
  })

test('a list becomes a workbook: its columns, its numbers and days as such', async () => {
  const saved: Saved[] = []
  const example = AffAffaire.Get.example.value
  const rows = [{ ...example, lbAffaire: '=2+2', nbPrestation: 7, dtCreation: '2026-01-12T09:15:00.000Z' }]
  consoleInDom({
    at: '/Aff/Aff/AffaireList',
    answers: [answer(AffAffaire.GetList, () => rows)],
    values: keeping(saved),
  })
  await screen.findByRole('heading', { level: 1, name: 'Affaires 1', ...anywhere })
  const dialog = await openExport()
  await dialog.findByText(/^Une ligne sera exportée/)
  fireEvent.click(dialog.getByRole('radio', { name: 'Excel (XLSX)', ...anywhere }))
  fireEvent.click(dialog.getByRole('button', { name: 'Exporter', ...anywhere }))
  await expect.poll(() => saved).toHaveLength(1)
  expect(saved[0]?.name).toMatch(/^Affaires \d{4}-\d\d-\d\d\.xlsx$/)
  const [heading = [], row = []] = await readSheet(await bytesOf(saved[0]?.blob ?? new Blob()))
  expect(heading.slice(0, 2)).toEqual(['Référence', 'Libellé'])
  expect(row.slice(0, 2)).toEqual([example.refAffaire, '=2+2'])
  expect(row[heading.indexOf('Prestations')]).toBe(7)
  expect(row[heading.indexOf('Création')]).toEqual(new Date(Date.UTC(2026, 0, 12)))
})

type Localisation = (typeof RefLocalisation.GetList.example.value)[number]
const [root] = RefLocalisation.GetList.example.value
if (!root) throw new Error('the example has no row')
const place = (
  idLocalisation: number,
  lbLocalisation: string,
  idLocalisationParent: number | null,
  more: Partial<Localisation> = {},
): Localisation => ({
  ...root,
  idLocalisation,
  idLocalisationItem: idLocalisation,
  lbLocalisation,
  lbAffichage: lbLocalisation,
  idLocalisationParent,
  hasChildren: idLocalisationParent === null,
  isActif: true,
  ...more,
})
const all = [
  place(1, 'Usine', null),
  place(2, 'Halle', 1),
  place(3, 'Bureau', 1),
  place(4, 'Ruine', 1, { isActif: false }),
]
const locations =
  '/Prm/Ref/LocalisationList?idReferentielGuid=8c1f0b6e-7d2a-5a4e-9a55-6a4f7e9f0a11&idReferentielVersion=1'

test('a tree of which only the first branches came is exported whole: asked for, counted, then written', async () => {
  const saved: Saved[] = []
  const answers = [
    answer(RefLocalisation.GetList, ({ idLocalisationParent }) =>
      all.filter(
        (one) =>
          idLocalisationParent === undefined || one.idLocalisationParent === (Number(idLocalisationParent) || null),
      ),
    ),
  ]
  consoleInDom({ at: locations, answers, values: keeping(saved) })
  const dialog = await openExport()
  await dialog.findByText(/^3 lignes seront exportées/)
  fireEvent.click(dialog.getByRole('button', { name: 'Exporter', ...anywhere }))
  await expect.poll(() => saved).toHaveLength(1)
  const text = (await bytesOf(saved[0]?.blob ?? new Blob())).toString('utf8')
  expect(text).toMatch(/Bureau[\s\S]*Halle[\s\S]*Usine/)
  expect(text).not.toContain('Ruine')
})

test('a tree that cannot be read whole is not exported in part', async () => {
  let isThere = false
  const answers = [
    answer(RefLocalisation.GetList, ({ idLocalisationParent }) =>
      idLocalisationParent === undefined && !isThere ? Promise.reject(new Error('gone')) : all,
    ),
  ]
  consoleInDom({ at: locations, answers, values: keeping([]) })
  const dialog = await openExport()
  await dialog.findByText(/n’ont pas pu être lues en entier/)
  expect(dialog.getByRole('button', { name: 'Exporter', ...anywhere })).toHaveProperty('disabled', true)
  isThere = true
  fireEvent.click(dialog.getByRole('button', { name: 'Réessayer', ...anywhere }))
  await dialog.findByText(/^3 lignes seront exportées/)
})

const cases = '/Aff/Aff/AffaireList'
const rowsOfCases = [AffAffaire.Get.example.value]

test('a list whose last reading failed is not exported: its rows may not be what there is', async () => {
  let isAway = false
  const answers = [
    answer(AffAffaire.GetList, () => (isAway ? Promise.reject(new CallFailure('timeout')) : rowsOfCases)),
  ]
  consoleInDom({ at: cases, answers, values: keeping([]) })
  await screen.findByRole('heading', { level: 1, name: 'Affaires 1', ...anywhere })
  isAway = true
  fireEvent.click(screen.getByRole('button', { name: 'Actualiser', ...anywhere }))
  const dialog = await openExport()
  await dialog.findByText(/n’ont pas pu être lues en entier/)
  expect(dialog.getByRole('button', { name: 'Exporter', ...anywhere })).toHaveProperty('disabled', true)
  isAway = false
  fireEvent.click(dialog.getByRole('button', { name: 'Réessayer', ...anywhere }))
  await dialog.findByText(/^Une ligne sera exportée/)
  expect(dialog.getByRole('button', { name: 'Exporter', ...anywhere })).toHaveProperty('disabled', false)
})

test('a list beside which the server told of errors is not exported as if it were whole', async () => {
  const messages = [{ message: 'Une agence n’a pas répondu', eventType: 2, exception: null }]
  consoleInDom({
    at: cases,
    answers: [answerWhole(AffAffaire.GetList, () => ({ value: rowsOfCases, hasErrors: true, messages }))],
    values: keeping([]),
  })
  const dialog = await openExport()
  await dialog.findByText(/n’ont pas pu être lues en entier/)
  expect(dialog.getByRole('button', { name: 'Exporter', ...anywhere })).toHaveProperty('disabled', true)
})

test('a place on the disk that is refused is said', async () => {
  consoleInDom({
    at: cases,
    answers: [
      answerWhole(AffAffaire.GetList, () => ({ value: rowsOfCases, total: 500_000, hasErrors: false, messages: [] })),
    ],
    values: [held($openFile, () => Promise.reject(new DOMException('refused', 'NotAllowedError')))],
  })
  const dialog = await openExport()
  await dialog.findByText(/^500.000 lignes seront exportées/)
  fireEvent.click(dialog.getByRole('button', { name: 'Exporter', ...anywhere }))
  await dialog.findByText(/^Le fichier n’a pas pu être fait/)
  expect(dialog.getByRole('button', { name: 'Exporter', ...anywhere })).toHaveProperty('disabled', false)
})
