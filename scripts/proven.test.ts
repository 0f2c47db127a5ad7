import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asProven, chosenFiles, isDrawn, sampledOneIn } from './proven/chosen.ts'
import { fingerprints, type Part, partOf, parts } from './proven/parts.ts'
import { journeyFiles, testFiles } from './proven/test-files.ts'
import { programs, root } from './run.ts'

const files = ['unit', 'dom', 'server', 'screens'].flatMap((project) => testFiles(project as 'unit'))
const someParts = fc.subarray([...parts]).map((some) => new Set<Part>(some))

test('what is about a part that changed runs whole; of the rest one file in six, other ones for another seed', () => {
  fc.assert(
    fc.property(someParts, fc.nat(), (proven, seed) => {
      const chosen = chosenFiles(files, proven, seed)
      const rest = files.filter((file) => proven.has(partOf(file)))
      expect(chosen.filter((file) => !proven.has(partOf(file)))).toEqual(
        files.filter((file) => !proven.has(partOf(file))),
      )
      expect(chosen.filter((file) => proven.has(partOf(file)))).toHaveLength(Math.ceil(rest.length / sampledOneIn))
      expect(chosenFiles(files, proven, seed)).toEqual(chosen)
    }),
  )
})

test('every file is drawn by some seed, and a stage by one in six', () => {
  const seeds = Array.from({ length: 60 }, (_, at) => at)
  const drawn = new Set(seeds.flatMap((seed) => chosenFiles(files, new Set(parts), seed)))
  expect(files.filter((file) => !drawn.has(file))).toEqual([])
  const often = seeds.filter((seed) => isDrawn('dotnet', seed)).length
  expect(often).toBeGreaterThan(2)
  expect(often).toBeLessThan(25)
})

test('a part is as proven while its fingerprint is, and none is where there are none', () => {
  const now = { contracts: 'a', library: 'b', console: 'c', project: 'd' }
  const proof = (fingerprint: string) => ({ fingerprint, items: [] })
  expect(asProven(now, { contracts: proof('a'), library: proof('x') })).toEqual(new Set(['contracts']))
  expect(asProven(null, { contracts: proof('a') })).toEqual(new Set())
  expect(asProven(now, {})).toEqual(new Set())
})

test('the part of a test reads what the test stands on', () => {
  expect(partOf('contracts/provider/backup.test.ts')).toBe('contracts')
  expect(partOf('ui/src/grid/grid.test.tsx')).toBe('library')
  expect(partOf('app/e2e/case.spec.ts')).toBe('console')
  // It reads the built site, which is made of all documents.
  expect(partOf('app/e2e/site.spec.ts')).toBe('project')
  expect(partOf('scripts/documents.test.ts')).toBe('project')
})

test('the fingerprints are those of this checkout', () => {
  const now = fingerprints()
  expect(now).not.toBeNull()
  expect(new Set(Object.values(now ?? {})).size).toBe(parts.length)
})

test('the files of tests are those that their runners find', () => {
  const listed = (projects: readonly string[]) =>
    (
      JSON.parse(
        execFileSync(
          process.execPath,
          [programs.vitest, 'list', '--filesOnly', '--json', ...projects.flatMap((name) => ['--project', name])],
          { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
        ),
      ) as { file: string }[]
    )
      .map(({ file }) => file.slice(root.length + 1))
      .toSorted()
  expect(listed(['unit', 'dom', 'server', 'screens'])).toEqual(files.toSorted())
  expect(journeyFiles().length).toBeGreaterThan(50)
  expect(journeyFiles().every((file) => /^app\/e2e\/[\w-]+\.spec\.ts$/.test(file))).toBe(true)
})
