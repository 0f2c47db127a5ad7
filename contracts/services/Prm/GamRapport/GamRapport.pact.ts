import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { planner, reader, signedIn } from '../../Core/SecAuthentification/states.ts'
import { documentExists, page } from '../../Ged/GedDocument/states.ts'
import { gammeLevage } from '../GamGamme/endpoints.ts'
import { epreuve, gammeExists, levage, newerGammeExists } from '../GamGamme/states.ts'
import { GamRapport, garde } from './endpoints.ts'
import { pageExists, plan } from './states.ts'

const range = [...levage, gammeExists(gammeLevage)]
const there = [...range, pageExists(garde), pageExists(plan)]
const filled = { ...garde, lbFichier: page.lbFichier, idDocument: page.idDocument }
const sent = GamRapport.Import.example.input

interaction('of a range, with and without file', {
  given: [signedIn(reader), ...range, documentExists(page), pageExists(filled), pageExists(plan)],
  call: GamRapport.GetPageInfoList,
  only: [
    { refPage: garde.refPage, lbFichier: page.lbFichier, idDocument: page.idDocument },
    { refPage: plan.refPage, typePage: 'PLAN', lbFichier: null, idDocument: null },
  ],
  then: ({ value }) => expect(value?.map(({ lbFichier }) => lbFichier)).toEqual([page.lbFichier, null]),
})
interaction('of a range without any', {
  given: [signedIn(reader), ...range],
  call: GamRapport.GetPageInfoList,
  only: [],
  then: ({ value }) => expect(value).toEqual([]),
})
refusals(GamRapport.GetPageInfoList, { unknown: { idGammeVersion: 404_404 } })

interaction('a file', { given: [signedIn(planner), ...there], call: GamRapport.Import, exactly: { inserted: 1, updated: 0 }, then: ({ value }) => expect(value?.inserted).toBe(1) })
// Of parts of one name Pact compares the first: several pages for one file are the provider's own tests'.
interaction('a file for a page that has one', {
  given: [signedIn(planner), ...range, documentExists(page), pageExists(filled), pageExists(plan)],
  call: GamRapport.Import,
  answers: { inserted: 0, updated: 1, errors: [] },
  exactly: { inserted: 0, updated: 1 },
  then: ({ value }) => expect(value).toMatchObject({ inserted: 0, updated: 1, errors: [] }),
})
interaction('a file, only to see what would be', {
  given: [signedIn(planner), ...there],
  call: GamRapport.Import,
  input: { ...sent, dryRun: true },
  exactly: { inserted: 1, updated: 0 },
  then: ({ value }) => expect(value?.errors).toEqual([]),
})
interaction('a file for an old version', {
  given: [signedIn(planner), ...there, newerGammeExists({ ...gammeLevage, idGammeVersion: 9, indice: 2 })],
  call: GamRapport.Import,
  messages: ['Seule la version courante peut être modifiée'],
})
interaction("a file for another range's page", {
  given: [signedIn(planner), ...there, gammeExists(epreuve)],
  call: GamRapport.Import,
  input: { ...sent, idGammeVersion: epreuve.idGammeVersion },
  messages: ['Page étrangère à la gamme'],
})
interaction('a file that is neither PDF, PNG nor JPEG', {
  given: [signedIn(planner), ...there],
  call: GamRapport.Import,
  input: { ...sent, file: new File(['<script>'], 'garde.pdf', { type: 'application/pdf' }) },
  status: 415,
})
refusals(GamRapport.Import, { unknown: { idGammeVersion: 404_404 } })
