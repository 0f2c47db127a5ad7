import { SysValeur, type SysValeurRecord } from '@ronde/contracts/services/Core/SysValeur'
import { type DocumentInfo, GedDocument } from '@ronde/contracts/services/Ged/GedDocument'
import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { GamRapport } from '@ronde/contracts/services/Prm/GamRapport'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { textIn } from '../locales/testing/texts.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'
import { documentFacts } from './Prm/Gam/document-facts.ts'

// Loads the views before the first page asks for them.
import.meta.glob('./Prm/Gam/*/index.ts', { eager: true })

const slow = { timeout: 60_000 }
/** Skips the check that elements are visible, which costs jsdom seconds. */
const anywhere = { hidden: true }
const [range] = GamGamme.GetList.example.value
const [value] = SysValeur.GetList.example.value
if (!range || !value) throw new Error('an example of each')

const tables: Record<string, Record<string, string>> = {
  'Prm.GamTypeMaintenance': { REGLEMENTAIRE: 'Réglementaire' },
  'Prm.GamFonction': { LEVAGE: 'Engins de levage' },
  'Prm.ModTacheFrequence': { M6: 'Tous les 6 mois', M9: 'Tous les 9 mois' },
  'Prm.RefStructure': { 'IND-BATIMENT': 'Bâtiment' },
}
const answers = [
  answer(GamGamme.GetList, () => [
    { ...range, typeLocalisation: 'IND-BATIMENT' },
    { ...range, idGammeVersion: 2, ref: 'LEV-NEW', periodicite: 'M9' },
  ]),
  answer(SysValeur.GetList, ({ refTable = '' }) =>
    Object.entries(tables[refTable] ?? {}).map(([refValeur, lbValeur]): SysValeurRecord => ({
      ...value,
      refTable,
      refValeur,
      lbValeur,
    })),
  ),
]
const list = '/Prm/Gam/GammeList?cols=ref,typeMaintenance,fonctionPrincipal,periodicite,typeLocalisation'
const lines = () =>
  screen
    .getAllByRole('row', anywhere)
    .map((row) => row.textContent ?? '')
    .filter((line) => line.includes('LEV-'))

test('the list of ranges says their values as the system tables do, in French and where somebody has changed them', async () => {
  consoleInDom({ at: list, answers })
  await screen.findByText('Tous les 9 mois', {}, slow)
  expect(lines()).toEqual([
    expect.stringMatching(/LEV-NEW.*Réglementaire.*Engins de levage.*Tous les 9 mois/),
    expect.stringMatching(/LEV-VGP.*Réglementaire.*Engins de levage.*Tous les 6 mois.*Bâtiment/),
  ])
  consoleInDom({ at: list, answers, globals: { locale: 'en' } })
  await screen.findByText('Tous les 9 mois', {}, slow)
  expect(lines()[1]).toMatch(/LEV-VGP.*Regulatory.*Engins de levage.*6 months.*Bâtiment/)
})

test('a filter of ranges says what it lets through as the table does', async () => {
  consoleInDom({ at: `${list}&f.fonctionPrincipal=LEVAGE`, answers })
  expect(
    await screen.findByRole('button', { name: /^Retirer le filtre.*Engins de levage/, ...anywhere }, slow),
  ).toBeTruthy()
})

test('the page of a range says its values as its list does', async () => {
  consoleInDom({ at: `/Prm/Gam/GamRapportAccueil?idGammeVersion=${range.idGammeVersion}`, answers })
  for (const text of ['Tous les 6 mois', 'Engins de levage', 'Réglementaire', 'Bâtiment'])
    expect(await screen.findByText(text, {}, slow)).toBeTruthy()
})

const [info] = GedDocument.GetDocumentInfoList.example.value
const [page] = GamRapport.GetPageInfoList.example.value

test.each([
  ['fr', 'image/png', 12_345, 'PNG · 12,3 ko · 12/01/2026'],
  ['fr', 'application/pdf', 50_000_000, 'PDF · 50 Mo · 12/01/2026'],
  ['en', 'image/jpeg', 1_234_567, 'JPEG · 1.23 MB · 12/01/2026'],
] as const)('in %s, a document of %s and %i bytes says so', (locale, mimeType, taille, said) => {
  const facts = documentFacts({ ...info, mimeType, taille } as DocumentInfo, textIn(locale))
  expect(facts.replaceAll(/\s/g, ' ')).toBe(said)
})

test('the panel of a document of a range is in the address: it opens from there, and Escape takes it out', async () => {
  const idDocument = info?.idDocument ?? ''
  consoleInDom({
    at: `/Prm/Gam/GamRapportAccueil?idGammeVersion=${range.idGammeVersion}&d.e=Document:${idDocument}`,
    answers: [
      answer(GamGamme.GetList, () => [{ ...range, modeOp: idDocument, rapportInsp: null }]),
      answer(GedDocument.GetDocumentInfoList, () => (info ? [{ ...info, lbFichier: 'mode.pdf' }] : [])),
    ],
  })
  const panel = await screen.findByRole('dialog', { name: 'mode.pdf', ...anywhere }, slow)
  fireEvent.keyDown(panel, { key: 'Escape' })
  await expect.poll(() => screen.queryByRole('dialog', anywhere)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'mode.pdf', ...anywhere }))
  expect(await screen.findByRole('dialog', { name: 'mode.pdf', ...anywhere }, slow)).toBeTruthy()
})

test('a document says over its pages what it is, how large, and of when', async () => {
  const idDocument = info?.idDocument ?? ''
  consoleInDom({
    at: `/Prm/Gam/GamRapportAccueil?idGammeVersion=${range.idGammeVersion}&p.e=Apercu:1`,
    answers: [
      answer(GamRapport.GetPageInfoList, () => (page ? [{ ...page, idPage: 1, idDocument, lbFichier: 'a.pdf' }] : [])),
      answer(GedDocument.GetDocumentInfoList, () => (info ? [{ ...info, taille: 12_345 }] : [])),
    ],
  })
  const panel = await screen.findByRole('dialog', { name: 'a.pdf', ...anywhere }, slow)
  await expect
    .poll(() => document.getElementById(panel.getAttribute('aria-describedby') ?? '')?.textContent)
    .toMatch(/^PDF · 12,3.ko · 12\/01\/2026$/)
})
