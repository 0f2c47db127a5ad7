import * as z from 'zod/mini'
import { GedDocument } from '../services/Ged/GedDocument/endpoints.ts'
import { GamGamme } from '../services/Prm/GamGamme/endpoints.ts'
import { GamRapport } from '../services/Prm/GamRapport/endpoints.ts'
import type { Endpoint } from '../wire/endpoint.ts'
import { hold } from './broken.ts'
import { codesOf, ownReferential, same } from './own-referential.ts'
import type { Scenario } from './scenario.ts'
import { csv, type World } from './world.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const rest = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** The import typed to take more pages than the console sends. */
const anyhow = <Value>(endpoint: Endpoint<object, Value>) =>
  ({
    ...endpoint,
    input: z.object({ idGammeVersion: z.int(), idPageList: z.array(z.int()), file: z.file() }),
  }) as unknown as Endpoint<object, Value>

/** First bytes of files, and their type; null: answered by 415. */
const beginnings: readonly (readonly [bytes: readonly number[], type: string | null])[] = [
  [[...Buffer.from('%PDF-')], 'application/pdf'],
  [png, 'image/png'],
  [[0xff, 0xd8, 0xff], 'image/jpeg'],
  ...png.map((byte, at) => [png.with(at, byte ^ 1), null] as const),
  [[0xff, 0xd9, 0xff], null],
  [[0xff, 0xd8, 0xfe], null],
  [[...Buffer.from('%PDF.')], null],
  [[...Buffer.from('<svg>')], null],
]

async function rangeOf(world: World) {
  const ref = world.unique('SC')
  const { mode } = await ownReferential(world)
  const [[kind], [use], [every]] = [
    await codesOf(world, 'Prm.GamTypeMaintenance'),
    await codesOf(world, 'Prm.GamFonction'),
    await codesOf(world, 'Prm.ModTacheFrequence'),
  ]
  const file = csv([
    'ref;lbGamme;refMode;typeMaintenance;fonctionPrincipal;periodicite',
    `${ref};Essai;${await mode()};${kind};${use};${every}`,
  ])
  await world.done(GamGamme.Import, { file })
  const [range] = await world.done(GamGamme.GetList, { ref })
  hold(range !== undefined, 'a range that was imported is not there')
  const { idGammeVersion } = range
  const pages = await world.done(GamRapport.GetPageInfoList, { idGammeVersion })
  return { idGammeVersion, ids: pages.map(({ idPage }) => idPage) }
}

/** That files of pages are told by what they hold, and are those of the pages that were named. */
export const pageFiles: readonly Scenario[] = [
  {
    name: 'a file of pages is told by how it begins, is put onto the pages that are named and no others, and is read again as it is',
    run: async (world) => {
      const [{ idGammeVersion, ids }, other] = [await rangeOf(world), await rangeOf(world)]
      const [first = 0, second = 0, third = 0] = ids
      const put = (
        idPageList: number[],
        bytes: readonly number[] | Uint8Array<ArrayBuffer>,
        name: string,
        more: object = {},
      ) =>
        world.ask(GamRapport.Import, {
          idGammeVersion,
          idPageList,
          file: new File([bytes instanceof Uint8Array ? bytes : Uint8Array.from(bytes)], name),
          ...more,
        })
      const read = async (key = idGammeVersion) =>
        (await world.done(GamRapport.GetPageInfoList, { idGammeVersion: key }))
          .map(({ lbFichier }) => lbFichier ?? '–')
          .join(' ')
      for (const [bytes, type] of beginnings) {
        const { status, value } = await put([first], [...bytes, ...rest], 'a.bin')
        same(`a file that begins ${bytes.join(' ')} is answered`, String(status), type === null ? '415' : '200')
        if (type === null) continue
        const [document] = await world.done(GedDocument.GetDocumentInfoList, { idGammeVersion })
        same(
          `a file that begins ${bytes.join(' ')} is`,
          `${document?.mimeType} ${document?.taille}`,
          `${type} ${bytes.length + rest.length}`,
        )
        const content = await world.done(GedDocument.GetFileContent, { idDocument: document?.idDocument ?? '' })
        const stored = [...new Uint8Array(await content.arrayBuffer())].join(' ')
        same('a file is read again as', stored, [...bytes, ...rest].join(' '))
        hold((value?.inserted ?? 0) + (value?.updated ?? 0) === 1, 'a file of one page was not told as one')
      }
      same('the pages have', await read(), 'a.bin – – – – –')
      const dry = await put([second, third], [...png], 'b.png', { dryRun: true })
      same(
        'after a file only to see what would be the pages have',
        `${dry.value?.inserted} ${await read()}`,
        '2 a.bin – – – – –',
      )
      const both = await put([first, second, second], [...png], 'C:\\plans\\b.png')
      same('two pages came to', `${both.value?.inserted} ${both.value?.updated}`, '1 1')
      same('the pages have', await read(), 'b.png b.png – – – –')
      await put([third], [0xff, 0xd8, 0xff], `${'n'.repeat(210)}.jpg`)
      same('the pages have', await read(), `b.png b.png ${'n'.repeat(196)}.jpg – – –`)
      await put([first], [0xff, 0xd8, 0xff], 'z.jpg')
      const documents = await world.done(GedDocument.GetDocumentInfoList, { idGammeVersion })
      same(
        'the documents are, in the order of their pages',
        documents.map(({ lbFichier }) => lbFichier.slice(0, 5)).join(' '),
        'z.jpg b.png nnnnn',
      )
      same('the pages of another range have', await read(other.idGammeVersion), '– – – – – –')
      const strange = await put([first, ...other.ids.slice(0, 1)], [...png], 'b.png')
      same('of a page of another range was told', strange.words, 'Page étrangère à la gamme')
      const unknown = await put([first, 999_999_999], [...png], 'b.png')
      same('of a page nobody knows the answer is', String(unknown.status), '404')
      await put([third], [...png], 'plans/')
      same('the pages have', await read(), 'z.jpg b.png document – – –')
      const unheardOf = (length: number) => Array.from({ length }, (_, at) => 900_000_000 + at)
      same(
        'of a thousand pages nobody knows the answer is',
        String((await put(unheardOf(1_000), png, 'b.png')).status),
        '404',
      )
      const many = anyhow(GamRapport.Import as Endpoint<object, unknown>)
      const sent = { idGammeVersion, idPageList: unheardOf(1_001), file: new File([Uint8Array.from(png)], 'b.png') }
      same('of more than a thousand pages the answer is', String((await world.ask(many, sent)).status), '400')
      const large = await put([first], new Uint8Array(51_000_000), 'b.png')
      same('of 51 MB the answer is', String(large.status), '413')
    },
  },
]
