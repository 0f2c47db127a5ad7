import { filesFor } from '../../import-interactions.ts'
import { asked, interactions, more } from '../../interactions.ts'
import { etats } from '../../Core/SysTable/endpoints.ts'
import { tableExists } from '../../Core/SysTable/states.ts'
import { charge, surface, valeurSurface } from '../../parametre.ts'
import { pontRoulant } from '../GamGamme/endpoints.ts'
import { materielExists } from '../GamGamme/states.ts'
import { bothPortes, parametreUsed, valeurParamExists } from '../RefParametre/states.ts'
import { referentielKeys, typePont } from '../RefReferentiel/endpoints.ts'
import { industrie, referentielExists, newerIndustrie, sites, typeDeclared } from '../RefReferentiel/states.ts'
import { RefMateriel } from './endpoints.ts'

const { idReferentielGuid, idReferentielVersion } = industrie
const noVersion = { idReferentielVersion: 404_404 }
const typePalan = { ...typePont, idValeur: 22, refValeur: 'PAL', lbValeur: 'Palan' }
const types = [
  typeDeclared({ ...typePont, idReferentielVersion }),
  typeDeclared({ ...typePalan, idReferentielVersion }),
]
const there = [...sites, ...types, materielExists({ ...pontRoulant, idReferentielGuid })]
const palan = {
  ...pontRoulant,
  idMateriel: 2,
  refMateriel: 'PAL-001',
  lb: 'Palan',
  lbCourt: null,
  idValeur: 22,
  materialType: 'Palan',
  idLocalisation: null,
  local: null,
}
const used = [
  bothPortes,
  parametreUsed({ ...surface, idReferentielVersion }),
  parametreUsed({ ...charge, idReferentielVersion }),
]
const files = filesFor(RefMateriel.Import)

const ofPont = { ...valeurSurface, idReferentielVersion, idMateriel: 1, idParametre: 2, value: '5' }
const etat = {
  ...charge,
  idParametre: 3,
  refParametre: 'ETAT',
  lbParametre: 'État',
  idElement: null,
  element: null,
  idControlEdit: 9,
  refTable: etats.refTable,
  template: 'SysValeur',
}

interactions(
  RefMateriel.GetMaterialList,
  { given: there, unknown: noVersion },
  {
    'all of a referential': {},
    'those of a type, without a place': {
      also: [materielExists({ ...palan, idReferentielGuid })],
      input: { ...referentielKeys, idValeur: 22 },
      answers: [palan],
      only: [{ refMateriel: 'PAL-001', idValeur: 22, lbCourt: null, local: null, idLocalisation: null }],
    },
    'those of a referential that has none': { given: [referentielExists(industrie)], only: [] },
  },
)

const ancien = { ...palan, lb: 'Palan à chaîne', isActif: false }
asked(
  RefMateriel.GetMaterialList,
  {
    given: [
      ...sites,
      ...types,
      materielExists({ ...ancien, idReferentielGuid }),
      materielExists({ ...pontRoulant, idReferentielGuid }),
    ],
  },
  {
    rows: [{ idMateriel: pontRoulant.idMateriel }, { idMateriel: ancien.idMateriel }],
    rising: 'idMateriel',
    words: 'CHAINE',
    where: { isActif: false, materialType: 'PALAN', local: '', refMateriel: 'pal-001' },
  },
)

const elsewhere = referentielExists({
  ...industrie,
  idReferentielGuid: '6e2a1f0b-55c7-5b8e-9d61-3f4a90c2be42',
  refReferentiel: 'LOG',
  idReferentielVersion: 2,
  niveaux: [],
})
/** A piece of equipment of another referential. */
const foreign = [elsewhere, materielExists({ ...palan, idReferentielGuid: '6e2a1f0b-55c7-5b8e-9d61-3f4a90c2be42' })]

more(
  RefMateriel.GetMaterialList,
  { given: [...there, ...foreign] },
  { 'those of a referential, beside another': { only: [{ idMateriel: pontRoulant.idMateriel }] } },
)

more(
  RefMateriel.GetMaterielValeurList,
  { given: [...there, ...foreign, ...used] },
  {
    'of a piece of another referential': {
      input: { ...RefMateriel.GetMaterielValeurList.example.input, idMateriel: palan.idMateriel },
      status: 404,
    },
  },
)

interactions(
  RefMateriel.GetTypeMaterielList,
  { given: there, unknown: noVersion },
  {
    'the types that are used': { only: [{ refValeur: 'PR', nbMateriel: 1 }] },
  },
)

interactions(
  RefMateriel.GetParametreList,
  { given: [...there, ...used], unknown: noVersion },
  {
    'those of equipment': { only: [{ refParametre: 'CHARGE', idElement: 21, idTypePorte: [42] }] },
    'those of one type, and those of all': {
      also: [parametreUsed({ ...etat, refTable: null, idControlEdit: 1, template: 'Text', idReferentielVersion })],
      input: { ...referentielKeys, idValeur: 21 },
      answers: [charge, { ...etat, refTable: null, idControlEdit: 1, template: 'Text' }],
      only: [{ refParametre: 'CHARGE' }, { refParametre: 'ETAT', idElement: null }],
    },
    'those of another type, of which there are none': { input: { ...referentielKeys, idValeur: 22 }, only: [] },
  },
)

interactions(
  RefMateriel.GetMaterielValeurList,
  { given: [...there, ...used, valeurParamExists(ofPont)], unknown: { idMateriel: 404_404 } },
  {
    'what a piece of equipment has of a parameter': {},
    'what a piece of another type has of it': {
      given: [...sites, ...types, materielExists({ ...palan, idReferentielGuid }), ...used],
      input: { ...RefMateriel.GetMaterielValeurList.example.input, idMateriel: palan.idMateriel },
      only: [],
    },
    'what a piece of equipment has of a parameter that is a value of a table': {
      given: [
        tableExists(etats),
        ...sites,
        ...types,
        materielExists({ ...pontRoulant, idReferentielGuid }),
        bothPortes,
        parametreUsed({ ...etat, idReferentielVersion }),
      ],
      only: [{ refParametre: 'ETAT', template: 'SysValeur', refTable: etats.refTable, value: null, idValeur: null }],
    },
  },
)

interactions(
  RefMateriel.Import,
  { given: there, unknown: noVersion, lock: ['Referentiel', idReferentielGuid] },
  {
    'a file': {},
    'a file, only to see what would be': {
      input: { ...RefMateriel.Import.example.input, dryRun: true },
      exactly: { inserted: 1, updated: 1 },
    },
    'a file with lines that are wrong': files.wrong('refMateriel;lb;refTypeMateriel\nPR 9;Neuf;PR\n', {
      line: 2,
      field: 'refMateriel',
      message: '«\u00a0PR 9\u00a0»\u00a0: lettres, chiffres, . _ -\u00a0; 50 au plus',
    }),
    'a file with a new line without label': files.wrong('refMateriel;refTypeMateriel\nPR-009;PR\n', {
      line: 2,
      field: 'lb',
      message: 'Valeur requise',
    }),
    'a file with a new line without type': files.wrong('refMateriel;lb\nPR-009;Neuf\n', {
      line: 2,
      field: 'refTypeMateriel',
      message: 'Valeur requise',
    }),
    'a file with a type that the referential has not': files.wrong(
      'refMateriel;lb;refTypeMateriel\nPR-009;Neuf;NUL\n',
      {
        line: 2,
        field: 'refTypeMateriel',
        message: 'NUL est inconnu',
      },
    ),
    'a file with a place that nobody knows': files.wrong('refMateriel;refLocalisation\nPR-001;NULLE\n', {
      line: 2,
      field: 'refLocalisation',
      message: 'NULLE est inconnu',
    }),
    'a file with a value for its own type': {
      also: used,
      input: files.of('refMateriel;CHARGE;isActif\nPR-001;5;non\n'),
      answers: { inserted: 0, updated: 1, errors: [] },
      exactly: { inserted: 0, updated: 1 },
    },
    'a file that says what is there already': {
      input: files.of(`refMateriel;lb\nPR-001;${pontRoulant.lb}\n`),
      answers: { inserted: 0, updated: 1, unchanged: 1, errors: [] },
      exactly: { inserted: 0, updated: 1, unchanged: 1 },
    },
    'a file with a value for another type': {
      also: used,
      ...files.wrong('refMateriel;lb;refTypeMateriel;CHARGE\nPAL-009;Palan;PAL;5\n', {
        line: 2,
        field: 'CHARGE',
        message: "L'élément ne correspond pas à la portée",
      }),
    },
    'a file without lines': files.empty('refMateriel'),
    'a file with a column nobody knows': files.odd('refMateriel;SURFACE\nPR-001;5\n', 'SURFACE'),
    'a file for an old version': {
      also: [newerIndustrie],
      messages: ['Seule la version courante peut être modifiée'],
    },
  },
)
