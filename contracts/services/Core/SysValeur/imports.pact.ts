import { filesFor } from '../../import-interactions.ts'
import { interactions } from '../../interactions.ts'
import { etats } from '../SysTable/endpoints.ts'
import { tableExists } from '../SysTable/states.ts'
import { SysValeur } from './endpoints.ts'
import { arbre, oneValue, site, tree, valeurExists } from './states.ts'

const unknown = '00000000-0000-4000-8000-000000000404'
const lock = ['SysTable', etats.idTableGuid] as const
const inTree = { idTableGuid: arbre.idTableGuid }
const files = filesFor(SysValeur.Import)
const inList = ['Parent refusé : table de type liste ou autre table']
/** A file into the hierarchy. */
const inTreeOf = (lines: string) => ({ ...files.of(lines), ...inTree })
const wrongLine = (line: number, field: string, message: string) => ({
  answers: { inserted: 0, updated: 0, errors: [{ line, field, message }] },
  exactly: { inserted: 0, updated: 0 },
})

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
