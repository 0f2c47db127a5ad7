import { interactions } from '../../interactions.ts'
import { agenceExists } from '../../Adm/AdmAgence/states.ts'
import { martin } from '../../Adm/UsrUser/endpoints.ts'
import { userExists } from '../../Adm/UsrUser/states.ts'
import { agent, sessionExpired } from '../../Core/SecAuthentification/states.ts'
import { AffAffairePrestation } from '../AffAffairePrestation/endpoints.ts'
import { grue, grueAndSettings, lille, prestationExists } from '../AffAffairePrestation/states.ts'
import { AffAffaire } from './endpoints.ts'
import { affaireExists, noAffaire } from './states.ts'

const unknown = '00000000-0000-4000-8000-000000000404'
const manager = { ...martin, idUser: 7, login: 'p.durand', lbUser: 'Paul Durand' }
const changed = AffAffaire.Update.example.input
const inactive = ['Agence, responsable ou affaire inactif ou clôturé']
const other = {
  ...grue,
  idAffaire: 2,
  idAffaireGuid: '1b0a5a7e-93a8-5d0c-b6b4-53ba6b51f922',
  refAffaire: 'AFF-2026-0002',
}
const visite = AffAffairePrestation.Insert.example.value

interactions(
  AffAffaire.GetList,
  { by: agent, given: [agenceExists(lille), affaireExists(grue)] },
  {
    'all of them': {},
    'all of them, with how many services each has': {
      given: [...grueAndSettings, prestationExists(visite)],
      only: [{ idAffaireGuid: grue.idAffaireGuid, nbPrestation: 1 }],
    },
    'when there is none': { given: [noAffaire({})], only: [] },
    'after the session has expired': { by: null, given: [sessionExpired(agent)], status: 401 },
  },
)

interactions(
  AffAffaire.Get,
  { by: agent, given: [agenceExists(lille), affaireExists(grue)], unknown: { idAffaireGuid: unknown } },
  {
    'one of them': {},
    'one of them, with a service': {
      given: [...grueAndSettings, prestationExists(visite)],
      exactly: { nbPrestation: 1 },
    },
    'without client': {
      given: [agenceExists(lille), affaireExists({ ...grue, lbClient: null })],
      answers: { ...grue, lbClient: null },
    },
  },
)

interactions(
  AffAffaire.Insert,
  { given: [agenceExists(lille)] },
  {
    'a new one': { answers: grue, exactly: { lbAgence: lille.lbAgence, lbUserRAF: agent.lbUser, nbPrestation: 0 } },
    'of a reference that is taken': { also: [affaireExists(grue)], messages: [`${grue.refAffaire} existe déjà`] },
    'of an inactive agency': { given: [agenceExists({ ...lille, isActif: false })], messages: inactive },
    'with an inactive manager': {
      also: [userExists({ ...manager, isActif: false })],
      input: { ...AffAffaire.Insert.example.input, idUserRAF: manager.idUser },
      messages: inactive,
    },
  },
)

interactions(
  AffAffaire.Update,
  {
    given: [agenceExists(lille), affaireExists(grue)],
    unknown: { idAffaireGuid: unknown },
    lock: ['Affaire', grue.idAffaireGuid],
  },
  {
    'another label and state': { exactly: { nbPrestation: 0 } },
    'of a reference that is taken': {
      also: [affaireExists(other)],
      input: { ...changed, refAffaire: 'aff-2026-0002' },
      messages: ['aff-2026-0002 existe déjà'],
    },
    'with an agency that is inactive': {
      given: [
        agenceExists(lille),
        agenceExists({ idAgence: 2, lbAgence: 'Rouen', isActif: false }),
        affaireExists(grue),
      ],
      input: { ...changed, idAgence: 2 },
      messages: inactive,
    },
    'closed while services are open': {
      given: [...grueAndSettings, prestationExists(visite)],
      input: { ...changed, statut: 'CLOTUREE' },
      messages: ['Des prestations sont encore ouvertes'],
    },
  },
)
