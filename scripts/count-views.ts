import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importsIn, linesOf, ownersOf, reachedFrom } from './imports.ts'
import { root } from './run.ts'

const folder = 'app/src/views'
const graph = importsIn('app/src')

/** Every view, by its folder below `views`: `Aff/Aff/AffaireList`. */
export const allViews = (): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/index.ts'))
    .map((file) => dirname(file))
    .toSorted()

/** Entry files of a view: its module, and its tile on the home. */
const rootsOf = (view: string): string[] =>
  ['index.ts', 'tile.tsx'].map((file) => join(folder, view, file)).filter((file) => existsSync(join(root, file)))

/** Number of lines of the message files beside these files. */
const messagesBeside = (files: readonly string[]): number => {
  const folders = new Set(files.map((file) => dirname(file)))
  return linesOf([...folders].flatMap((path) => ['fr', 'en'].map((locale) => join(path, `messages.${locale}.json`))))
}

/** Size of some views, in lines. */
export interface ViewCost {
  /** Files that only these views import, wherever they are. */
  files: readonly string[]
  code: number
  /** Lines of their own messages, in both languages. */
  messages: number
}

const owners = ownersOf(graph, new Map(allViews().map((view) => [view, rootsOf(view)])), ['app/src/main.tsx'])

/** Size of views together: the files of each, and those in the views' folders that only these import. */
export function countViews(...views: readonly string[]): ViewCost {
  const others = allViews().filter((view) => !views.includes(view))
  const roots = (some: readonly string[]) => some.flatMap(rootsOf)
  const elsewhere = reachedFrom(graph, [...roots(others), 'app/src/main.tsx'], new Set(roots(views)))
  const shared = [...reachedFrom(graph, roots(views), new Set(roots(others)))].filter(
    (file) => file.startsWith(`${folder}/`) && !elsewhere.has(file),
  )
  const alone = [...owners].flatMap(([file, owner]) => (views.includes(owner) ? [file] : []))
  const files = [...new Set([...alone, ...shared])]
  const own = files.filter((file) => views.some((view) => file.startsWith(join(folder, view))))
  return { files, code: linesOf(files), messages: messagesBeside(own) }
}

/** Size of each folder of the kit, in lines of code without tests, stories and their helpers. */
export const countKit = (): Map<string, number> => {
  const kit = 'app/src/kit'
  const rooms = Map.groupBy(
    [...graph.keys()].filter((file) => file.startsWith(`${kit}/`)),
    (file) => file.split('/')[3] ?? '',
  )
  return new Map([...rooms].map(([room, files]) => [room, linesOf(files)]))
}

/** Number of words in the kit's code, identifiers and comments; unlike lines, they cannot be packed. */
export const wordsOfKit = (): number =>
  [...graph.keys()]
    .filter((file) => file.startsWith('app/src/kit/'))
    .reduce((sum, file) => sum + (readFileSync(join(root, file), 'utf8').match(/\w+/g)?.length ?? 0), 0)
