import { asked, interactions } from '../../interactions.ts'
import { agent } from '../../Core/SecAuthentification/states.ts'
import { AdmAgence } from './endpoints.ts'
import { agenceExists } from './states.ts'

const lille = AdmAgence.Insert.example.value

const marked = { ...lille, lbAgence: 'Lille <b>Nord</b>' }

interactions(
  AdmAgence.GetList,
  { by: agent, given: [agenceExists(lille)] },
  {
    'a request for the agencies': {},
    'a request for the agencies when there is none': { given: [], only: [] },
    'a request for the agencies, of which one is closed': {
      also: [agenceExists({ idAgence: 2, lbAgence: 'Rouen', isActif: false })],
      only: [lille, { idAgence: 2, lbAgence: 'Rouen', isActif: false }],
    },
  },
)

const nimes = { idAgence: 2, lbAgence: 'Nîmes', isActif: false }
asked(
  AdmAgence.GetList,
  { given: [agenceExists(nimes), agenceExists(lille)] },
  { rows: [lille, nimes], rising: 'lbAgence', words: 'NIMES', where: { lbAgence: 'nimes', isActif: false } },
)

interactions(
  AdmAgence.Insert,
  { given: [agenceExists(lille)] },
  {
    'a new agency': { given: [] },
    'a new agency that is closed': {
      given: [],
      input: { lbAgence: 'Rouen', isActif: false },
      answers: { ...lille, lbAgence: 'Rouen', isActif: false },
    },
    'a new agency, without a word of its activity': {
      given: [],
      input: { lbAgence: 'Rouen' },
      answers: { ...lille, lbAgence: 'Rouen' },
      exactly: { isActif: true },
    },
    'a new agency of the longest name': {
      given: [],
      input: { lbAgence: 'L'.repeat(200) },
      answers: { ...lille, lbAgence: 'L'.repeat(200) },
    },
    'a new agency of a name that is too long': { input: { lbAgence: 'L'.repeat(201) }, status: 400 },
    'a new agency of a name that is blank': { input: { lbAgence: ' ' }, status: 400 },
    'a new agency of a name with spaces around it': {
      given: [],
      input: { lbAgence: ' Lille ' },
      exactly: { lbAgence: 'Lille' },
    },
    'a new agency of a name that is taken': { messages: ['Lille existe déjà'] },
    'a new agency of a name that is taken, in capitals': {
      input: { lbAgence: 'LILLE' },
      messages: ['LILLE existe déjà'],
    },
    // What a message quotes is escaped: the console shows messages as HTML.
    'a new agency whose taken name holds marks': {
      given: [agenceExists(marked)],
      input: { lbAgence: marked.lbAgence, isActif: true },
      messages: ['Lille &lt;b&gt;Nord&lt;/b&gt; existe déjà'],
    },
  },
)
