/** Which modules come with which page: what is needed together is put into one file, whatever else needs it too. */
import type { Plugin } from 'vite'

/** Packages whose modules do nothing by being there, so that an index of theirs brings no more than is taken from it. */
const pure = /node_modules\/(?:lucide-react|react-aria|react-stately)\/(?!.*\/private\/)|\/ui\/src\/.*\/index\.ts$/

interface Imported {
  id: string
  /** What is taken from it; null: all of it. */
  names: readonly string[] | null
}

interface Named {
  type: string
  name?: string
  value?: unknown
}
interface Statement {
  type: string
  source?: { value: string } | null
  specifiers?: { type: string; imported?: Named; local?: Named; exported?: Named }[]
}

const nameOf = (named: Named | undefined): string => named?.name ?? String(named?.value)

/** Reads the graph of the build; `has(name, id)` says whether a module belongs to a page of `roots`, and to none of those before it. */
export function reach(roots: Readonly<Record<string, RegExp>>): {
  plugin: Plugin
  has: (name: string, id: string) => boolean
} {
  const owners = new Map<string, string>()
  const imports = new Map<string, Imported[]>()
  const exported = new Map<string, Map<string, Imported>>()

  const plugin: Plugin = {
    name: 'reach',
    apply: 'build',
    async moduleParsed({ id, code }) {
      if (!code) return
      const { body } = this.parse(code) as unknown as { body: Statement[] }
      const found: Imported[] = []
      const names = new Map<string, Imported>()
      for (const { type, source, specifiers } of body) {
        if (!source) continue
        const to = (await this.resolve(source.value, id))?.id
        if (!to) continue
        if (type === 'ExportNamedDeclaration')
          for (const one of specifiers ?? []) names.set(nameOf(one.exported), { id: to, names: [nameOf(one.local)] })
        const taken = specifiers?.map(({ imported, local }) => nameOf(imported ?? local)) ?? null
        found.push({ id: to, names: taken })
      }
      imports.set(id, found)
      exported.set(id, names)
    },
    buildEnd() {
      const modules = [...imports.keys()]
      for (const [name, root] of Object.entries(roots)) {
        const seen = new Set<string>()
        const visit = ({ id, names }: Imported) => {
          const known = exported.get(id)
          if (pure.test(id) && known && names) {
            for (const one of names) {
              const to = known.get(one)
              if (to) visit(to)
            }
            return
          }
          if (seen.has(id)) return
          seen.add(id)
          if (!owners.has(id)) owners.set(id, name)
          imports.get(id)?.forEach(visit)
        }
        modules.filter((id) => root.test(id)).forEach((id) => visit({ id, names: null }))
      }
    },
  }
  return { plugin, has: (name, id) => owners.get(id) === name }
}
