import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconNames, icons } from './index.ts'

const sources = join(import.meta.dirname, '..')

test('every name is written as a server writes it, and has its drawing', () => {
  expect(iconNames.length).toBeGreaterThan(100)
  expect(iconNames.filter((name) => !/^[a-z]+(-[a-z0-9]+)*$/.test(name) || !icons[name])).toEqual([])
})

// A name draws only where the product gave the set: the library's own drawings must not depend on it.
test('no component draws by name', () => {
  const paths = globSync('**/*.{ts,tsx}', { cwd: sources }).filter(
    (path) => !/\.(stories|test|docs)\.|story|^icons/.test(path),
  )
  expect(paths).toContain(join('button', 'button.tsx'))
  const byName = /<Icon\s[^>]*name=(?:"|\{(?:[^}]*[?:] )?'[a-z])|\bicon(?:=\{?|: |[:=]\{?[^,'}]*[?:] )['"][a-z]/
  expect(paths.filter((path) => byName.test(readFileSync(join(sources, path), 'utf8')))).toEqual([])
})
