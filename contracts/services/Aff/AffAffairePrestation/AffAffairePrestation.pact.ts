import { interactions } from '../../interactions.ts'
import { agent } from '../../Core/SecAuthentification/states.ts'
import { gammeLevage } from '../../Prm/GamGamme/endpoints.ts'
import { epreuve, gammeElectricite, gammeExists, newerGammeExists } from '../../Prm/GamGamme/states.ts'
import { modeElectricite } from '../../Prm/ModModeInspection/states.ts'
import { places } from '../../Prm/RefReferentiel/states.ts'
import { affaireExists } from '../AffAffaire/states.ts'
import { AffAffairePrestation } from './endpoints.ts'
import { electricite, grue, grueAndSettings, prestationExists, settings } from './states.ts'

const { input: nouvelle, value: visite } = AffAffairePrestation.Insert.example
const usine = {
  ...grue,
  idAffaire: 2,
  idAffaireGuid: '1b0a5a7e-93a8-5d0c-b6b4-53ba6b51f922',
  refAffaire: 'AFF-2026-0002',
}
const { idModeGuid, idModeversion, refMode, lbMode } = modeElectricite
const { idGammeVersion, ref, lbGamme, indice } = gammeElectricite

/** A service of the other mode, without equipment. */
const controle = {
  ...visite,
  idPrestation: 2,
  reference: 'PRE-000002',
  mode: { idModeGuid, idModeversion, refMode, lbMode },
  gamme: { idGammeVersion, ref, lbGamme, indice },
  materiels: [],
  nbMateriel: 0,
}

/** A service with as little as may be. */
const bare = {
  ...visite,
  idLocalisation: null,
  lbLocalisation: null,
  gamme: null,
  gammeVersion: null,
  materiels: [],
  nbMateriel: 0,
}

const lieuOnly = { ...bare, referenceclient: null, isInitiale: false, typeinspection: 'PERIODIQUE', lbInspection: '' }

const later = { ...visite, idPrestation: 2, reference: 'PRE-000002', dtEcheance: '2026-07-01' }

const closed = ['Agence, responsable ou affaire inactif ou clôturé']

const unfit = ['La gamme ne convient pas au mode ou au lieu']

interactions(
  AffAffairePrestation.GetList,
  {
    by: agent,
    given: [...grueAndSettings, ...electricite, prestationExists(visite), prestationExists(controle)],
  },
  {
    'all of them': { given: [...grueAndSettings, prestationExists(visite)], input: {} },
    'of a case': {
      given: [
        ...grueAndSettings,
        affaireExists(usine),
        prestationExists(visite),
        prestationExists({
          ...visite,
          idPrestation: 2,
          reference: 'PRE-000002',
          idAffaireGuid: usine.idAffaireGuid,
          refAffaire: usine.refAffaire,
        }),
      ],
      only: [{ idPrestation: visite.idPrestation }],
    },
    'of a mode': {
      input: { idModeGuid: visite.mode.idModeGuid },
      only: [{ idPrestation: visite.idPrestation, mode: visite.mode }],
    },
    'by a range': {
      input: { refGamme: 'LEV-VGP' },
      only: [{ idPrestation: visite.idPrestation, gamme: visite.gamme }],
    },
    'by a range, the first of them': {
      given: [
        ...grueAndSettings,
        prestationExists(visite),
        prestationExists({ ...visite, idPrestation: 2, reference: 'PRE-000002' }),
      ],
      input: { idModeGuid: visite.mode.idModeGuid, refGamme: 'LEV-VGP', take: 1 },
      only: [{ idPrestation: visite.idPrestation }],
    },
    'due up to a day, in some states': {
      given: [
        ...grueAndSettings,
        prestationExists(visite),
        prestationExists(later),
        prestationExists({ ...visite, idPrestation: 3, reference: 'PRE-000003', statut: 'REALISEE' }),
      ],
      input: { statut: ['APLANIFIER', 'PLANIFIEE'], dtEcheance: '..2026-06-30' },
      only: [{ idPrestation: visite.idPrestation, statut: visite.statut, dtEcheance: visite.dtEcheance }],
    },
    'due from a day to another': {
      given: [...grueAndSettings, prestationExists(visite), prestationExists(later)],
      input: { dtEcheance: '2026-07-01..2026-07-05' },
      only: [{ idPrestation: later.idPrestation, dtEcheance: later.dtEcheance }],
    },
    'when there is none': { given: grueAndSettings, only: [] },
    'of a whole place, without range or equipment': {
      given: [...grueAndSettings, prestationExists(lieuOnly)],
      answers: [lieuOnly],
      only: [{ idLocalisation: null, gamme: null, materiels: [] }],
    },
  },
)

interactions(
  AffAffairePrestation.Insert,
  {
    given: grueAndSettings,
    unknown: { idAffaireGuid: '00000000-0000-4000-8000-000000000404' },
    lock: ['Affaire', grue.idAffaireGuid],
  },
  {
    'a new one': {
      exactly: {
        statut: 'APLANIFIER',
        typeinspection: 'INITIALE',
        indice: 1,
        nbMateriel: 1,
        modeVersion: '1.0',
        gammeVersion: '1.0',
      },
    },
    'a new one under a key of its own': { key: '5f0c7a1e-2b3d-4c5e-8f60-718293a4b5c6' },
    'for a whole place, without range or equipment': {
      input: { ...nouvelle, idLocalisation: null, gamme: null, materiels: [] },
      answers: bare,
      exactly: { nbMateriel: 0, idLocalisation: null, gamme: null },
    },
    'in a case that is closed': {
      given: [...settings, affaireExists({ ...grue, statut: 'CLOTUREE' })],
      messages: closed,
    },
    'in a case that is inactive': {
      given: [...settings, affaireExists({ ...grue, isActif: false })],
      messages: closed,
    },
    "by another mode's range": {
      also: electricite,
      input: { ...nouvelle, gamme: { idGammeVersion }, materiels: [] },
      messages: unfit,
    },
    'by a range of another level': {
      also: [gammeExists(epreuve)],
      input: { ...nouvelle, gamme: { idGammeVersion: epreuve.idGammeVersion }, materiels: [] },
      messages: unfit,
    },
    "by a range's old version": {
      also: [newerGammeExists({ ...gammeLevage, idGammeVersion: 9, indice: 2 })],
      messages: unfit,
    },
    'at a location of another place': {
      input: { ...nouvelle, idLocalisation: places.quai.idLocalisation, materiels: [] },
      messages: ["La localisation n'est pas dans ce lieu"],
    },
  },
)
