import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './mutated-module.ts'
import type { Mutation } from './mutation.ts'
import { mutationsOf } from './mutations.ts'

/** Folders with the rules that clients see. Databases, seeds, the console's files and the process are not part of the contract. */
const folders = ['services', 'operations', 'rights', 'writes', 'imports', 'input', 'security', 'messages']

/** Sources outside the contract: how a workbook is unpacked, how fast a window is read, another language, state of the process. */
const isOther =
  /\.(test|states)\.ts$|\/(test-books|all|kit)\.ts$|^imports\/(zip|xml|workbook|sheet|cell-formats|table-thread|in-turns)\.ts$|^operations\/windows\.ts$|^messages\/en\.ts$|^security\/(headers|signing-key)\.ts$/

const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/\bfrom '(\.[^']+)'/g)].map(([, to = '']) => relative(root, join(root, dirname(file), to)))

/** Sources of the provider by path, with the services that import each. */
export function rulesByFile(): Map<string, { text: string; services: readonly string[] }> {
  const texts = new Map(
    globSync('**/*.ts', { cwd: root }).map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
  )
  const imports = new Map([...texts].map(([file, text]) => [file, importsOf(file, text)]))
  const services = [...texts.keys()].filter((file) => /^services\/[A-Z]\w+\/[A-Z]\w+\.ts$/.test(file))
  const reaching = new Map<string, Set<string>>()
  for (const service of services) {
    const name = service.split('/').at(-1)?.replace('.ts', '') ?? ''
    const toDo = [service]
    for (let file = toDo.pop(); file !== undefined; file = toDo.pop()) {
      const reached = reaching.get(file) ?? new Set()
      if (reached.has(name)) continue
      reaching.set(file, reached.add(name))
      toDo.push(...(imports.get(file) ?? []))
    }
  }
  const all = services.map((service) => service.split('/').at(-1)?.replace('.ts', '') ?? '')
  return new Map(
    [...texts]
      .filter(([file]) => folders.includes(file.split('/')[0] ?? '') && !isOther.test(file))
      .map(([file, text]) => {
        const own = [...(reaching.get(file) ?? [])]
        return [file, { text, services: own.length > 0 ? own : all }]
      }),
  )
}

/** Every possible mistake in the rules of the provider. */
export const allMutations = (): Mutation[] => [...rulesByFile()].flatMap(([file, { text }]) => mutationsOf(file, text))
