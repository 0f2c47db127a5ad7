import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { handlers, onStateChange } from '../samples/typescript/provider-states.ts'
import { csharp } from './skeleton-csharp.ts'
import { pascal, shapesOf } from './skeletons.ts'
import { readSource } from './source.ts'
import { statesOf } from './states.ts'

const states = statesOf(await readSource())
const written = csharp(states)

test('every state has a handler in TypeScript, which says that it is to be written', async () => {
  expect(Object.keys(handlers)).toEqual(states.map(({ state }) => state))
  for (const handler of Object.values(handlers) as ((params: object) => Promise<unknown>)[])
    await expect(handler({})).rejects.toThrow('no set-up yet')
})

test('the state endpoint runs the handler, answers what the state gives, and empties the database afterwards', async () => {
  const empty = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const agency = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const known = {
    ...handlers,
    'an agency exists': agency,
    'a user is signed in': () => Promise.resolve({ token: 'a.b.c' }),
  }
  const params = { idAgence: 1, lbAgence: 'Lille', isActif: true }
  expect(await onStateChange(known, empty, { action: 'setup', state: 'an agency exists', params })).toEqual({
    status: 200,
    body: {},
  })
  expect(agency).toHaveBeenCalledWith(params)
  expect(await onStateChange(known, empty, { action: 'setup', state: 'a user is signed in' })).toEqual({
    status: 200,
    body: { token: 'a.b.c' },
  })
  expect(await onStateChange(known, empty, { action: 'setup', state: '' })).toEqual({ status: 200, body: {} })
  expect(await onStateChange(known, empty, { action: 'setup', state: 'the moon is full' })).toMatchObject({
    status: 404,
  })
  expect(empty).not.toHaveBeenCalled()
  expect(await onStateChange(known, empty, { action: 'teardown', state: 'an agency exists' })).toEqual({
    status: 200,
    body: {},
  })
  expect(empty).toHaveBeenCalledOnce()
})

test.each(states)('$state has a method in C#, and a record with each of its parameters', ({ state, params }) => {
  const name = pascal(state)
  expect(written).toContain(`"${state}" => On${name}(`)
  expect(written.match(new RegExp(`protected virtual Task<Given> On${name}\\(`, 'g'))).toHaveLength(1)
  for (const shape of Object.keys(params.properties ?? {}).length > 0 ? shapesOf(name, params) : []) {
    const record = written.split(`public sealed record ${shape.name}\n`)[1]?.split('\n}')[0] ?? ''
    const properties = [...record.matchAll(/JsonPropertyName\("(\w+)"\)\]\n {4}public (?:required )?\S+ (\w+) \{/g)]
    expect(properties.map(([, wire]) => wire)).toEqual(shape.fields.map((field) => field.name))
    const names = properties.map(([, , property]) => property)
    expect(new Set([...names, shape.name]).size).toBe(names.length + 1)
  }
})

test('the state without name, of an interaction that has none, is known in C#', () => {
  expect(written).toContain('"" => Given.Nothing,')
})

test('what may be null or left out is so in C#', () => {
  const record = written.split('public sealed record ACaseExists\n')[1]?.split('\n}')[0] ?? ''
  expect(record).toContain('public required Guid IdAffaireGuid { get; init; }')
  expect(record).toContain('public required string? LbClient { get; init; }')
  expect(record).toContain('public DateTimeOffset? DtModification { get; init; }')
  expect(written).toContain('public IReadOnlyList<AGroupSeesAMenuItemNode>? Children { get; init; }')
})

test('the sample in C# overrides only what there is', () => {
  const sample = readFileSync(new URL('../samples/dotnet/Ronde.Verification/SampleStates.cs', import.meta.url), 'utf8')
  const overridden = [...sample.matchAll(/protected override Task<Given> (On\w+)\(/g)].map(([, name]) => name)
  expect(overridden.length).toBeGreaterThan(0)
  for (const name of overridden) expect(written).toContain(`protected virtual Task<Given> ${name}(`)
})
