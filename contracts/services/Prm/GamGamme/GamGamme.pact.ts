import { filesFor } from '../../import-interactions.ts'
import { interactions } from '../../interactions.ts'
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
    given: [...grueAndSettings, pageExists(garde), prestationExists(AffAffairePrestation.Insert.example.value)],
    unknown: { idGammeVersion: 404_404 },
  },
  {
    'of a range that is used': {
      only: [
        { refInfo: 'nbPage', type: 'NI', value: '1' },
        { refInfo: 'nbMateriel', type: 'NI', value: '1' },
        { refInfo: 'nbPrestation', type: 'NI', value: '1' },
        { refInfo: 'dtProchaine', type: 'DT', value: '2026-06-30' },
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
