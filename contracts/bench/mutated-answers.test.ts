import fc from 'fast-check'
import { expect, test } from 'vitest'
import { check, decode } from '../wire/decode.ts'
import { CallFailure } from '../wire/failure.ts'
import { isFile } from '../wire/schema.ts'
import { contracted } from '../wrong/contract.ts'

/** `npm run harden` tries 10,000; the seed repeats them. */
const numRuns = Number(process.env.RONDE_RUNS ?? 500)
const seed = Number(process.env.RONDE_SEED ?? Date.now() % 2_147_483_647)

const endpoints = (await contracted()).map(({ endpoint }) => endpoint).filter(({ value }) => !isFile(value))

/** Values to put in the place of any other. */
const instead = fc.oneof(
  fc.constantFrom<unknown>(null, '', 0, -1, 1.5, true, false, [], {}, [null], '12', 'x', 'a'.repeat(100_000), 1e308),
  fc.constantFrom<unknown>({ __proto__: null }, [[[[]]]], { length: 3 }, '2026-02-30', '\u0000', '<b>x</b>'),
  fc.jsonValue({ maxDepth: 3 }),
)

/** The paths of a value and all values in it. */
const pathsOf = (value: unknown, at: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...at, name]))]
    : [at]

type Change = { way: 'drop' } | { way: 'wrap' } | { way: 'repeat' } | { way: 'put'; value: unknown }

function changedAt(value: unknown, [name, ...deeper]: readonly string[], change: Change): unknown {
  if (name === undefined) {
    if (change.way === 'wrap') return { value }
    if (change.way === 'repeat') return [value, value]
    return change.way === 'put' ? change.value : undefined
  }
  const inner = changedAt((value as Record<string, unknown>)[name], deeper, change)
  if (Array.isArray(value)) return value.with(Number(name), inner)
  return { ...(value as object), [name]: inner }
}

const mutation = fc.record({
  endpoint: fc.constantFrom(...endpoints),
  changes: fc.array(
    fc.record({
      place: fc.nat(),
      change: fc.oneof(
        fc.constantFrom<Change>({ way: 'drop' }, { way: 'wrap' }, { way: 'repeat' }),
        instead.map((value): Change => ({ way: 'put', value })),
      ),
    }),
    { minLength: 1, maxLength: 3 },
  ),
})

test(`an answer that was changed anywhere is read as its shape says, or fails as a call does (${numRuns} changes, seed ${seed})`, async () => {
  const counts = { read: 0, failed: 0 }
  await fc.assert(
    fc.asyncProperty(mutation, async ({ endpoint, changes }) => {
      let answer: unknown = { value: endpoint.example.value, isSuccess: true, hasErrors: false, msgList: [] }
      for (const { place, change } of changes) {
        const paths = pathsOf(answer)
        answer = changedAt(answer, paths[place % paths.length] ?? [], change)
      }
      const body = new TextEncoder().encode(JSON.stringify(answer) ?? '').buffer
      const read = await decode(body, endpoint.value, endpoint.operation).catch((error: unknown) => {
        expect(error).toBeInstanceOf(CallFailure)
        return null
      })
      counts[read === null ? 'failed' : 'read'] += 1
      // Pages only get values of the declared shape.
      if (read?.value !== undefined) check(endpoint.value, read.value, endpoint.operation)
    }),
    { numRuns, seed },
  )
  // Both outcomes occur often enough.
  expect(Math.min(counts.read, counts.failed)).toBeGreaterThan(numRuns / 20)
})
