/** Sizes of the entries, and the record of what they may be. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle, gzipped } from './bundle.ts'
import { library, specifierOf } from './entries.ts'

/** Bytes by entry: minified and gzipped, with everything but the peers. */
export type Sizes = Record<string, number>

export const sizesFile = join(library, 'size.json')

export const recordedSizes = (): Sizes => JSON.parse(readFileSync(sizesFile, 'utf8')) as Sizes

/** Measures everything that an entry exports, as the folder `root` has it installed. */
export const measure = async (entry: string, root: string): Promise<number> => gzipped(await bundle(`export * from '${specifierOf(entry)}'`, root))

/** What an entry of a recorded size may at most become, in bytes: growth of more than 5 % or 300 B is a decision, not an accident. */
export const limitOf = (recorded: number): number => Math.floor(recorded + Math.min(recorded * 0.05, 300))
