import * as z from 'zod'
import { ruleOf } from '../provider/imports/cell-rules.ts'
import { mostErrors } from '../provider/imports/lines.ts'
import { most } from '../provider/imports/limits.ts'
import { tell } from '../provider/messages/messages.ts'
import { columns as values } from '../provider/services/Core/import-values.ts'
import { columns as gammes } from '../provider/services/Prm/import-gammes.ts'
import { columns as locations } from '../provider/services/Prm/import-locations.ts'
import { columns as materials } from '../provider/services/Prm/import-materials.ts'
import { anchor, madeBy, page, table } from './markdown.ts'

/** One import: its columns, and of each what it names or says. */
interface Imported {
  name: string
  columns: z.ZodRawShape
  /** Every column has its words, or it does not compile. */
  words: Readonly<Record<string, string>>
  /** What a line without record has to say. */
  needed: readonly string[]
  /** Whether each parameter of the version has a column, too. */
  hasParameters?: boolean
  more: string
}

const imported = <Columns extends z.ZodRawShape>(
  given: Omit<Imported, 'columns' | 'words'> & { columns: Columns; words: Record<keyof Columns & string, string> },
): Imported => given

const activity = 'a new one is active without it'

const all: readonly Imported[] = [
  imported({
    name: 'SysValeur/Import',
    columns: values,
    words: {
      refValeur: '**key**, in its table',
      lbValeur: '',
      lbCourt: '',
      refParent: 'a `refValeur` of the file or of the table; of a hierarchy only',
      description: '',
      extendedData: '',
      isActif: activity,
    },
    needed: ['lbValeur'],
    more: 'A parent in a table that is a list (R27), or that would make a loop (R22), is told of its line.',
  }),
  imported({
    name: 'GamGamme/Import',
    columns: gammes,
    words: {
      ref: '**key**, with the version where the file names one',
      indice: 'the version; empty: the current one, of a new range 1',
      revision: 'the same, of a new range 0',
      lbGamme: '',
      lbGammeLong: '',
      refMode: 'a mode',
      typeLocalisation: 'a level of the mode’s referential; empty: any',
      typeMaintenance: 'a code of `Prm.GamTypeMaintenance`',
      fonctionPrincipal: 'a code of `Prm.GamFonction`',
      periodicite: 'a code of `Prm.ModTacheFrequence`',
      dureeTot: 'minutes',
      actif: activity,
      materiels: 'references of equipment of the mode’s referential, parted by blanks, commas, semicolons or bars',
    },
    needed: ['lbGamme', 'refMode', 'typeMaintenance', 'fonctionPrincipal', 'periodicite'],
    more: 'A line never makes a further version of a range that is there: it is refused. A new range begins with one page of each type of page, without files.',
  }),
  imported({
    name: 'RefLocalisation/Import',
    columns: locations,
    words: {
      refLocalisation: '**key**, in its referential',
      lbLocalisation: '',
      refParent: 'a `refLocalisation` of the file or of the version; empty: a place',
      refNiveau: 'a level of the version',
      isActif: activity,
    },
    needed: ['lbLocalisation', 'refNiveau'],
    hasParameters: true,
    more: 'The current version only (R3).',
  }),
  imported({
    name: 'RefMateriel/Import',
    columns: materials,
    words: {
      refMateriel: '**key**, in its referential',
      lb: '',
      lbCourt: '',
      refTypeMateriel: 'an equipment type of the version',
      refLocalisation: 'a location of the version; empty: none',
      isActif: activity,
    },
    needed: ['lb', 'refTypeMateriel'],
    hasParameters: true,
    more: 'The current version only (R3).',
  }),
]

const mayBeEmpty = (schema: unknown): boolean => z.safeParse(schema as z.ZodType, null).success

function ruleIn(schema: unknown): string {
  const rule = ruleOf(schema as z.ZodType)
  return rule ? tell('en', rule.key, rule.values) : ''
}

function sectionOf({ name, columns, words, needed, hasParameters = false, more }: Imported): string {
  const [service = '', operation = ''] = name.split('/')
  const rows = Object.entries(columns).map(([column, schema]) => [
    `\`${column}\``,
    ruleIn(schema),
    mayBeEmpty(schema) ? 'becomes null' : 'refused',
    needed.includes(column) ? 'needed' : '',
    words[column] ?? '',
  ])
  const parameters = [
    '`refParametre`',
    'as its control takes it',
    'takes the value away',
    '',
    'a column for each parameter that the version uses for this kind of object',
  ]
  return page(
    `## ${name}`,
    `[The operation](services/${service}.md#${anchor(operation)}). ${more}`,
    table(
      ['column', 'cell', 'an empty cell', 'of a new one', 'what it says'],
      hasParameters ? [...rows, parameters] : rows,
    ),
  ).trimEnd()
}

const count = new Intl.NumberFormat('en')

/** The page of what files an import takes, as the reference provider takes them. */
export const importsPage = (): string =>
  page(
    madeBy,
    '# Imported tables',
    'What the files of the imports hold, as the reference provider reads them. `GamRapport/Import` takes a PDF, PNG or JPEG, and is no table.',
    `- **Format**: CSV, or the first sheet of an XLSX, told by its content, not by its name; anything else is 415. Of a workbook a formula counts as what it last came to, days as \`YYYY-MM-DD\`.
- **Encoding** of a CSV: UTF-8 or UTF-16, each with or without mark, else Windows-1252.
- **Separator**: \`;\`, \`,\` or tab, the one that parts the most cells of the header; none: \`;\`. Cells may stand in quotation marks, which then hold separators, ends of lines, and quotation marks doubled. \`\\n\`, \`\\r\\n\` and \`\\r\` end a line.
- **Header**: the first line that holds something. Names are exact, in any order. An unknown column, one that is there twice or a key that is missing is R32, and nothing else is read; so is an empty file. A name that begins with \`#\` is a remark, and is not read.
- **Cells** are trimmed. A column that is absent changes nothing; an empty cell is null where the table below says so, and is refused elsewhere.
- **Lines** are numbered as they stand in the file, from 1, the header included: of a CSV the physical line where the row begins, of a workbook the row of the sheet. A line whose cells are all empty is none. Two lines of one key are refused, the second with the number of the first; letters’ case makes no difference.
- **By key**: what is there is changed, the rest added, nothing deleted. Parents may stand below their children.
- **All or nothing**: one line that is wrong, and nothing is written: \`inserted\` and \`updated\` are 0 and \`errors\` tells up to ${count.format(mostErrors)} of what is wrong, each with its line and, where one is to blame, its column. \`dryRun=true\` in the query answers the numbers and the errors, and writes nothing.
- **At most** ${count.format(most.lines)} lines, ${count.format(most.columns)} columns, ${count.format(most.cells)} cells; more is 413, as are more than 20 MB.
- **The log** has one line IMPORT for each import that was done.`,
    ...all.map(sectionOf),
  )
