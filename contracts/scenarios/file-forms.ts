import { type SysValeurRecord, SysValeur } from '../services/Core/SysValeur/endpoints.ts'
import type { ImportResult } from '../services/import-result.ts'
import { hold } from './broken.ts'
import type { Scenario } from './scenario.ts'
import { refused, workbook } from './told-files.ts'
import type { World } from './world.ts'

const bytes = (text: string, encoding: BufferEncoding, ...before: number[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...before, ...Buffer.from(text, encoding)])

/** A text in UTF-16, big-endian. */
const bigEndian = (text: string) => Uint8Array.from([0xfe, 0xff, ...Buffer.from(text, 'utf16le').swap16()])

const lines = 'refValeur;lbValeur;description\nA;Été à 5 $;\nB;"dit ""oui""; non";"deux\nlignes"\n'

/** The same file as different programs write it. */
const forms: readonly (readonly [how: string, content: string | Uint8Array<ArrayBuffer>])[] = [
  ['with semicolons', lines],
  ['without end of its last line', lines.trimEnd()],
  [
    'with commas and \\r\\n',
    'refValeur,lbValeur,description\r\nA,Été à 5 $,\r\nB,"dit ""oui""; non","deux\nlignes"\r\n',
  ],
  ['with tabs and \\r', 'refValeur\tlbValeur\tdescription\rA\tÉté à 5 $\t\rB\t"dit ""oui""; non"\t"deux\nlignes"\r'],
  ['with a mark of UTF-8', bytes(lines, 'utf8', 0xef, 0xbb, 0xbf)],
  ['in UTF-16', bytes(lines, 'utf16le', 0xff, 0xfe)],
  ['in UTF-16, the other way round', bigEndian(lines)],
  ['in Windows-1252', bytes(lines, 'latin1')],
  ['with blanks around its columns', lines.replace('refValeur;lbValeur', '" refValeur "; lbValeur ')],
  ['with empty lines', `\n;;\n${lines.replace('\nB', '\n \n;;\n\nB')}\n\n`],
  ['with empty cells beyond its columns', lines.replace('5 $;', '5 $;; ;')],
  [
    'with remarks in two columns',
    '#a;refValeur;lbValeur;#a;description\n1;A;Été à 5 $;2;\n1;B;"dit ""oui""; non";;"deux\nlignes"\n',
  ],
  [
    'with its columns in another order',
    'description;lbValeur;refValeur\n;Été à 5 $;A\n"deux\nlignes";"dit ""oui""; non";B\n',
  ],
]

const told = ({ refValeur, lbValeur, description }: SysValeurRecord) => `${refValeur} ${lbValeur} ${description}`
const expected = 'A Été à 5 $ null; B dit "oui"; non deux\nlignes'

async function read(world: World, content: BlobPart, name = 'essai.csv'): Promise<[ImportResult, string]> {
  const { idTableGuid } = await world.table()
  const outcome = await world.done(SysValeur.Import, { idTableGuid, file: new File([content], name) })
  return [outcome, (await world.done(SysValeur.GetList, { idTableGuid })).map(told).join('; ')]
}

const megabytes = (count: number) => 'x'.repeat(count * 1_000_000)
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Invalid files, and files over a limit, with the expected status. */
const refusals: readonly (readonly [what: string, content: BlobPart, status: number])[] = [
  ['that is an old or a closed workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 415],
  ['that is an empty archive', Uint8Array.from([0x50, 0x4b, 0x05, 0x06, ...Array<number>(18).fill(0)]), 415],
  ['that is half a workbook', workbook.slice(0, 900), 415],
  ['of zeros', new Uint8Array(64), 415],
  [
    'of 1,001 columns',
    `refValeur;lbValeur;${numbers(999)
      .map((at) => `#${at}`)
      .join(';')}\n`,
    413,
  ],
  ['of 100,001 lines', `refValeur;lbValeur\n${'a b;c\n'.repeat(100_000)}`, 413],
  ['of 2,001,000 cells', `refValeur;lbValeur;${'#;'.repeat(997)}#\n${`${'1;'.repeat(999)}1\n`.repeat(2_000)}`, 413],
  ['of 21 MB', megabytes(21), 413],
]

/** That a file is read for what it says, however it is written, and not read at all past a limit. */
export const fileForms: readonly Scenario[] = [
  {
    name: 'a file is the same whatever its separators, its quotation marks, its encoding and its ends of lines',
    run: async (world) => {
      for (const [how, content] of forms) {
        const [{ inserted, errors }, rows] = await read(world, content)
        hold(errors.length === 0, `a file ${how} was refused: line ${errors[0]?.line}, ${errors[0]?.message}`)
        hold(inserted === 2 && rows === expected, `a file ${how} was read as: ${rows}`)
      }
      const [{ inserted }, rows] = await read(world, workbook, 'essai.xlsx')
      hold(inserted === 1 && rows === 'X-1 Classeur null', `a workbook was read as: ${rows}`)
    },
  },
  {
    name: 'a file that is none is 415, one past a limit 413, and one without lines is refused',
    run: async (world) => {
      const { idTableGuid } = await world.table()
      for (const [what, content, expectedStatus] of refusals) {
        const { status } = await world.ask(SysValeur.Import, { idTableGuid, file: new File([content], 'essai.csv') })
        hold(status === expectedStatus, `a file ${what} was answered ${status}, not ${expectedStatus}`)
      }
      for (const content of ['', '\n;\n', 'refValeur;lbValeur\n', 'refValeur;lbValeur\n;\n \n']) {
        const words = await refused(
          world.ask(SysValeur.Import, { idTableGuid, file: new File([content], 'essai.csv') }),
        )
        hold(words === 'Fichier vide', `a file without lines, ${JSON.stringify(content)}, was answered: ${words}`)
      }
      // The largest allowed file, with every line wrong: it is read to its end, and at most a thousand errors are reported.
      const whole = `refValeur;lbValeur;${'#;'.repeat(17)}#\n${`a b;c;${'1;'.repeat(17)}1\n`.repeat(99_999)}`
      const { errors } = await world.done(SysValeur.Import, { idTableGuid, file: new File([whole], 'essai.csv') })
      hold(errors[0]?.line === 2, 'a file of 100,000 lines and 2,000,000 cells was not read')
    },
  },
]
