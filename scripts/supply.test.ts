import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'
import { verdictOf } from './supply/audit.ts'
import { type Locked, refusedLicences } from './supply/licences.ts'

test('every package is under a licence that the list allows', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  expect(Object.keys(packages).length).toBeGreaterThan(500)
  expect(refusedLicences(packages)).toEqual([])
})

test.each([
  [{ license: 'GPL-3.0-only' }, ['one 1.0.0: GPL-3.0-only']],
  [{}, ['one 1.0.0: none is said']],
  [{ license: '(MIT AND AGPL-3.0)' }, ['one 1.0.0: (MIT AND AGPL-3.0)']],
  [{ license: '(GPL-2.0 OR MIT)' }, []],
  [{ license: 'MIT and ISC' }, []],
  [{ license: 'MPL-2.0' }, ['one 1.0.0: MPL-2.0']],
  [{ license: 'MPL-2.0', dev: true }, []],
  [{ license: 'GPL-2.0', dev: true }, ['one 1.0.0: GPL-2.0, a tool']],
  [{ link: true }, []],
])('a package that says %j', (locked, refused) => {
  expect(refusedLicences({ '': {}, 'node_modules/a/node_modules/one': { version: '1.0.0', ...locked } })).toEqual(
    refused,
  )
})

test('a registry without a report is no clean bill; high and critical hold a release back, the rest is told', () => {
  expect(verdictOf({ message: '405 Method Not Allowed' })).toEqual({
    code: 2,
    lines: ['The registry gives no report (405 Method Not Allowed): nothing is known.'],
  })
  const one = { name: 'one', range: '<2', fixAvailable: true }
  expect(verdictOf({ vulnerabilities: {} }).code).toBe(0)
  expect(verdictOf({ vulnerabilities: { one: { ...one, severity: 'moderate' } } }).code).toBe(0)
  expect(verdictOf({ vulnerabilities: { one: { ...one, severity: 'high' } } })).toEqual({
    code: 1,
    lines: ['high: one <2, a later version mends it', '1 known, 1 of them hold a release back'],
  })
})
