import { asked, interactions } from '../../interactions.ts'
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

const done = { statut: 'REALISEE', dtEcheance: '2026-07-01', isInitiale: false, typeinspection: 'PERIODIQUE' }
const least = {
  idAffaireGuid: nouvelle.idAffaireGuid,
  mode: nouvelle.mode,
  lieu: nouvelle.lieu,
  dtEcheance: '2028-02-29',
}
const elsewhere = ["La localisation n'est pas dans ce lieu"]
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

asked(
  AffAffairePrestation.GetList,
  {
    by: agent,
    given: [
      ...grueAndSettings,
      ...electricite,
      prestationExists({ ...controle, ...done, libelle: 'Salle des fêtes' }),
      prestationExists(visite),
    ],
    input: {},
  },
  {
    rows: [
      { idPrestation: visite.idPrestation },
      { idPrestation: controle.idPrestation, mode: controle.mode, gamme: controle.gamme, materiels: [] },
    ],
    rising: 'dtEcheance',
    words: 'FETES periodique',
    where: {
      statut: ['REALISEE', 'ANNULEE'],
      refGamme: 'ele-vp',
      isInitiale: false,
      typeinspection: 'PERIODIQUE',
      dtEcheance: '2026-07-01',
      lbAgence: 'LILLE',
      lbClient: 'fonderies du nord',
      referenceclient: 'cde 4512',
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
    'with nothing that may be left out': {
      input: least,
      answers: { ...lieuOnly, dtEcheance: least.dtEcheance },
      exactly: {
        isInitiale: false,
        typeinspection: 'PERIODIQUE',
        lbInspection: '',
        referenceclient: null,
        libelle: null,
      },
    },
    'in a case that is on hold': {
      given: [...settings, affaireExists({ ...grue, statut: 'SUSPENDUE' })],
    },
    'with a piece of equipment twice': {
      input: { ...nouvelle, materiels: [{ idMateriel: 1 }, { idMateriel: 1 }] },
      exactly: { nbMateriel: 1 },
    },
    'with equipment that nobody knows': { input: { ...nouvelle, materiels: [{ idMateriel: 404 }] }, status: 404 },
    'by a mode that nobody knows': { input: { ...nouvelle, mode: { idModeversion: 404 } }, status: 404 },
    'by a range that nobody knows': { input: { ...nouvelle, gamme: { idGammeVersion: 404 } }, status: 404 },
    'at a place that nobody knows': {
      input: { ...nouvelle, lieu: { idLocalisation: 404 }, idLocalisation: null },
      status: 404,
    },
    'at a location that nobody knows': { input: { ...nouvelle, idLocalisation: 404 }, status: 404 },
    'at a place that is none': {
      input: { ...nouvelle, lieu: { idLocalisation: places.halle.idLocalisation }, materiels: [] },
      messages: elsewhere,
    },
    'at its place itself': {
      input: { ...nouvelle, idLocalisation: nouvelle.lieu.idLocalisation },
      answers: { ...visite, idLocalisation: 1, lbLocalisation: places.lesquin.lbAffichage },
    },
    'by a range of the level of its location': {
      also: [gammeExists({ ...epreuve, typeLocalisation: 'IND-BATIMENT' })],
      input: { ...nouvelle, gamme: { idGammeVersion: epreuve.idGammeVersion } },
      answers: { ...visite, gamme: { idGammeVersion: 3, ref: epreuve.ref, lbGamme: epreuve.lbGamme, indice: 1 } },
    },
    'by a range of the level of its place': {
      also: [gammeExists(epreuve)],
      input: { ...nouvelle, idLocalisation: null, gamme: { idGammeVersion: epreuve.idGammeVersion } },
      answers: {
        ...visite,
        idLocalisation: null,
        lbLocalisation: null,
        gamme: { idGammeVersion: 3, ref: epreuve.ref, lbGamme: epreuve.lbGamme, indice: 1 },
      },
    },
    'by a range that is inactive': {
      also: [gammeExists({ ...epreuve, typeLocalisation: null, actif: false })],
      input: { ...nouvelle, gamme: { idGammeVersion: epreuve.idGammeVersion } },
      messages: unfit,
    },
    'due on a day there is not': { input: { ...nouvelle, dtEcheance: '2027-02-29' }, status: 400 },
    'of a label that is too long': { input: { ...nouvelle, lbInspection: 'L'.repeat(201) }, status: 400 },
    'of a free label that is too long': { input: { ...nouvelle, libelle: 'L'.repeat(2001) }, status: 400 },
    'of the longest labels': {
      input: {
        ...nouvelle,
        lbInspection: 'L'.repeat(200),
        libelle: 'L'.repeat(2000),
        referenceclient: 'R'.repeat(2000),
      },
      answers: {
        ...visite,
        lbInspection: 'L'.repeat(200),
        libelle: 'L'.repeat(2000),
        referenceclient: 'R'.repeat(2000),
      },
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
      messages: elsewhere,
    },
  },
)
