import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { admin, agent, signedIn } from '../../Core/SecAuthentification/states.ts'
import { AdmAgence } from './endpoints.ts'
import { agenceExists } from './states.ts'

const lille = AdmAgence.Insert.example.value

interaction('a request for the agencies', {
  given: [signedIn(agent), agenceExists(lille)],
  call: AdmAgence.GetList,
  then: ({ value }) => expect(value).toEqual([lille]),
})

interaction('a request for the agencies when there is none', {
  given: [signedIn(agent)],
  call: AdmAgence.GetList,
  only: [],
  then: ({ value }) => expect(value).toEqual([]),
})

interaction('a request for the agencies, of which one is closed', {
  given: [signedIn(agent), agenceExists(lille), agenceExists({ idAgence: 2, lbAgence: 'Rouen', isActif: false })],
  call: AdmAgence.GetList,
  only: [lille, { idAgence: 2, lbAgence: 'Rouen', isActif: false }],
  then: ({ value }) => expect(value?.[1]?.isActif).toBe(false),
})

interaction('a new agency', {
  given: [signedIn(admin)],
  call: AdmAgence.Insert,
  then: ({ value }) => expect(value?.idAgence).toBe(lille.idAgence),
})

interaction('a new agency of a name that is taken', {
  given: [signedIn(admin), agenceExists(lille)],
  call: AdmAgence.Insert,
  messages: ['Lille existe déjà'],
})

interaction('a new agency of a name that is taken, in capitals', {
  given: [signedIn(admin), agenceExists(lille)],
  call: AdmAgence.Insert,
  input: { lbAgence: 'LILLE' },
  messages: ['LILLE existe déjà'],
})

const marked = { ...lille, lbAgence: 'Lille <b>Nord</b>' }

// What a message quotes is escaped: the console shows messages as HTML.
interaction('a new agency whose taken name holds marks', {
  given: [signedIn(admin), agenceExists(marked)],
  call: AdmAgence.Insert,
  input: { lbAgence: marked.lbAgence, isActif: true },
  messages: ['Lille &lt;b&gt;Nord&lt;/b&gt; existe déjà'],
})

refusals(AdmAgence.GetList)
refusals(AdmAgence.Insert)
