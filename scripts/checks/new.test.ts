import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { programs, root } from '../run.ts'
import { type ProjectCopy, projectCopy, samples } from '../testing/project-copy.ts'

let copy: ProjectCopy
beforeAll(() => {
  copy = projectCopy()
})
afterAll(() => copy.remove())

/** Errors of the type checker and the linter in these files of the copy. */
function complaints(paths: readonly string[]): string[] {
  const at = { cwd: copy.folder, encoding: 'utf8' } as const
  // One checker for the whole copy: faster than several, or than finding the affected files.
  const types = spawnSync(
    process.execPath,
    [
      join(root, programs.tsc),
      '-p',
      'tsconfig.json',
      '--pretty',
      'false',
      '--incremental',
      'false',
      '--tsBuildInfoFile',
      'null',
      '--checkers',
      '1',
    ],
    at,
  )
  const lint = spawnSync(
    process.execPath,
    [join(root, programs.oxlint), '--quiet', '--format', 'unix', ...paths.filter((path) => /\.tsx?$/.test(path))],
    at,
  )
  return `${types.stdout}\n${lint.stdout}`.split('\n').filter((line) => paths.some((path) => line.includes(path)))
}

test('what `npm run new` makes passes the type checker and the linter', () => {
  const made = samples.flatMap((sample) => copy.make(...sample))
  expect(made.length).toBeGreaterThanOrEqual(20)
  expect(complaints(made)).toEqual([])
})
