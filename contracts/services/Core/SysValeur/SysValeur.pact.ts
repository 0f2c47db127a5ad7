import { filesFor } from '../../import-interactions.ts'
import { interactions } from '../../interactions.ts'
import { materielExists } from '../../Prm/GamGamme/states.ts'
import { pontRoulant } from '../../Prm/GamGamme/endpoints.ts'
import { sites } from '../../Prm/RefReferentiel/states.ts'
import { etats } from '../SysTable/endpoints.ts'
import { tableExists } from '../SysTable/states.ts'
import { bonEtat, SysValeur } from './endpoints.ts'
import { arbre, local, oneValue, site, tree, use, valeurExists } from './states.ts'

const unknown = '00000000-0000-4000-8000-000000000404'
const { input: nouvelle } = SysValeur.Insert.example
const changed = SysValeur.Update.example.input
const lock = ['SysTable', etats.idTableGuid] as const
const inTree = { idTableGuid: arbre.idTableGuid }
const files = filesFor(SysValeur.Import)

interactions(
  SysValeur.GetList,
  { given: [...oneValue, tableExists(arbre)], unknown: { idTableGuid: unknown } },
  {
    'of a table': {},
    'of a table by its reference': { given: oneValue, input: { refTable: etats.refTable } },
    'below another': {
      given: tree,
      input: { ...inTree, idValeurParent: site.idValeur },
      answers: [local],
      only: [{ idValeur: local.idValeur, niveauParent: 1 }],
    },
  },
)

interactions(
  SysValeur.Insert,
  { given: [tableExists(etats)], unknown: { idTableGuid: unknown }, lock },
  {
    'a new one': {},
    'a new one below another': {
      given: [tableExists(arbre), valeurExists(site)],
      input: { ...nouvelle, ...inTree, refValeur: local.refValeur, idValeurParent: site.idValeur },
      answers: local,
      exactly: { niveauParent: 1 },
    },
    'of a reference that is taken': { given: oneValue, messages: ['BON existe déjà'] },
    'with a parent in a list': {
      given: oneValue,
      input: { ...nouvelle, refValeur: 'USE', idValeurParent: bonEtat.idValeur },
      messages: ['Parent refusé : table de type liste ou autre table'],
    },
  },
)

interactions(
  SysValeur.Update,
  { given: oneValue, unknown: { idValeurGuid: unknown }, lock },
  {
    'another label': {},
    'a reference that is taken': {
      also: [valeurExists(use)],
      input: { ...changed, refValeur: use.refValeur },
      messages: ['USE existe déjà'],
    },
    'a parent in a list': {
      also: [valeurExists(use)],
      input: { ...changed, idValeurParent: use.idValeur },
      messages: ['Parent refusé : table de type liste ou autre table'],
    },
    'below one of its own': {
      given: tree,
      input: {
        ...changed,
        ...inTree,
        refValeur: site.refValeur,
        idValeurGuid: site.idValeurGuid,
        idValeurParent: local.idValeur,
      },
      messages: ['Ce parent créerait une boucle'],
    },
  },
)

interactions(
  SysValeur.Delete,
  { given: oneValue, unknown: { idValeurGuid: unknown }, lock },
  {
    'one that nobody uses': {},
    'one that has others below it': {
      given: tree,
      input: { idValeurGuid: site.idValeurGuid },
      messages: ["Supprimez d'abord les éléments enfants"],
    },
    'one that is used': {
      given: [
        ...sites,
        tableExists(etats),
        valeurExists({ ...use, idValeur: pontRoulant.idValeur }),
        materielExists({ ...pontRoulant, idReferentielGuid: '5a8e2a7e-16a1-5d53-9f0a-7c2b9c1d3e31' }),
      ],
      input: { idValeurGuid: use.idValeurGuid },
      messages: ['Utilisé 1 fois : suppression impossible'],
    },
  },
)

interactions(
  SysValeur.Import,
  { given: oneValue, unknown: { idTableGuid: unknown }, lock },
  {
    'a file': {},
    'a file, only to see what would be': {
      input: { ...SysValeur.Import.example.input, dryRun: true },
      exactly: { inserted: 1, updated: 1 },
    },
    'a file with a line that is wrong': {
      given: [tableExists(etats)],
      ...files.wrong('refValeur;lbValeur\nBON;Bon\nU SE;Usé\n', {
        line: 3,
        field: 'refValeur',
        message: '«\u00a0U SE\u00a0»\u00a0: lettres, chiffres, . _ -\u00a0; 50 au plus',
      }),
    },
    'a file with a line that is wrong, below an empty one and a cell that goes over two': {
      given: [tableExists(etats)],
      ...files.wrong('refValeur;lbValeur\n;\nBON;"Bon\nétat"\nU SE;Usé\n', {
        line: 5,
        field: 'refValeur',
        message: '«\u00a0U SE\u00a0»\u00a0: lettres, chiffres, . _ -\u00a0; 50 au plus',
      }),
    },
    'a file without lines': { given: [tableExists(etats)], ...files.empty('refValeur;lbValeur') },
    'a file with a column nobody knows': {
      given: [tableExists(etats)],
      ...files.odd('refValeur;couleur\nBON;vert\n', 'couleur'),
    },
    'a file that is no table': { given: [tableExists(etats)], ...files.noTable() },
  },
)
