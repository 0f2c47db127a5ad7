/** What the console is made of: name, version and licence of its libraries, as one small file beside the page. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

interface Library {
  name: string
  version: string
  /** As its package says it, an SPDX expression as a rule; empty when it says nothing. */
  license: string
}

interface Manifest {
  name?: string
  version?: string
  license?: string | { type?: string }
  dependencies?: Record<string, string>
}

const fileName = 'libraries.json'
const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Where a package finds another: in its own folder, or in one of those above. */
function folderOf(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(from) === from ? null : folderOf(name, dirname(from))
}

/** The libraries that packages of ours run on, and those that these need, by name. Packages of ours are left out. */
function librariesOf(folders: readonly string[]): Library[] {
  const found = new Map<string, Library>()
  const seen = new Set<string>()
  const visit = (folder: string) => {
    if (seen.has(folder)) return
    seen.add(folder)
    const { name = '', version = '', license, dependencies = {} } = manifestIn(folder)
    if (!folders.includes(folder))
      found.set(`${name} ${version}`, {
        name,
        version,
        license: (typeof license === 'string' ? license : license?.type) ?? '',
      })
    for (const one of Object.keys(dependencies)) {
      // Packages of ours stand in `folders` themselves, those of them that the console ships.
      const next = one.startsWith('@ronde/') ? null : folderOf(one, folder)
      if (next) visit(next)
    }
  }
  folders.forEach(visit)
  return [...found.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  )
}

/** Writes the list beside the built page, and serves it while developing. */
export const librariesPlugin = (folders: readonly string[]): Plugin => ({
  name: 'libraries',
  configureServer: (server) => {
    server.middlewares.use(`/${fileName}`, (_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(librariesOf(folders)))
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: JSON.stringify(librariesOf(folders)) })
  },
})
