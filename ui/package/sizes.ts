/** Sizes of the entries, and the record of their limits. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle, gzipped } from './bundle.ts'
import { library, specifierOf } from './entries.ts'

/** Bytes by entry: minified and gzipped, with everything but the peers. */
export type Sizes = Record<string, number>

/** The bytes that an entry brings at once: the cost of importing it. */
export const sizesFile = join(library, 'size.json')
/** The bytes that entries fetch when needed, such as the drawing of a chart; entries that fetch nothing are not in it. */
export const laterSizesFile = join(library, 'size-later.json')

const read = (file: string): Sizes => JSON.parse(readFileSync(file, 'utf8')) as Sizes
export const recordedSizes = (): Sizes => read(sizesFile)
export const recordedLaterSizes = (): Sizes => read(laterSizesFile)

/** Measures everything that an entry exports, as the folder `root` has it installed. */
export async function measure(entry: string, root: string): Promise<{ first: number; later: number }> {
  const { first, later } = await bundle(`export * from '${specifierOf(entry)}'`, root)
  return { first: gzipped(first), later: later === '' ? 0 : gzipped(later) }
}

/** The most that an entry of a recorded size may become, in bytes: growth of more than 5 % or 300 B is a decision, not an accident. */
export const limitOf = (recorded: number): number => Math.floor(recorded + Math.min(recorded * 0.05, 300))
