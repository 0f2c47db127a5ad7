import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { expect, inject, test } from 'vitest'
import { entries, library, manifest, peers, specifierOf } from './entries.ts'
import { surfaceOf } from './surface.ts'

const installed = join(inject('application'), 'node_modules', manifest.name)
const attw = join(
  dirname(createRequire(import.meta.url).resolve('@arethetypeswrong/cli/package.json')),
  'dist/index.js',
)

test('publint has nothing to say', async () => {
  const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true })
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
})

test('the types are right for each way to import each entry', () => {
  const points = entries.map((entry) => (entry === 'index' ? '.' : `./${entry}`))
  const args = [attw, inject('tarball'), '--profile', 'node16', '--format', 'json', '--entrypoints', ...points]
  const { analysis } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e8 })) as {
    analysis: {
      problems: { kind: string; entrypoint?: string; resolutionKind?: string }[]
      entrypoints: Record<string, unknown>
    }
  }
  expect(Object.keys(analysis.entrypoints)).toHaveLength(points.length)
  // Resolution as in Node 10 knows no `exports`; the profile leaves it out.
  expect(analysis.problems.filter(({ resolutionKind }) => resolutionKind !== 'node10')).toEqual([])
})

test('design tools get their tokens, both schemes, beside the style sheet', () => {
  const { resolve } = createRequire(join(inject('application'), 'index.js'))
  const tokens = ['light', 'dark'].map(
    (scheme) =>
      JSON.parse(readFileSync(resolve(`${manifest.name}/design-tokens/${scheme}.tokens.json`), 'utf8')) as {
        color: { bg: { $value: { hex: string } } }
      },
  )
  const sheet = readFileSync(resolve(`${manifest.name}/design-tokens/tokens.css`), 'utf8')
  for (const { color } of tokens) expect(sheet).toContain(`--ui-color-bg:${color.bg.$value.hex}`)
})

test('bundlers keep the style sheet and drop unused scripts, and tools find the manifest', () => {
  const { resolve } = createRequire(join(inject('application'), 'index.js'))
  const { sideEffects } = JSON.parse(readFileSync(resolve(`${manifest.name}/package.json`), 'utf8')) as {
    sideEffects: unknown
  }
  expect(sideEffects).toEqual(['**/*.css'])
})

test('npm publishes it with provenance, unless it is told not to', () => {
  const { publishConfig } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    publishConfig: unknown
  }
  expect(publishConfig).toEqual({ provenance: true })
})

test('every script that is published is for the client', () => {
  const scripts = globSync('dist/**/*.{js,cjs}', { cwd: installed })
  expect(scripts.length).toBeGreaterThan(entries.length)
  expect(scripts.filter((path) => !readFileSync(join(installed, path), 'utf8').startsWith('"use client";'))).toEqual([])
})

test('the sources that are published have neither stories nor tests', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: installed })
  expect(sources).toContain(join('src', 'button', 'button.tsx'))
  expect(
    sources.filter((path) =>
      /from '(storybook|vitest|@testing-library|\.\.\/.*\.storybook)/.test(readFileSync(join(installed, path), 'utf8')),
    ),
  ).toEqual([])
})

// Two copies of one of these are two registries of styles, two focus managers, two sorts of date.
test.for([...peers, '@internationalized/date', '@floating-ui/react', 'lucide-react'])(
  'one copy of %s is installed',
  (name) => {
    const { packages } = JSON.parse(readFileSync(join(library, '../package-lock.json'), 'utf8')) as {
      packages: Record<string, unknown>
    }
    expect(
      Object.keys(packages).filter((path) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`)),
    ).toEqual([`node_modules/${name}`])
  },
)

test('what must be there only once is left to the consumer', () => {
  expect(peers.filter((name) => name in manifest.dependencies)).toEqual([])
  expect(peers).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'react-aria', 'react-stately', 'styled-components']),
  )
})

test('what one component alone needs is not asked of everybody', () => {
  expect(manifest.peerDependenciesMeta['pdfjs-dist']).toEqual({ optional: true })
})

test('the oldest React that is let in has all that the library takes of it', () => {
  const takes = globSync('src/**/*.{ts,tsx}', { cwd: installed }).filter((path) =>
    readFileSync(join(installed, path), 'utf8').includes('useEffectEvent'),
  )
  expect(takes.length).toBeGreaterThan(0)
  // React has had it from 19.2 on.
  expect([manifest.peerDependencies.react, manifest.peerDependencies['react-dom']]).toEqual(['^19.2.0', '^19.2.0'])
})

test('the package tells what became of it, up to its own version', () => {
  expect(readFileSync(join(installed, 'CHANGELOG.md'), 'utf8')).toContain(`## ${manifest.version}`)
})

test('the reference has every name that is exported, and the props of each component', () => {
  const reference = readFileSync(join(installed, 'dist/API.md'), 'utf8')
  const sections = new Map(reference.split('\n## ').map((section) => [section.split('\n')[0], section]))
  const missing = entries
    .filter((entry) => entry !== 'index')
    .flatMap((entry) =>
      surfaceOf(entry)
        .map((name) => name.replace(/^type /, ''))
        .filter((name) => !sections.get(specifierOf(entry))?.includes(`\n### ${name}\n`)),
    )
  expect(missing).toEqual([])
  expect(sections.get('@ronde/ui/button')).toMatch(/\| `tone`\? \| `[^\n]*'primary'[^\n]*` \| `'neutral'` \| \S/)
})
