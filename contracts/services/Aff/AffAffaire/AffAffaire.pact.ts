import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { agenceExists } from '../../Adm/AdmAgence/states.ts'
import { martin } from '../../Adm/UsrUser/endpoints.ts'
import { userExists } from '../../Adm/UsrUser/states.ts'
import { agent, sessionExpired, signedIn } from '../../Core/SecAuthentification/states.ts'
import { AffAffairePrestation } from '../AffAffairePrestation/endpoints.ts'
import { grue, grueAndSettings, lille, prestationExists } from '../AffAffairePrestation/states.ts'
import { AffAffaire } from './endpoints.ts'
import { affaireExists, noAffaire } from './states.ts'

const unknown = '00000000-0000-4000-8000-000000000404'
const manager = { ...martin, idUser: 7, login: 'p.durand', lbUser: 'Paul Durand' }
const changed = AffAffaire.Update.example.input
const inactive = ['Agence, responsable ou affaire inactif ou clôturé']
const other = { ...grue, idAffaire: 2, idAffaireGuid: '1b0a5a7e-93a8-5d0c-b6b4-53ba6b51f922', refAffaire: 'AFF-2026-0002' }
const visite = AffAffairePrestation.Insert.example.value

interaction('all of them', {
  given: [signedIn(agent), agenceExists(lille), affaireExists(grue)],
  call: AffAffaire.GetList,
  then: ({ value }) => expect(value?.[0]).toMatchObject({ refAffaire: grue.refAffaire, lbAgence: 'Lille', lbUserRAF: 'Alice Martin' }),
})

interaction('all of them, with how many services each has', {
  given: [signedIn(agent), ...grueAndSettings, prestationExists(visite)],
  call: AffAffaire.GetList,
  only: [{ idAffaireGuid: grue.idAffaireGuid, nbPrestation: 1 }],
  then: ({ value }) => expect(value?.[0]?.nbPrestation).toBe(1),
})

interaction('when there is none', {
  given: [signedIn(agent), noAffaire({})],
  call: AffAffaire.GetList,
  only: [],
  then: ({ value }) => expect(value).toEqual([]),
})

interaction('after the session has expired', {
  given: [sessionExpired(agent)],
  call: AffAffaire.GetList,
  status: 401,
})

interaction('one of them', {
  given: [signedIn(agent), agenceExists(lille), affaireExists(grue)],
  call: AffAffaire.Get,
  then: ({ value }) => expect(value).toMatchObject({ idAffaireGuid: grue.idAffaireGuid, statut: 'OUVERTE' }),
})

interaction('one of them, with a service', {
  given: [signedIn(agent), ...grueAndSettings, prestationExists(visite)],
  call: AffAffaire.Get,
  exactly: { nbPrestation: 1 },
  then: ({ value }) => expect(value?.nbPrestation).toBe(1),
})

interaction('without client', {
  given: [signedIn(agent), agenceExists(lille), affaireExists({ ...grue, lbClient: null })],
  call: AffAffaire.Get,
  answers: { ...grue, lbClient: null },
  then: ({ value }) => expect(value?.lbClient).toBeNull(),
})

interaction('a new one', {
  given: [signedIn(agent), agenceExists(lille)],
  call: AffAffaire.Insert,
  answers: grue,
  exactly: { lbAgence: lille.lbAgence, lbUserRAF: agent.lbUser, nbPrestation: 0 },
  then: ({ value, messages }) => {
    expect(value?.idAffaireGuid).toBe(grue.idAffaireGuid)
    expect(messages).toHaveLength(1)
  },
})

interaction('of a reference that is taken', {
  given: [signedIn(agent), agenceExists(lille), affaireExists(grue)],
  call: AffAffaire.Insert,
  messages: [`${grue.refAffaire} existe déjà`],
})

interaction('of an inactive agency', {
  given: [signedIn(agent), agenceExists({ ...lille, isActif: false })],
  call: AffAffaire.Insert,
  messages: inactive,
})

interaction('with an inactive manager', {
  given: [signedIn(agent), agenceExists(lille), userExists({ ...manager, isActif: false })],
  call: AffAffaire.Insert,
  input: { ...AffAffaire.Insert.example.input, idUserRAF: manager.idUser },
  messages: inactive,
})

interaction('another label and state', {
  given: [signedIn(agent), agenceExists(lille), affaireExists(grue)],
  call: AffAffaire.Update,
  exactly: { nbPrestation: 0 },
  then: ({ value }) => expect(value).toMatchObject({ lbAffaire: changed.lbAffaire, statut: changed.statut }),
})

interaction('of a reference that is taken', {
  given: [signedIn(agent), agenceExists(lille), affaireExists(grue), affaireExists(other)],
  call: AffAffaire.Update,
  input: { ...changed, refAffaire: 'aff-2026-0002' },
  messages: ['aff-2026-0002 existe déjà'],
})

interaction('with an agency that is inactive', {
  given: [signedIn(agent), agenceExists(lille), agenceExists({ idAgence: 2, lbAgence: 'Rouen', isActif: false }), affaireExists(grue)],
  call: AffAffaire.Update,
  input: { ...changed, idAgence: 2 },
  messages: inactive,
})

interaction('closed while services are open', {
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
