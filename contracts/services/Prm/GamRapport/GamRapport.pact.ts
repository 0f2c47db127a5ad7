import { interactions } from '../../interactions.ts'
import { documentExists, page } from '../../Ged/GedDocument/states.ts'
import { gammeLevage } from '../GamGamme/endpoints.ts'
import { epreuve, gammeExists, levage, newerGammeExists } from '../GamGamme/states.ts'
import { GamRapport, garde } from './endpoints.ts'
import { pageExists, plan } from './states.ts'

const range = [...levage, gammeExists(gammeLevage)]
const there = [...range, pageExists(garde), pageExists(plan)]
const filled = { ...garde, lbFichier: page.lbFichier, idDocument: page.idDocument }
const sent = GamRapport.Import.example.input

interactions(
  GamRapport.GetPageInfoList,
  {
    given: [...range, documentExists(page), pageExists(filled), pageExists(plan)],
    unknown: { idGammeVersion: 404_404 },
  },
  {
    'of a range, with and without file': {
      only: [
        { refPage: garde.refPage, lbFichier: page.lbFichier, idDocument: page.idDocument },
        { refPage: plan.refPage, typePage: 'PLAN', lbFichier: null, idDocument: null },
      ],
    },
    'of a range, in the order of their places, and of no other range': {
      given: [
        ...range,
        gammeExists(epreuve),
        pageExists({ ...garde, idPage: 8, ordre: 1 }),
        pageExists({ ...plan, idPage: 7 }),
        pageExists({ ...plan, idPage: 6, refPage: 'LEV-VGP-06' }),
        pageExists({ ...garde, idPage: 5, idGammeVersion: epreuve.idGammeVersion }),
      ],
      only: [{ idPage: 8 }, { idPage: 6 }, { idPage: 7 }],
    },
    'of a range without any': { given: range, only: [] },
  },
)

interactions(
  GamRapport.Import,
  { given: there, unknown: { idGammeVersion: 404_404 } },
  {
    'a file': { exactly: { inserted: 1, updated: 0 } },
    // Of parts of one name Pact compares the first: several pages for one file are the provider's own tests'.
    'a file for a page that has one': {
      given: [...range, documentExists(page), pageExists(filled), pageExists(plan)],
      answers: { inserted: 0, updated: 1, errors: [] },
      exactly: { inserted: 0, updated: 1 },
    },
    'a file, only to see what would be': { input: { ...sent, dryRun: true }, exactly: { inserted: 1, updated: 0 } },
    'a file for an old version': {
      also: [newerGammeExists({ ...gammeLevage, idGammeVersion: 9, indice: 2 })],
      messages: ['Seule la version courante peut être modifiée'],
    },
    'a file for a page that nobody knows': { input: { ...sent, idPageList: [404] }, status: 404 },
    'a file that only says it is a picture': {
      input: {
        ...sent,
        file: new File(['\u0089PNG\r\n\u001a\n'], 'garde.png', { type: 'image/png' }),
      },
      status: 415,
    },
    "a file for another range's page": {
      also: [gammeExists(epreuve)],
      input: { ...sent, idGammeVersion: epreuve.idGammeVersion },
      messages: ['Page étrangère à la gamme'],
    },
    'a file that is neither PDF, PNG nor JPEG': {
      input: { ...sent, file: new File(['<script>'], 'garde.pdf', { type: 'application/pdf' }) },
      status: 415,
    },
  },
)
