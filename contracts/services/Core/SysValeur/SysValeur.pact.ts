import { filesFor } from '../../import-interactions.ts'
import { asked, interactions } from '../../interactions.ts'
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
/** A file into the hierarchy. */
const inTreeOf = (lines: string) => ({ ...files.of(lines), ...inTree })
const wrongLine = (line: number, field: string, message: string) => ({
  answers: { inserted: 0, updated: 0, errors: [{ line, field, message }] },
  exactly: { inserted: 0, updated: 0 },
})
const lock = ['SysTable', etats.idTableGuid] as const
const inTree = { idTableGuid: arbre.idTableGuid }
const files = filesFor(SysValeur.Import)
const hierarchical = { idTypeTable: 2, refTypeTable: 'H', lbTypeTable: 'Hiérarchie' }
const cave = {
  idValeurGuid: '6f5e4d3c-2b1a-5c0d-9e8f-7a6b5c4d3e21',
  idValeur: 3,
  refValeur: 'CAVE',
  lbValeur: 'Cave',
  lbCourt: null,
  extendedData: null,
}
const inList = ['Parent refusé : table de type liste ou autre table']
/** The last place of a table, and one that is not in the order of keys. */
const last = { ...bonEtat, idValeur: 20, refValeur: 'TRES-USE', lbValeur: 'Très usé', ordre: 2, isActif: false }
const alike = { ...last, idValeurGuid: '4e3f2a1b-5c6d-5e7f-8a91-2b3c4d5e6f72', ordre: 1 }
const first = { ...use, idValeur: 30, ordre: 1 }
const elsewhere = [tableExists(arbre), valeurExists({ ...site, idValeurGuid: '3d2e1f0a-4b5c-5d6e-8f70-1a2b3c4d5e61' })]

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
    'of a table by its reference in capitals': {
      input: { refTable: 'PRM.REFETAT' },
      only: [{ refTable: etats.refTable, refValeur: bonEtat.refValeur }],
    },
    'of no table': { input: {}, status: 400 },
    'of a table by the reference of another': {
      input: { idTableGuid: etats.idTableGuid, refTable: arbre.refTable },
      status: 404,
    },
    'at the roots of a hierarchy': {
      given: tree,
      input: { ...inTree, idValeurParent: '' },
      only: [{ refValeur: site.refValeur, niveauParent: 0 }],
    },
    'in the order of their keys where places are alike': {
      given: [tableExists(etats), valeurExists({ ...use, ordre: 1 }), valeurExists(alike), valeurExists(bonEtat)],
      only: [{ idValeur: bonEtat.idValeur }, { idValeur: alike.idValeur }, { idValeur: use.idValeur }],
    },
  },
)

asked(
  SysValeur.GetList,
  { given: [...elsewhere, tableExists(etats), valeurExists(last), valeurExists(first)] },
  {
    rows: [
      { idValeur: 30, lbValeur: 'Usé' },
      { idValeur: 20, lbValeur: 'Très usé' },
    ],
    rising: 'ordre',
    words: 'TRES',
    where: { refValeur: 'tres-use', isActif: false },
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
    'of a reference that is taken, in small letters': {
      given: oneValue,
      input: { ...nouvelle, refValeur: 'bon' },
      messages: ['bon existe déjà'],
    },
    'of a reference that another table has': {
      given: [
        tableExists(arbre),
        valeurExists({ ...bonEtat, ...inTree, refTable: arbre.refTable, idValeurGuid: local.idValeurGuid }),
        tableExists(etats),
      ],
      answers: { ...bonEtat, idValeur: 2 },
    },
    'with nothing that may be left out, in the last place': {
      given: [tableExists(etats), valeurExists({ ...use, ordre: 5 })],
      input: { idTableGuid: etats.idTableGuid, refValeur: 'BON', lbValeur: 'Bon état' },
      answers: { ...bonEtat, lbCourt: null, extendedData: null, ordre: 6 },
      exactly: { lbCourt: null, description: null, extendedData: null, idValeurParent: null, isActif: true, ordre: 6 },
    },
    'in the last place below another': {
      given: [tableExists(arbre), valeurExists({ ...site, ordre: 7 }), valeurExists({ ...local, ordre: 4 })],
      input: { ...inTree, refValeur: 'CAVE', lbValeur: 'Cave', idValeurParent: site.idValeur },
      answers: { ...local, ...cave, ordre: 5 },
      exactly: { ordre: 5, niveauParent: 1 },
    },
    'in a place that is said, inactive': {
      input: { ...nouvelle, ordre: 3, isActif: false },
      answers: { ...bonEtat, ordre: 3, isActif: false },
    },
    'below a value of another table': {
      given: [...elsewhere, tableExists({ ...etats, ...hierarchical })],
      input: { ...nouvelle, idValeurParent: site.idValeur },
      messages: inList,
    },
    'below a value that nobody knows': {
      given: [tableExists(arbre)],
      input: { ...nouvelle, ...inTree, idValeurParent: 404 },
      status: 404,
    },
    'of a reference with a space in it': { input: { ...nouvelle, refValeur: 'BON ETAT' }, status: 400 },
    'of a reference that is too long': { input: { ...nouvelle, refValeur: 'R'.repeat(51) }, status: 400 },
    'of a label that is too long': { input: { ...nouvelle, lbValeur: 'L'.repeat(201) }, status: 400 },
    'of a short label that is too long': { input: { ...nouvelle, lbCourt: 'L'.repeat(201) }, status: 400 },
    'of a description that is too long': { input: { ...nouvelle, description: 'd'.repeat(2001) }, status: 400 },
    'with data that are no object': { input: { ...nouvelle, extendedData: '[1]' }, status: 400 },
    'of the longest reference, labels and description': {
      input: {
        ...nouvelle,
        refValeur: 'R'.repeat(50),
        lbValeur: 'L'.repeat(200),
        lbCourt: 'C'.repeat(200),
        description: 'd'.repeat(2000),
      },
      answers: {
        ...bonEtat,
        refValeur: 'R'.repeat(50),
        lbValeur: 'L'.repeat(200),
        lbCourt: 'C'.repeat(200),
        description: 'd'.repeat(2000),
      },
    },
    'with a parent in a list': {
      given: oneValue,
      input: { ...nouvelle, refValeur: 'USE', idValeurParent: bonEtat.idValeur },
      messages: inList,
    },
  },
)

interactions(
  SysValeur.Update,
  { given: oneValue, unknown: { idValeurGuid: unknown }, lock },
  {
    'another label': {},
    'without a stamp': { input: { ...changed, dtModification: null } },
    'nothing of its place and activity': {
      given: [tableExists(etats), valeurExists({ ...bonEtat, ordre: 4, isActif: false })],
      input: {
        idValeurGuid: bonEtat.idValeurGuid,
        idTableGuid: etats.idTableGuid,
        refValeur: 'BON',
        lbValeur: 'Autre',
      },
      answers: { ...bonEtat, lbValeur: 'Autre', ordre: 4, isActif: false },
      exactly: { ordre: 4, isActif: false },
    },
    'in another place, inactive': {
      input: { ...changed, ordre: 9, isActif: false },
      answers: { ...bonEtat, ...changed, ordre: 9, isActif: false },
    },
    'its own reference in small letters': {
      input: { ...changed, refValeur: 'bon' },
      answers: { ...bonEtat, ...changed, refValeur: 'bon' },
    },
    'to another table': {
      also: elsewhere.slice(0, 1),
      input: { ...changed, ...inTree },
      status: 400,
    },
    'to the roots of a hierarchy': {
      given: tree,
      input: { ...changed, ...inTree, idValeurGuid: local.idValeurGuid, refValeur: 'LOCAL', idValeurParent: null },
      answers: {
        ...local,
        ...changed,
        ...inTree,
        idValeurGuid: local.idValeurGuid,
        refValeur: 'LOCAL',
        niveauParent: 0,
      },
      exactly: { idValeurParent: null, niveauParent: 0 },
    },
    'below itself': {
      given: tree,
      input: {
        ...changed,
        ...inTree,
        idValeurGuid: site.idValeurGuid,
        refValeur: 'SITE',
        idValeurParent: site.idValeur,
      },
      messages: ['Ce parent créerait une boucle'],
    },
    'below a value of another table': {
      given: [tableExists({ ...etats, ...hierarchical }), valeurExists({ ...bonEtat, idValeur: 9 }), ...elsewhere],
      input: { ...changed, idValeurParent: site.idValeur },
      messages: inList,
    },
    'below a value that nobody knows': {
      given: tree,
      input: { ...changed, ...inTree, idValeurGuid: site.idValeurGuid, refValeur: 'SITE', idValeurParent: 404 },
      status: 404,
    },
    'a reference that is taken': {
      also: [valeurExists(use)],
      input: { ...changed, refValeur: use.refValeur },
      messages: ['USE existe déjà'],
    },
    'a parent in a list': {
      also: [valeurExists(use)],
      input: { ...changed, idValeurParent: use.idValeur },
      messages: inList,
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
    'a file with a line below another, and one below one that is there': {
      given: [tableExists(arbre), valeurExists(site)],
      input: inTreeOf('refValeur;lbValeur;refParent\nCAVE;Cave;local\nLOCAL;Local;SITE\n'),
      exactly: { inserted: 2, updated: 0 },
    },
    'a file with a parent that nobody knows': {
      given: [tableExists(arbre)],
      input: inTreeOf('refValeur;lbValeur;refParent\nCAVE;Cave;LOCAL\n'),
      ...wrongLine(2, 'refParent', 'LOCAL est inconnu'),
    },
    'a file with a parent in a list': {
      ...files.wrong('refValeur;lbValeur;refParent\nUSE;Usé;BON\n', {
        line: 2,
        field: 'refParent',
        message: inList[0] ?? '',
      }),
    },
    'a file with values below one another': {
      given: tree,
      input: inTreeOf('refValeur;refParent\nSITE;LOCAL\n'),
      ...wrongLine(2, 'refParent', 'Ce parent créerait une boucle'),
    },
    'a file with a new line without label': {
      ...files.wrong('refValeur;lbCourt\nBON;Bon\nUSE;Usé\n', {
        line: 3,
        field: 'lbValeur',
        message: 'Valeur requise',
      }),
    },
    'a file with a label that is too long': {
      ...files.wrong(`refValeur;lbValeur\nUSE;${'L'.repeat(200)}\nTRES;${'L'.repeat(201)}\n`, {
        line: 3,
        field: 'lbValeur',
        message: `«\u00a0${'L'.repeat(60)}…\u00a0»\u00a0: 200 caractères au plus, sur une ligne`,
      }),
    },
    'a file with a flag that is none': {
      ...files.wrong('refValeur;isActif\nBON;peut-être\n', {
        line: 2,
        field: 'isActif',
        message: '«\u00a0peut-être\u00a0»\u00a0: oui ou non',
      }),
    },
    'a file that names a value twice': {
      ...files.wrong('refValeur;lbValeur\nBON;Bon\nbon;Bon état\n', {
        line: 3,
        field: 'refValeur',
        message: 'Déjà présent à la ligne 2',
      }),
    },
    'a file of which a line is as it is already': {
      input: files.of('refValeur;lbValeur;isActif\nBON;Bon état;oui\nUSE;Usé;non\n'),
      answers: { inserted: 1, updated: 1, unchanged: 1, errors: [] },
      exactly: { inserted: 1, updated: 1, unchanged: 1 },
    },
    'a file of commas, with a remark that nobody reads': {
      input: files.of('refValeur,lbValeur,#erreur\nUSE,Usé,rien\n'),
      exactly: { inserted: 1, updated: 0 },
    },
    'a file whose column is there twice': files.odd('refValeur;lbValeur;lbValeur\nUSE;Usé;Usé\n', 'lbValeur'),
    'a file without its key': files.odd('lbValeur\nUsé\n', 'refValeur'),
    'a file of a line with more cells than columns': {
      ...files.wrong('refValeur;lbValeur\nUSE;Usé;neuf\n', { line: 2, message: 'Plus de cellules que de colonnes' }),
    },
    'a file without lines': { given: [tableExists(etats)], ...files.empty('refValeur;lbValeur') },
    'a file with a column nobody knows': {
      given: [tableExists(etats)],
      ...files.odd('refValeur;couleur\nBON;vert\n', 'couleur'),
    },
    'a file that is no table': { given: [tableExists(etats)], ...files.noTable() },
  },
)
