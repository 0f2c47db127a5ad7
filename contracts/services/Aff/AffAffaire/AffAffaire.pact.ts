import { asked, interactions } from '../../interactions.ts'
import { agenceExists } from '../../Adm/AdmAgence/states.ts'
import { martin } from '../../Adm/UsrUser/endpoints.ts'
import { userExists } from '../../Adm/UsrUser/states.ts'
import { agent, planner, sessionExpired } from '../../Core/SecAuthentification/states.ts'
import { AffAffairePrestation } from '../AffAffairePrestation/endpoints.ts'
import { grue, grueAndSettings, lille, prestationExists, settings } from '../AffAffairePrestation/states.ts'
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
const { input: added } = AffAffaire.Insert.example
const rouen = { idAgence: 2, lbAgence: 'Rouen', isActif: false }
/** A second case, unlike the first in everything. */
const eclairage = {
  ...other,
  lbAffaire: 'Contrôle de l’éclairage',
  lbClient: null,
  idAgence: rouen.idAgence,
  lbAgence: rouen.lbAgence,
  statut: 'CLOTUREE',
  isActif: false,
  dtCreation: '2026-01-13T00:00:00.000Z',
}
const both = [agenceExists(rouen), agenceExists(lille), affaireExists(eclairage), affaireExists(grue)]
const another = { idPrestation: 3, reference: 'PRE-0003' }
const isOpen = ['Des prestations sont encore ouvertes']

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

asked(
  AffAffaire.GetList,
  { by: agent, given: both },
  {
    rows: [{ idAffaire: 1 }, { idAffaire: 2 }],
    rising: 'dtCreation',
    words: 'ECLAIRAGE rouen',
    where: { statut: ['CLOTUREE', 'SUSPENDUE'], isActif: false, idAgence: 2, lbClient: '', lbAgence: 'ROUEN' },
  },
  {
    'created on a day': { input: { dtCreation: '2026-01-12' }, only: [{ idAffaire: 1 }] },
    'created from a day on': { input: { dtCreation: '2026-01-13..' }, only: [{ idAffaire: 2 }] },
    'created until a day, the whole of it': { input: { dtCreation: '..2026-01-12' }, only: [{ idAffaire: 1 }] },
    'by a span of keys': { input: { idAffaire: '1..2' }, only: [{ idAffaire: 1 }, { idAffaire: 2 }] },
    'by a key that is no number': { input: { idAffaire: 'un' }, status: 400 },
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
    'of a reference that is taken, in small letters': {
      also: [affaireExists(grue)],
      input: { ...added, refAffaire: 'aff-2026-0001' },
      messages: ['aff-2026-0001 existe déjà'],
    },
    'of another state, inactive': {
      input: { ...added, statut: 'SUSPENDUE', isActif: false },
      answers: { ...grue, statut: 'SUSPENDUE', isActif: false },
    },
    'with nothing that may be left out': {
      input: { refAffaire: added.refAffaire, lbAffaire: added.lbAffaire, idAgence: 1, idUserRAF: agent.idUser },
      answers: { ...grue, lbClient: null },
      exactly: { lbClient: null, statut: 'OUVERTE', isActif: true },
    },
    'of an agency that nobody knows': { input: { ...added, idAgence: 404 }, status: 404 },
    'with a manager whom nobody knows': { input: { ...added, idUserRAF: 404 }, status: 404 },
    'of a reference that is too long': { input: { ...added, refAffaire: 'A'.repeat(51) }, status: 400 },
    'of a label that is too long': { input: { ...added, lbAffaire: 'A'.repeat(201) }, status: 400 },
    'for a client whose name is too long': { input: { ...added, lbClient: 'A'.repeat(201) }, status: 400 },
    'of the longest reference and label': {
      input: { ...added, refAffaire: 'A'.repeat(50), lbAffaire: 'A'.repeat(200), lbClient: 'A'.repeat(200) },
      answers: { ...grue, refAffaire: 'A'.repeat(50), lbAffaire: 'A'.repeat(200), lbClient: 'A'.repeat(200) },
    },
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
    'without a stamp': { input: { ...changed, dtModification: null } },
    'its own reference in small letters': {
      input: { ...changed, refAffaire: 'aff-2026-0001' },
      exactly: { refAffaire: 'aff-2026-0001' },
    },
    'nothing of its client, who is cleared': {
      input: {
        idAffaireGuid: grue.idAffaireGuid,
        refAffaire: grue.refAffaire,
        lbAffaire: 'Autre',
        idAgence: 1,
        idUserRAF: agent.idUser,
      },
      answers: { ...grue, lbAffaire: 'Autre', lbClient: null },
      exactly: { lbClient: null },
    },
    'nothing of its state and activity': {
      given: [agenceExists(lille), affaireExists({ ...grue, statut: 'CLOTUREE', isActif: false })],
      input: {
        idAffaireGuid: grue.idAffaireGuid,
        refAffaire: grue.refAffaire,
        lbAffaire: 'Autre',
        lbClient: grue.lbClient,
        idAgence: 1,
        idUserRAF: agent.idUser,
      },
      answers: { ...grue, lbAffaire: 'Autre', statut: 'CLOTUREE', isActif: false },
      exactly: { statut: 'CLOTUREE', isActif: false },
    },
    'of an agency and a manager that have become inactive': {
      given: [
        agenceExists({ ...lille, isActif: false }),
        userExists({ ...martin, isActif: false }),
        affaireExists(grue),
      ],
      by: planner,
    },
    'with a manager who is inactive': {
      also: [userExists({ ...manager, isActif: false })],
      input: { ...changed, idUserRAF: manager.idUser },
      messages: inactive,
    },
    'with another manager': {
      also: [userExists(manager)],
      input: { ...changed, idUserRAF: manager.idUser },
      exactly: { idUserRAF: manager.idUser, lbUserRAF: manager.lbUser },
    },
    'with an agency that nobody knows': { input: { ...changed, idAgence: 404 }, status: 404 },
    'with a manager whom nobody knows': { input: { ...changed, idUserRAF: 404 }, status: 404 },
    'closed when its services are done, and others are open': {
      given: [
        ...grueAndSettings,
        affaireExists(other),
        prestationExists({ ...visite, statut: 'REALISEE' }),
        prestationExists({ ...visite, idPrestation: 2, reference: 'PRE-0002', statut: 'ANNULEE' }),
        prestationExists({ ...visite, ...another, idAffaireGuid: other.idAffaireGuid }),
      ],
      input: { ...changed, statut: 'CLOTUREE' },
      exactly: { statut: 'CLOTUREE', nbPrestation: 2 },
    },
    'on hold while services are open': {
      given: [...grueAndSettings, prestationExists(visite)],
      input: { ...changed, statut: 'SUSPENDUE' },
      exactly: { statut: 'SUSPENDUE', nbPrestation: 1 },
    },
    'closed already, while services are open': {
      given: [...settings, affaireExists({ ...grue, statut: 'CLOTUREE' }), prestationExists(visite)],
      input: { ...changed, statut: 'CLOTUREE' },
      exactly: { statut: 'CLOTUREE', nbPrestation: 1 },
    },
    'closed while a service is planned': {
      given: [...grueAndSettings, prestationExists({ ...visite, statut: 'PLANIFIEE' })],
      input: { ...changed, statut: 'CLOTUREE' },
      messages: isOpen,
    },
    'closed while a service is under way': {
      given: [...grueAndSettings, prestationExists({ ...visite, statut: 'ENCOURS' })],
      input: { ...changed, statut: 'CLOTUREE' },
      messages: isOpen,
    },
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
      messages: isOpen,
    },
  },
)
