import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../app/src/views', import.meta.url))

/** Tests, stories and messages are no part of how a view is written. */
const isCounted = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(test|stories|d)\.tsx?$/.test(file)

/** A view of its own: who names it is not made of it. */
const isView = (file: string): boolean => /^\w+\/\w+\/\w+\/index\.ts$/.test(relative(root, file))

/** Files of the views that one imports, itself first: its editors, its components, and theirs. */
function filesOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.{1,2}\/[^']+)'/g)) {
    const imported = join(dirname(file), path)
    if (imported.startsWith(root) && isCounted(imported) && !isView(imported)) filesOf(imported, known)
  }
  return known
}

const linesOf = (file: string): number => readFileSync(file, 'utf8').trimEnd().split('\n').length

/** Lines of some views with everything they are made of, a file that several share once. By their folders: `Aff/Aff/AffaireList`. */
export const countViews = (...views: readonly string[]): number =>
  [...new Set(views.flatMap((view) => [...filesOf(join(root, view, 'index.ts'))]))].reduce(
    (sum, file) => sum + linesOf(file),
    0,
  )

/** Every view there is, by its folder. */
export const allViews = (): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/index.ts'))
    .map((file) => dirname(file))
    .toSorted()

if (import.meta.main) {
  for (const view of allViews()) {
    const files = [...filesOf(join(root, view, 'index.ts'))].map((file) => `${relative(root, file)} ${linesOf(file)}`)
    console.log(`${String(countViews(view)).padStart(4)}  ${view}\n      ${files.join(', ')}`)
  }
  console.log(`${String(countViews(...allViews())).padStart(4)}  together`)
}
