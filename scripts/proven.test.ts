import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asProven, chosenFiles, isDrawn, sampledOneIn } from './proven/chosen.ts'
import { fingerprints, type Part, partOf, parts, pathsOf, unreadBy } from './proven/parts.ts'
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
  const seeds = Array.from({ length: 120 }, (_, at) => at)
  const drawn = new Set(seeds.flatMap((seed) => chosenFiles(files, new Set(parts), seed)))
  expect(files.filter((file) => !drawn.has(file))).toEqual([])
  const often = seeds.filter((seed) => isDrawn('dotnet', seed)).length
  expect(often).toBeGreaterThan(8)
  expect(often).toBeLessThan(40)
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
  // This test reads the built site, which is made of all documents.
  expect(partOf('app/e2e/site.spec.ts')).toBe('project')
  expect(partOf('scripts/documents.test.ts')).toBe('project')
})

/** Every file that a file imports by its path, and what those import. */
function reached(file: string): ReadonlySet<string> {
  const all = new Set([file])
  for (const one of all) {
    if (!/\.tsx?$/.test(one)) continue
    const text = readFileSync(join(root, one), 'utf8')
    for (const [, path = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g)) {
      const imported = join(dirname(one), path)
      if (existsSync(join(root, imported))) all.add(imported)
    }
  }
  return all
}

test('no test imports what is outside of its part', () => {
  const all = [...files, ...testFiles('package'), ...testFiles('pact'), ...journeyFiles()]
  const outside = all.flatMap((file) => {
    const part = partOf(file)
    if (part === 'project') return []
    const isInside = (path: string) =>
      pathsOf[part].some((place) => path === place || path.startsWith(`${place}/`) || matchesGlob(path, place)) &&
      !unreadBy[part]?.some((pattern) => matchesGlob(path, pattern))
    return [...reached(file)].filter((path) => !isInside(path)).map((path) => `${file} reaches ${path}`)
  })
  expect(outside).toEqual([])
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
