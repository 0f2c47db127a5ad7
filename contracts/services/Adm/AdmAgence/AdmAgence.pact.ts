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
