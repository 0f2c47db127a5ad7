/** What each library adds to the pages on record. A bundle is compressed as a whole: its bytes are shared out by what its modules weigh alone. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { distribution, filesOf, type Page, pages, readManifest, weightOf } from './first-load.ts'

const sharesFile = join(import.meta.dirname, '../../node_modules/.cache/ronde/console-shares.json')
const recordFile = join(import.meta.dirname, '../libraries.json')

/** By file of the build, by library: which share of the file it is, between 0 and 1. */
type Shares = Record<string, Record<string, number>>

/** Gzipped bytes that a library adds to each page, and to everything that may ever be fetched. */
type LibrarySizes = Record<string, Record<Page | 'everything', number>>

const own = 'the project’s own'
const libraryOf = (id: string): string => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? own

/** Notes the shares of the build in `app/dist`; a build into another folder leaves them as they are. */
export const sharesPlugin = (): Plugin => ({
  name: 'library-shares',
  apply: 'build',
  generateBundle({ dir }, bundle) {
    if (dir !== distribution) return
    const shares: Shares = {}
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const weights = new Map<string, number>()
      for (const [id, { code }] of Object.entries(chunk.modules)) {
        const library = libraryOf(id)
        weights.set(library, (weights.get(library) ?? 0) + (code ? gzipSync(code).length : 0))
      }
      const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
      if (whole > 0)
        shares[chunk.fileName] = Object.fromEntries([...weights].map(([name, weight]) => [name, weight / whole]))
    }
    mkdirSync(dirname(sharesFile), { recursive: true })
    writeFileSync(sharesFile, JSON.stringify(shares))
  },
})

/** Writes the record anew: the heaviest library first. */
export function recordLibraries(): void {
  const shares = JSON.parse(readFileSync(sharesFile, 'utf8')) as Shares
  const manifest = readManifest()
  const sizes: LibrarySizes = {}
  const add = (file: string, page: Page | 'everything') => {
    for (const [library, share] of Object.entries(shares[file] ?? {})) {
      const known = (sizes[library] ??= { 'sign-in': 0, 'first list': 0, everything: 0 })
      known[page] += Math.round(weightOf(file) * share)
    }
  }
  for (const file of Object.keys(shares)) add(file, 'everything')
  for (const page of Object.keys(pages) as Page[]) for (const file of filesOf(manifest, pages[page])) add(file, page)
  const order = Object.entries(sizes).toSorted(
    ([, a], [, b]) => b['sign-in'] - a['sign-in'] || b.everything - a.everything,
  )
  writeFileSync(
    recordFile,
    `${JSON.stringify(Object.fromEntries(order.filter(([, { everything }]) => everything > 100)), null, 2)}\n`,
  )
}
