import { filesFor } from '../../import-interactions.ts'
import { asked, interactions } from '../../interactions.ts'
import { AffAffairePrestation } from '../../Aff/AffAffairePrestation/endpoints.ts'
import { grueAndSettings, prestationExists } from '../../Aff/AffAffairePrestation/states.ts'
import { agent } from '../../Core/SecAuthentification/states.ts'
import { documentExists, page, rapportModele } from '../../Ged/GedDocument/states.ts'
import { garde } from '../GamRapport/endpoints.ts'
import { pageExists } from '../GamRapport/states.ts'
import { modeLevage } from '../ModModeInspection/endpoints.ts'
import { modeElectricite, modeExists } from '../ModModeInspection/states.ts'
import { industrie, places, sites } from '../RefReferentiel/states.ts'
import { GamGamme, gammeLevage, pontRoulant } from './endpoints.ts'
import {
  codes,
  epreuve,
  gammeCovers,
  gammeElectricite,
  gammeExists,
  levage,
  materielExists,
  newerGammeExists,
} from './states.ts'

const { idModeGuid } = modeLevage
const range = [...levage, gammeExists(gammeLevage)]
const modes = [...sites, modeExists(modeLevage), modeExists(modeElectricite)]
const palan = {
  ...pontRoulant,
  idMateriel: 2,
  refMateriel: 'PA-001',
  lb: 'Palan 1 t',
  lbCourt: null,
  idLocalisation: 4,
  local: places.quai.lbAffichage,
}

const newer = { ...gammeLevage, idGammeVersion: 9, indice: 2 }

const covering = [
  ...modes,
  gammeExists(gammeLevage),
  materielExists({ ...pontRoulant, idReferentielGuid: industrie.idReferentielGuid }),
  materielExists({ ...palan, idReferentielGuid: industrie.idReferentielGuid }),
  gammeCovers({ idGammeVersion: gammeLevage.idGammeVersion, idMateriel: pontRoulant.idMateriel }),
]

const visite = AffAffairePrestation.Insert.example.value
const at = (idPrestation: number) => ({ idPrestation, reference: `PRE-00000${idPrestation}` })
const ofEpreuve = { idGammeVersion: epreuve.idGammeVersion, ref: epreuve.ref, lbGamme: epreuve.lbGamme, indice: 1 }
const known = [...range, ...codes]
const files = filesFor(GamGamme.Import)

interactions(
  GamGamme.GetList,
  {
    given: [
      ...range,
      newerGammeExists(newer),
      documentExists(rapportModele),
      documentExists(page),
      gammeExists({ ...epreuve, modeOp: page.idDocument, rapportInsp: rapportModele.idDocument }),
    ],
  },
  {
    'every version of every range': {
      answers: [epreuve, gammeLevage, newer],
      only: [
        {
          ref: 'LEV-EPR',
          lbGammeLong: null,
          typeLocalisation: 'IND-SITE',
          modeOp: page.idDocument,
          rapportInsp: rapportModele.idDocument,
        },
        {
          ref: 'LEV-VGP',
          indice: 1,
          revision: 0,
          isCurrent: false,
          typeLocalisation: null,
          modeOp: null,
          rapportInsp: null,
        },
        { ref: 'LEV-VGP', indice: 2, revision: 0, isCurrent: true },
      ],
    },
    'the versions of one range, the newest inactive': {
      given: [...range, gammeExists(epreuve), newerGammeExists({ ...newer, actif: false })],
      input: { ref: 'LEV-VGP' },
      answers: [gammeLevage, newer],
      only: [
        { ref: 'LEV-VGP', indice: 1, actif: true, isCurrent: true },
        { ref: 'LEV-VGP', indice: 2, actif: false, isCurrent: false },
      ],
    },
    'when there is none': { given: levage, only: [] },
  },
)

const levee = {
  ...newer,
  lbGamme: 'Vérification étendue',
  typeMaintenance: 'PREVENTIVE',
  actif: false,
  isCurrent: false,
}
asked(
  GamGamme.GetList,
  { given: [...range, newerGammeExists(levee)] },
  {
    rows: [
      { idGammeVersion: 1, isCurrent: true },
      { idGammeVersion: 9, isCurrent: false, actif: false },
    ],
    rising: 'indice',
    words: 'ETENDUE',
    where: { actif: false, typeMaintenance: 'PREVENTIVE', isCurrent: false, indice: 2, ref: 'lev-vgp', modeOp: '' },
  },
)

interactions(
  GamGamme.GetFilteredList,
  {
    by: agent,
    given: [...modes, gammeExists(gammeLevage), gammeExists(gammeElectricite)],
    unknown: { idModeGuid: '00000000-0000-4000-8000-000000000404' },
  },
  {
    'of a mode': { only: [{ ref: 'LEV-VGP' }] },
    'of a mode when one is inactive': {
      given: [
        ...modes,
        gammeExists(gammeLevage),
        gammeExists({ ...gammeLevage, idGammeVersion: 3, ref: 'LEV-EPR', actif: false }),
      ],
      only: [{ ref: 'LEV-VGP', actif: true }],
    },
    'that suit a location': {
      given: [
        ...modes,
        gammeExists({ ...gammeLevage, typeLocalisation: 'IND-BATIMENT' }),
        gammeExists({ ...gammeLevage, idGammeVersion: 3, ref: 'LEV-EPR', typeLocalisation: 'IND-SITE' }),
      ],
      input: { idModeGuid, idLocalisation: places.halle.idLocalisation },
      only: [{ ref: 'LEV-VGP', typeLocalisation: 'IND-BATIMENT' }],
    },
    'of a mode, in the order of their references': {
      given: [...modes, gammeExists(gammeLevage), gammeExists({ ...epreuve, typeLocalisation: null })],
      only: [{ ref: 'LEV-EPR' }, { ref: 'LEV-VGP' }],
    },
    'of a mode, each in its current version': {
      given: [...modes, gammeExists(gammeLevage), newerGammeExists(newer)],
      only: [{ ref: 'LEV-VGP', indice: 2 }],
    },
    'that suit a location that nobody knows': { input: { idModeGuid, idLocalisation: 404 }, status: 404 },
    'of a kind of maintenance': {
      given: [...modes, gammeExists(gammeLevage), gammeExists({ ...epreuve, typeMaintenance: 'PREVENTIVE' })],
      input: { idModeGuid, typeMaintenance: 'PREVENTIVE' },
      only: [{ ref: 'LEV-EPR' }],
    },
    'of a function': {
      given: [...modes, gammeExists(gammeLevage), gammeExists({ ...epreuve, fonctionPrincipal: 'ACCES' })],
      input: { idModeGuid, fonctionPrincipal: 'ACCES' },
      only: [{ ref: 'LEV-EPR' }],
    },
    'of a kind of maintenance and a function': {
      given: [
        ...modes,
        gammeExists(gammeLevage),
        gammeExists({ ...gammeLevage, idGammeVersion: 3, ref: 'LEV-PRE', typeMaintenance: 'PREVENTIVE' }),
        gammeExists({ ...gammeLevage, idGammeVersion: 4, ref: 'LEV-ACC', fonctionPrincipal: 'ACCES' }),
      ],
      input: { idModeGuid, typeMaintenance: 'REGLEMENTAIRE', fonctionPrincipal: 'LEVAGE' },
      only: [{ ref: 'LEV-VGP' }],
    },
  },
)

interactions(
  GamGamme.GetInfoDynamic,
  {
    by: agent,
    given: [...grueAndSettings, pageExists(garde), prestationExists({ ...visite, dtEcheance: '2099-06-30' })],
    unknown: { idGammeVersion: 404_404 },
  },
  {
    'of a range that is used': {
      only: [
        { refInfo: 'nbPage', type: 'NI', value: '1' },
        { refInfo: 'nbMateriel', type: 'NI', value: '1' },
        { refInfo: 'nbPrestation', type: 'NI', value: '1' },
        { refInfo: 'dtProchaine', type: 'DT', value: '2099-06-30' },
      ],
    },
    'of a range whose services are late, done or of another range': {
      given: [
        ...grueAndSettings,
        gammeExists({ ...epreuve, typeLocalisation: null }),
        pageExists(garde),
        pageExists({ ...garde, idPage: 2, idGammeVersion: epreuve.idGammeVersion }),
        prestationExists({ ...visite, dtEcheance: '2020-03-30' }),
        prestationExists({ ...visite, ...at(2), dtEcheance: '2099-02-15', statut: 'REALISEE' }),
        prestationExists({ ...visite, ...at(3), dtEcheance: '2099-03-31', statut: 'PLANIFIEE' }),
        prestationExists({ ...visite, ...at(4), dtEcheance: '2099-04-30', statut: 'ENCOURS' }),
        prestationExists({ ...visite, ...at(5), dtEcheance: '2099-01-31', gamme: { ...ofEpreuve } }),
      ],
      only: [
        { refInfo: 'nbPage', value: '1' },
        { refInfo: 'nbMateriel', value: '1' },
        { refInfo: 'nbPrestation', value: '4' },
        { refInfo: 'dtProchaine', value: '2099-03-31' },
      ],
    },
    'of a range that nobody uses': {
      given: range,
      only: [
        { refInfo: 'nbPage', value: '0' },
        { refInfo: 'nbMateriel', value: '0' },
        { refInfo: 'nbPrestation', value: '0' },
        { refInfo: 'dtProchaine', value: null },
      ],
    },
  },
)

interactions(
  GamGamme.GetGamMaterielList,
  { by: agent, given: covering, unknown: { idGammeVersion: 404_404 } },
  {
    'of a range': {
      input: { idGammeVersion: gammeLevage.idGammeVersion },
      only: [{ idMateriel: pontRoulant.idMateriel }],
    },
    'of a range below a place that nobody knows': {
      input: { idGammeVersion: gammeLevage.idGammeVersion, idLocalisation: 404 },
      status: 404,
    },
    'of a range at a location itself, in the order of keys': {
      given: [
        ...covering.slice(0, -1),
        materielExists({
          ...palan,
          idMateriel: 3,
          refMateriel: 'PA-003',
          idReferentielGuid: industrie.idReferentielGuid,
        }),
        gammeCovers({ idGammeVersion: gammeLevage.idGammeVersion, idMateriel: 3 }),
        gammeCovers({ idGammeVersion: gammeLevage.idGammeVersion, idMateriel: palan.idMateriel }),
      ],
      input: { idGammeVersion: gammeLevage.idGammeVersion, idLocalisation: places.quai.idLocalisation },
      only: [{ idMateriel: 2 }, { idMateriel: 3 }],
    },
    'of a range below a place': {
      also: [gammeCovers({ idGammeVersion: gammeLevage.idGammeVersion, idMateriel: palan.idMateriel })],
      only: [{ idMateriel: pontRoulant.idMateriel, idLocalisation: places.halle.idLocalisation }],
    },
    'of a range that covers one without place or short name': {
      given: [
        ...covering.slice(0, -2),
        materielExists({ ...palan, idLocalisation: null, local: null, idReferentielGuid: industrie.idReferentielGuid }),
        gammeCovers({ idGammeVersion: gammeLevage.idGammeVersion, idMateriel: palan.idMateriel }),
      ],
      input: { idGammeVersion: gammeLevage.idGammeVersion },
      answers: [{ ...palan, idLocalisation: null, local: null }],
      only: [{ idMateriel: palan.idMateriel, lbCourt: null, local: null, idLocalisation: null }],
    },
    'of a range that covers none': { given: range, input: { idGammeVersion: 1 }, only: [] },
  },
)

interactions(
  GamGamme.Import,
  { given: known },
  {
    'a file': { exactly: { inserted: 1, updated: 1 } },
    'a file, only to see what would be': {
      input: { ...GamGamme.Import.example.input, dryRun: true },
      exactly: { inserted: 1, updated: 1 },
    },
    'a file that names no versions': {
      input: {
        file: new File(
          [
            'ref;lbGamme;refMode;typeMaintenance;fonctionPrincipal;periodicite\nLEV-VGP;Vérification générale;LEV;REGLEMENTAIRE;LEVAGE;M6\nLEV-PRE;Graissage;LEV;REGLEMENTAIRE;LEVAGE;M6\n',
          ],
          'gammes.csv',
          { type: 'text/csv' },
        ),
      },
      exactly: { inserted: 1, updated: 1 },
    },
    'a file with a line for an old version': {
      also: [newerGammeExists(newer)],
      ...files.wrong('ref;indice;revision;lbGamme\nLEV-VGP;2;0;Vérification\nLEV-VGP;1;0;Vérification\n', {
        line: 3,
        field: 'indice',
        message: 'Seule la version courante peut être modifiée',
      }),
    },
    'a file with a new range that lacks what it needs': files.wrong('ref;lbGamme\nLEV-PRE;Graissage\n', {
      line: 2,
      field: 'refMode',
      message: 'Valeur requise',
    }),
    'a file with a new range that begins elsewhere': files.wrong(
      'ref;indice;revision;lbGamme;refMode;typeMaintenance;fonctionPrincipal;periodicite\nLEV-PRE;2;0;Graissage;LEV;REGLEMENTAIRE;LEVAGE;M6\n',
      { line: 2, field: 'indice', message: '«\u00a02\u00a0»\u00a0: une nouvelle référence commence à 1' },
    ),
    'a file with a mode that nobody knows': files.wrong('ref;refMode\nLEV-VGP;NUL\n', {
      line: 2,
      field: 'refMode',
      message: 'NUL est inconnu',
    }),
    'a file with an interval that nobody knows': files.wrong('ref;periodicite\nLEV-VGP;M7\n', {
      line: 2,
      field: 'periodicite',
      message: 'M7 est inconnu',
    }),
    'a file with equipment that nobody knows': files.wrong('ref;materiels\nLEV-VGP;NUL-1\n', {
      line: 2,
      field: 'materiels',
      message: 'NUL-1 est inconnu',
    }),
    'a file with the longest time': {
      input: files.of('ref;dureeTot;actif\nLEV-VGP;999999999;non\n'),
      answers: { inserted: 0, updated: 1, errors: [] },
      exactly: { inserted: 0, updated: 1 },
    },
    'a file that says what is there already': {
      input: files.of(`ref;lbGamme\nlev-vgp;${gammeLevage.lbGamme}\n`),
      answers: { inserted: 0, updated: 1, unchanged: 1, errors: [] },
      exactly: { inserted: 0, updated: 1, unchanged: 1 },
    },
    'a file with a line that is wrong': files.wrong('ref;indice;revision;dureeTot\nLEV-VGP;1;0;longtemps\n', {
      line: 2,
      field: 'dureeTot',
      message: '«\u00a0longtemps\u00a0»\u00a0: un nombre entier de 9 chiffres au plus',
    }),
    'a file without lines': files.empty('ref;indice;revision'),
    'a file with a column nobody knows': files.odd('ref;indice;revision;couleur\nLEV-VGP;1;0;vert\n', 'couleur'),
    'a file that is no table': files.noTable(),
  },
)
