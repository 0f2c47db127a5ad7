import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { library, manifest } from './entries.ts'

const changeset = createRequire(import.meta.url).resolve('@changesets/cli/bin.js')
const manifests = ['package.json', 'ui/package.json', 'app/package.json', 'contracts/package.json']

test('what the changesets tell becomes a version and a changelog of the library, and of nothing else', () => {
  const copy = mkdtempSync(join(tmpdir(), 'ronde-changesets-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  for (const path of ['.changeset', 'package-lock.json', ...manifests])
    cpSync(join(library, '..', path), join(copy, path), { recursive: true })
  writeFileSync(
    join(copy, '.changeset/a-breaking-change.md'),
    `---\n"${manifest.name}": major\n---\n\nWhat a reader of the changelog should know.\n`,
  )

  execFileSync(process.execPath, [changeset, 'version'], { cwd: copy, encoding: 'utf8' })

  const versions = (root: string) =>
    manifests.map((path) => (JSON.parse(readFileSync(join(root, path), 'utf8')) as { version: string }).version)
  const [root, , app, contracts] = versions(join(library, '..'))
  const major = `${Number(manifest.version.split('.')[0]) + 1}.0.0`
  expect(versions(copy)).toEqual([root, major, app, contracts])
  const changelog = readFileSync(join(copy, 'ui/CHANGELOG.md'), 'utf8')
  expect(changelog).toContain(`## ${major}`)
  expect(changelog).toContain('What a reader of the changelog should know.')
})
