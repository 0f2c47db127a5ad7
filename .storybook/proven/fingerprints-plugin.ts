import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { entriesFile, fingerprintsFile, type Fingerprints } from './fingerprints.ts'

const root = join(import.meta.dirname, '../..')

/** What every entry stands on, beside what it imports and what the preview does: the packages, and how entries are opened. */
const sharedFiles = [
  'package-lock.json',
  '.storybook/main.ts',
  'scripts/review/reviewer.ts',
  'scripts/review/recorder.ts',
  'scripts/review/page-axe.ts',
]
const preview = join(root, '.storybook/preview.tsx')

/** The file of a module from the project's root; null for one that is made or comes with a package. */
function fileOf(id: string): string | null {
  const path = id.split('?')[0] ?? ''
  if (id.startsWith('\0') || !path.startsWith(root) || path.includes('/node_modules/')) return null
  return relative(root, path)
}

/** Writes beside the built Storybook what each story file and page is made of, as one fingerprint: of its own text and of all files that it leads to. */
export function fingerprintsPlugin(): Plugin {
  const texts = new Map<string, string>()
  const hashOf = (file: string): string => {
    const known = texts.get(file)
    if (known) return known
    const hash = createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('base64url')
    texts.set(file, hash)
    return hash
  }
  return {
    name: 'ronde-fingerprints',
    apply: 'build',
    generateBundle() {
      const closureOf = (entry: string): Set<string> => {
        const reached = new Set([entry])
        for (const id of reached) {
          const info = this.getModuleInfo(id)
          for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) reached.add(next)
        }
        return reached
      }
      const shared = [...[...closureOf(preview)].map(fileOf), ...sharedFiles]
      const fingerprints: Fingerprints = {}
      for (const id of this.getModuleIds()) {
        const file = fileOf(id)
        if (!file || !entriesFile.test(file)) continue
        const files = [...closureOf(id)].map(fileOf)
        const known = new Set([...files, ...shared].filter((one) => one !== null))
        const lines = [...known].toSorted().map((one) => `${one} ${hashOf(one)}`)
        fingerprints[file] = createHash('sha256').update(lines.join('\n')).digest('base64url').slice(0, 16)
      }
      this.emitFile({ type: 'asset', fileName: fingerprintsFile, source: JSON.stringify(fingerprints) })
    },
  }
}
