/** Names that the entries export, read from the declarations that are published. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, library } from './entries.ts'

/** Sorted names by entry; a type is written `type Name`. */
export type Surface = Record<string, readonly string[]>

export const surfaceFile = join(library, 'exports.json')

export const recordedSurface = (): Surface => JSON.parse(readFileSync(surfaceFile, 'utf8')) as Surface

const lists = /^export (type )?\{([^}]*)\}/gm
const declared = /^export (?:declare )?(interface|type|const|let|function|class|abstract class) (\w+)/gm

/** Every name of an entry. The library must have been built. Throws on `export *`, since its names are not chosen. */
export function surfaceOf(entry: string): string[] {
  const text = readFileSync(join(library, `dist/${fileOf(entry)}.d.ts`), 'utf8')
  if (/^export \*/m.test(text)) throw new Error(`${entry}: write the names out instead of “export *”.`)
  const listed = [...text.matchAll(lists)].flatMap(([, type = '', names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => {
        const exported = name.split(' as ').at(-1) ?? name
        return type && !exported.startsWith('type ') ? `type ${exported}` : exported
      }),
  )
  const own = [...text.matchAll(declared)].map(([, kind, name = '']) =>
    kind === 'interface' || kind === 'type' ? `type ${name}` : name,
  )
  return [...listed, ...own].toSorted()
}
