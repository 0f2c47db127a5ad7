import { SysValeur, type SysValeurRecord } from '@ronde/contracts/services/Core/SysValeur'
import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'

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
