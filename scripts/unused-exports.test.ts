import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/** Files that are used without an import: entries of packages, modules found by their folder. */
const isEntry = (file: string): boolean =>
  /^ui\/src\/(?:[\w-]+\/)?index\.ts$/.test(file) ||
  file.startsWith('ui/src/messages/') ||
  file.startsWith('scripts/new/') ||
  file.startsWith('ui/starter/') ||
  file === 'contracts/pacts/setup.ts' ||
  // Blocks for pages of the Storybook, and the text of a program.
  file.startsWith('.storybook/blocks/') ||
  file === 'contracts/handoff/skeleton-typescript.ts' ||
  /^contracts\/(?:wire\/index|wire\/csv|services\/(?:menu|actions|refusals|navigation\/\w+))\.ts$/.test(file) ||
  /\/(?:endpoints|states)\.ts$/.test(file) ||
  file.startsWith('contracts/provider/services/') ||
  file.startsWith('contracts/provider/database/migrations/') ||
  /^app\/src\/views\/\w+\/\w+\/\w+\/(?:index\.ts|tile\.tsx)$/.test(file) ||
  /\.(?:docs|stories|styles|d)\.tsx?$/.test(file)

const files = ['ui', 'app', 'contracts', 'scripts', '.storybook'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file))
    .map((file) => join(folder, file)),
)
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

/** Imported names by the path of their module; `*` for all. */
const taken = new Map<string, Set<string>>()
for (const [file, text] of texts) {
  const note = (path: string, names: readonly string[]) => {
    const target = path.startsWith('.') ? join(dirname(file), path) : path
    taken.set(target, new Set([...(taken.get(target) ?? []), ...names]))
  }
  for (const [, list = '', path = ''] of text.matchAll(
    /(?:import|export)\s+(?:type\s+)?(?:\w+,\s*)?\{([^}]*)\}\s*from\s*'([^']+)'/g,
  ))
    note(
      path,
      list.split(',').map(
        (name) =>
          name
            .replace(/^\s*type\s/, '')
            .split(' as ')[0]
            ?.trim() ?? '',
      ),
    )
  for (const [, path = ''] of text.matchAll(/(?:import|export)\s+(?:type\s+)?\*(?:\s+as\s+\w+)?\s+from\s*'([^']+)'/g))
    note(path, ['*'])
  for (const [, path = ''] of text.matchAll(/\bimport\(\s*'([^']+)'/g)) note(path, ['*'])
  for (const [, path = ''] of text.matchAll(/\bnew URL\(\s*'([^']+)'/g)) note(path, ['*'])
}

test('a value is exported for somebody', () => {
  const unused = files
    .filter((file) => !isEntry(file) && !/\.(?:test|spec|pact)\.tsx?$|\/bench\//.test(file))
    .flatMap((file) => {
      const names = taken.get(file)
      if (names?.has('*')) return []
      return [
        ...(texts.get(file) ?? '').matchAll(/^export (?:async )?(?:const|function\*?|class|let) (\$?\w+)/gm),
      ].flatMap(([, name = '']) => (names?.has(name) ? [] : [`${file}: ${name}`]))
    })
  expect(unused).toEqual([])
})
