import { interactions } from '../../interactions.ts'
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

interactions(
  AdmAgence.Insert,
  { given: [agenceExists(lille)] },
  {
    'a new agency': { given: [] },
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
