/** Parts of the project that tests are about, and their files. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { root } from '../run.ts'

/** File with the proofs, written by test runs. */
export const provenFile = 'scripts/proven/parts.json'
const written = new Set([provenFile, '.storybook/proven/entries.json', 'docs/specification-coverage.md'])

/** Files that all tests depend on. */
const shared = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'scripts/testing',
  'scripts/browser.ts',
  'scripts/run.ts',
  'scripts/test-reports.ts',
]

/** Folders and files that the tests of each part read. */
export const pathsOf = {
  // The .NET sample is built and called by scripts.
  contracts: ['contracts', 'docs/contracts', 'scripts/dotnet*.ts', ...shared],
  library: ['ui', '.storybook', ...shared],
  console: [
    'app',
    'ui',
    'contracts',
    'docs/accessibility/rgaa.json',
    'docs/administrators.md',
    'eslint.effector.config.js',
    'scripts/console-build.ts',
    ...shared,
  ],
  project: ['.'],
} as const

export type Part = keyof typeof pathsOf

/** Patterns of files in those folders that the tests of a part do not read; stories have proofs of their own. */
export const unreadBy: Partial<Record<Part, readonly string[]>> = {
  console: ['ui/package/**', 'ui/bench/**', 'ui/**/*.test.*', '{ui,app}/**/*.stories.tsx'],
}

export const parts = Object.keys(pathsOf) as Part[]

/** Tests of a folder that read more than the part it belongs to. */
const readsAll = /^(?:scripts|\.storybook|contracts\/handoff)\/|^app\/e2e\/site\./

/** The part that a test file is about, by its path from the project's root. */
export function partOf(file: string): Part {
  if (readsAll.test(file)) return 'project'
  if (file.startsWith('contracts/')) return 'contracts'
  return file.startsWith('ui/') ? 'library' : 'console'
}

/** Current fingerprint of each part: a digest of the paths and contents of its files, uncommitted ones included. Null without git. */
export function fingerprints(): Record<Part, string> | null {
  const texts = new Map<string, string>()
  const textOf = (file: string): string => {
    const path = join(root, file)
    const text =
      texts.get(file) ?? (existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : '')
    texts.set(file, text)
    return text
  }
  const made = (part: Part): [Part, string] => {
    const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '--', ...pathsOf[part]], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const isRead = (file: string) => !unreadBy[part]?.some((pattern) => matchesGlob(file, pattern))
    const files = listed.split('\0').filter((file) => file !== '' && !written.has(file) && isRead(file))
    if (files.length === 0) throw new Error(`git lists no file of the part ${part}.`)
    const lines = files.toSorted().map((file) => `${file} ${textOf(file)}`)
    return [part, createHash('sha256').update(lines.join('\n')).digest('base64url').slice(0, 22)]
  }
  try {
    return Object.fromEntries(parts.map(made)) as Record<Part, string>
  } catch {
    return null
  }
}
