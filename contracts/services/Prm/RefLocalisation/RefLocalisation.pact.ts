import { filesFor } from '../../import-interactions.ts'
import { asked, interactions, more } from '../../interactions.ts'
import { surface, valeurSurface } from '../../parametre.ts'
import { bothPortes, parametreUsed, valeurParamExists } from '../RefParametre/states.ts'
import { halle, referentielKeys } from '../RefReferentiel/endpoints.ts'
import {
  industrie,
  localisationExists,
  places,
  referentielExists,
  newerIndustrie,
  sites,
} from '../RefReferentiel/states.ts'
import { RefLocalisation } from './endpoints.ts'

const { idReferentielGuid, idReferentielVersion } = industrie
const noVersion = { idReferentielVersion: 404_404 }
const used = [bothPortes, parametreUsed({ ...surface, idReferentielVersion })]
const none = { errors: [], idReferentielGuid, nbLocalisation: 4 }
const files = filesFor(RefLocalisation.Import)

interactions(
  RefLocalisation.GetList,
  { given: sites, unknown: noVersion },
  {
    'all of a version': {
      answers: [halle],
      only: [
        { idLocalisation: 1, idLocalisationParent: null, hasChildren: true },
        { idLocalisation: 2, hasChildren: false },
        { idLocalisation: 3, idLocalisationParent: null },
        { idLocalisation: 4 },
      ],
    },
    'the places': {
      input: { ...referentielKeys, idLocalisationParent: '' },
      answers: [halle],
      only: [
        { idLocalisation: 1, idLocalisationParent: null, lbNiveau: 'Site' },
        { idLocalisation: 3, idLocalisationParent: null },
      ],
    },
    'those right below another': {
      input: { ...referentielKeys, idLocalisationParent: places.depot.idLocalisation },
      answers: [halle],
      only: [{ idLocalisation: places.quai.idLocalisation, lbLocalisation: 'Quai 1' }],
    },
    'those of a level': {
      input: { ...referentielKeys, idValeur: 2 },
      answers: [halle],
      only: [
        { idLocalisation: 2, idValeur: 2 },
        { idLocalisation: 4, idValeur: 2 },
      ],
    },
    'those of a version that has none': { given: [referentielExists(industrie)], only: [] },
  },
)

const closed = { ...places.depot, isActif: false }
asked(
  RefLocalisation.GetList,
  {
    given: [
      referentielExists(industrie),
      localisationExists(closed),
      localisationExists({ ...places.lesquin, hasChildren: false }),
    ],
  },
  {
    rows: [
      { idLocalisation: 1, hasChildren: false, idLocalisationParent: null },
      { idLocalisation: 3, isActif: false, hasChildren: false, idLocalisationParent: null },
    ],
    rising: 'idLocalisation',
    words: 'DEPOT IND-002',
    where: { isActif: false, refLocalisation: 'ind-002', lbNiveau: 'SITE', idLocalisationParent: '' },
  },
)

/** The same two locations in a version of their own, called otherwise. */
const newer = [
  ...sites,
  newerIndustrie,
  localisationExists({
    ...closed,
    idLocalisation: 9,
    refLocalisation: 'IND-009',
    idLocalisationItem: 9,
    idReferentielVersion: 2,
    indice: 2,
    lbLocalisation: 'Quai',
    lbAffichage: 'Quai',
  }),
]
more(
  RefLocalisation.GetList,
  { given: newer },
  {
    'those of an old version, as they were there': {
      answers: [halle],
      only: [
        { idLocalisation: 1, lbLocalisation: 'Usine de Lesquin' },
        { idLocalisation: 2 },
        { idLocalisation: 3, lbLocalisation: 'Dépôt de Seclin', isActif: true },
        { idLocalisation: 4 },
      ],
    },
    'those of another referential’s version': {
      input: { ...referentielKeys, idReferentielGuid: '6e2a1f0b-55c7-5b8e-9d61-3f4a90c2be42' },
      status: 404,
    },
  },
)

interactions(
  RefLocalisation.GetValeurList,
  {
    given: [...sites, ...used, valeurParamExists({ ...valeurSurface, idReferentielVersion, idLocalisation: 2 })],
    unknown: { idLocalisation: 404_404 },
  },
  {
    'what a location has of a parameter': {},
    'that a location has nothing of a parameter': {
      given: [...sites, ...used],
      only: [{ refParametre: 'SURFACE', value: null, idValeur: null }],
    },
    'of a parameter that is for its level, beside one for another and one that is inactive': {
      given: [
        ...sites,
        bothPortes,
        parametreUsed({ ...surface, idReferentielVersion, idElement: 2, element: 'Bâtiment' }),
        parametreUsed({ ...surface, idReferentielVersion, idParametre: 3, refParametre: 'ANNEE', idElement: 1 }),
        parametreUsed({ ...surface, idReferentielVersion, idParametre: 4, refParametre: 'HAUTEUR', isActif: false }),
      ],
      only: [{ refParametre: 'SURFACE', value: null, idValeur: null }],
    },
    'that there is no parameter of locations': { given: sites, only: [] },
  },
)

interactions(
  RefLocalisation.GetStructureHierachiList,
  { given: [referentielExists(industrie)], unknown: noVersion },
  {
    'the levels': {
      only: [
        { refValeur: 'IND-SITE', niveau: 1, children: [] },
        { refValeur: 'IND-BATIMENT', niveau: 2, children: [] },
        { refValeur: 'IND-LOCAL', niveau: 3, children: [] },
      ],
    },
  },
)

interactions(
  RefLocalisation.Import,
  { given: sites, unknown: noVersion, lock: ['Referentiel', idReferentielGuid] },
  {
    'a file, children before their parents': { exactly: { inserted: 2, updated: 1, nbLocalisation: 6 } },
    'a file, only to see what would be': {
      input: { ...RefLocalisation.Import.example.input, dryRun: true },
      exactly: { inserted: 2, updated: 1, nbLocalisation: 6 },
    },
    'a file with a place, and one below what is there': {
      input: files.of(
        'refLocalisation;lbLocalisation;refParent;refNiveau;isActif\nIND-003;Site;;IND-SITE;non\nIND-001-A1;Atelier;IND-001-A;IND-LOCAL;oui\n',
      ),
      answers: { ...none, inserted: 2, updated: 0, nbLocalisation: 6 },
      exactly: { inserted: 2, updated: 0, nbLocalisation: 6 },
    },
    'a file with a place that is no first level': files.wrong(
      'refLocalisation;lbLocalisation;refNiveau\nIND-003;Neuf;IND-BATIMENT\n',
      {
        line: 2,
        field: 'refNiveau',
        message:
          '«\u00a0IND-BATIMENT\u00a0»\u00a0: un niveau plus profond que celui du parent\u00a0; sans parent, le premier',
      },
      none,
    ),
    'a file with a level above that of its parent': files.wrong(
      'refLocalisation;lbLocalisation;refParent;refNiveau\nIND-003;Neuf;IND-001-A;IND-SITE\n',
      {
        line: 2,
        field: 'refNiveau',
        message:
          '«\u00a0IND-SITE\u00a0»\u00a0: un niveau plus profond que celui du parent\u00a0; sans parent, le premier',
      },
      none,
    ),
    'a file with a new line without label': files.wrong(
      'refLocalisation;refNiveau\nIND-003;IND-SITE\n',
      { line: 2, field: 'lbLocalisation', message: 'Valeur requise' },
      none,
    ),
    'a file with a level that nobody knows': files.wrong(
      'refLocalisation;lbLocalisation;refNiveau\nIND-003;Neuf;NULLE\n',
      { line: 2, field: 'refNiveau', message: 'NULLE est inconnu' },
      none,
    ),
    'a file with a value that does not fit': {
      also: used,
      ...files.wrong(
        'refLocalisation;SURFACE\nIND-001-A;grand\n',
        { line: 2, field: 'SURFACE', message: '«\u00a0grand\u00a0»\u00a0: un nombre' },
        none,
      ),
    },
    'a file with values of a parameter': {
      also: used,
      input: files.of('refLocalisation;SURFACE\nIND-001-A;120,5\nIND-001;\n'),
      answers: { ...none, inserted: 0, updated: 2 },
      exactly: { inserted: 0, updated: 2, nbLocalisation: 4 },
    },
    'a file with a line that is wrong': files.wrong(
      'refLocalisation;lbLocalisation;refParent;refNiveau\nIND-009;Neuf;NULLE;IND-LOCAL\n',
      { line: 2, field: 'refParent', message: 'NULLE est inconnu' },
      none,
    ),
    'a file with a loop': files.wrong(
      'refLocalisation;refParent\nIND-001;IND-001-A\n',
      { line: 2, field: 'refParent', message: 'Ce parent créerait une boucle' },
      none,
    ),
    'a file without lines': files.empty('refLocalisation'),
    'a file with a column nobody knows': files.odd('refLocalisation;COULEUR\nIND-001;vert\n', 'COULEUR'),
    'a file that is no table': files.noTable(),
    'a file for an old version': {
      also: [newerIndustrie],
      messages: ['Seule la version courante peut être modifiée'],
    },
  },
)
