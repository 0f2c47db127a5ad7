import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
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

interaction('a new agency from a user who may not add any', {
  given: [signedIn(agent)],
  call: AdmAgence.Insert,
  status: 403,
})
