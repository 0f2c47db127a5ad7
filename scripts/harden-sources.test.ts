import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

const sourcesIn = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '.storybook/generated/**'] })
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** APIs that turn text into markup in a browser. */
const sinks =
  /dangerouslySetInnerHTML|\.innerHTML\s*=|\.outerHTML\s*=|insertAdjacentHTML\(|document\.write|srcdoc|createContextualFragment|setHTMLUnsafe/

test('text becomes markup in one place of the product', () => {
  const written = sourcesIn('{ui,app}/src/**/*.{ts,tsx}', 'contracts/{wire,services}/**/*.ts', 'app/*.html').filter(
    (path) => !/\.(test|stories)\.tsx?$|\/testing\//.test(path),
  )
  expect(written.length).toBeGreaterThan(500)
  expect(written.filter((path) => sinks.test(read(path)))).toEqual(['ui/src/internal/sanitised-html.tsx'])
})

/** Patterns of secrets: keys, and signed tokens. */
const secrets =
  /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{30,}|\bxox[abp]-[\w-]{10,}|\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{30,}/

test('no story and no page holds a secret', () => {
  const shown = sourcesIn('{ui,app}/src/**/*.stories.tsx', '{ui,app}/src/**/*.mdx', '.storybook/**/*.{ts,tsx,mdx}')
  expect(shown.length).toBeGreaterThan(100)
  expect(shown.filter((path) => secrets.test(read(path)))).toEqual([])
})
