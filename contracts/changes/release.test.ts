import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { committedPact } from '../handoff/source.ts'
import type { Interaction } from '../pacts/pact.ts'
import { changesBetween } from './compare.ts'
import { release } from './release.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ronde-release-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a release has the pact under its version, which stands in it, and the same interactions', async () => {
  const paths = await release({ version: '1.2.0', revision: 'abc123', folder })
  expect(paths.map((path) => basename(path))).toEqual([
    'ronde-console-ronde-api-1.2.0.json',
    'ronde-api-states-1.2.0.json',
    'ronde-api-openapi-1.2.0.json',
  ])
  const [pact, states, openApi] = (await Promise.all(
    paths.map(async (path) => JSON.parse(await readFile(path, 'utf8')) as unknown),
  )) as [{ metadata: object; interactions: Interaction[] }, unknown[], { openapi: string }]
  expect(pact.metadata).toEqual({
    pactSpecification: { version: '4.0' },
    consumer: { version: '1.2.0', revision: 'abc123' },
  })
  expect(await changesBetween(committedPact(), pact.interactions)).toEqual([])
  expect(states.length).toBeGreaterThan(40)
  expect(openApi.openapi).toBe('3.1.0')
})

test('what is no version is refused', async () => {
  await expect(release({ version: '../1', folder })).rejects.toThrow('no version')
})
