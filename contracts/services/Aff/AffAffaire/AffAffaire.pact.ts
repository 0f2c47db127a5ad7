import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { agenceExists } from '../../Adm/AdmAgence/states.ts'
import { agent, sessionExpired, signedIn } from '../../Core/SecAuthentification/states.ts'
import { AffAffairePrestation } from '../AffAffairePrestation/endpoints.ts'
import { grue, grueAndSettings, lille, prestationExists } from '../AffAffairePrestation/states.ts'
import { AffAffaire } from './endpoints.ts'
import { affaireExists, noAffaire } from './states.ts'

const unknown = '00000000-0000-4000-8000-000000000404'
const changed = AffAffaire.Update.example.input
const visite = AffAffairePrestation.Insert.example.value

interaction('a request for the cases', {
  given: [signedIn(agent), agenceExists(lille), affaireExists(grue)],
  call: AffAffaire.GetList,
  then: ({ value }) => expect(value?.[0]).toMatchObject({ refAffaire: grue.refAffaire, lbAgence: 'Lille', lbUserRAF: 'Alice Martin' }),
})

interaction('a request for the cases when there is none', {
  given: [signedIn(agent), noAffaire({})],
  call: AffAffaire.GetList,
  only: [],
  then: ({ value }) => expect(value).toEqual([]),
})

interaction('a request for the cases after the session has expired', {
  given: [sessionExpired(agent)],
  call: AffAffaire.GetList,
  status: 401,
})

interaction('a request for a case', {
  given: [signedIn(agent), agenceExists(lille), affaireExists(grue)],
  call: AffAffaire.Get,
  then: ({ value }) => expect(value).toMatchObject({ idAffaireGuid: grue.idAffaireGuid, statut: 'OUVERTE' }),
})

interaction('a request for a case without client', {
  given: [signedIn(agent), agenceExists(lille), affaireExists({ ...grue, lbClient: null })],
  call: AffAffaire.Get,
  answers: { ...grue, lbClient: null },
  then: ({ value }) => expect(value?.lbClient).toBeNull(),
})

interaction('a new case', {
  given: [signedIn(agent), agenceExists(lille)],
  call: AffAffaire.Insert,
  answers: grue,
  then: ({ value, messages }) => {
    expect(value?.idAffaireGuid).toBe(grue.idAffaireGuid)
    expect(messages).toHaveLength(1)
  },
})

interaction('a new case of a reference that is taken', {
  given: [signedIn(agent), agenceExists(lille), affaireExists(grue)],
  call: AffAffaire.Insert,
  messages: [`${grue.refAffaire} existe déjà`],
})

interaction('a new case of an inactive agency', {
  given: [signedIn(agent), agenceExists({ ...lille, isActif: false })],
  call: AffAffaire.Insert,
  messages: ['Agence, responsable ou affaire inactif ou clôturé'],
})

interaction('a changed case', {
  given: [signedIn(agent), agenceExists(lille), affaireExists(grue)],
  call: AffAffaire.Update,
  then: ({ value }) => expect(value).toMatchObject({ lbAffaire: changed.lbAffaire, statut: changed.statut }),
})

interaction('a case closed while services are open', {
  given: [signedIn(agent), ...grueAndSettings, prestationExists(visite)],
  call: AffAffaire.Update,
  input: { ...changed, statut: 'CLOTUREE' },
  messages: ['Des prestations sont encore ouvertes'],
})

refusals(AffAffaire.GetList)
refusals(AffAffaire.Get, { unknown: { idAffaireGuid: unknown } })
refusals(AffAffaire.Insert)
refusals(AffAffaire.Update, {
  given: [agenceExists(lille), affaireExists(grue)],
  unknown: { idAffaireGuid: unknown },
  stale: [agenceExists(lille), affaireExists({ ...grue, dtModification: '2026-02-03T10:00:00.000Z' })],
  lock: ['Affaire', grue.idAffaireGuid],
})
