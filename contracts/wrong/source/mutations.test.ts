import { expect, test } from 'vitest'
import { mutationsOf } from './mutations.ts'
import { partAt, probed } from './probes.ts'

/** What a source becomes, by the kind of mistake. */
const becomes = (text: string) =>
  mutationsOf('a.ts', text).map(({ kind, start, end, text: other }) => [
    kind,
    text.slice(0, start) + other + text.slice(end),
  ])

test('a condition is dropped, turned round, and taken for true and for false', () => {
  expect(becomes('if (a && b < 3) throw x')).toEqual([
    ['negates a condition', 'if (!(a && b < 3)) throw x'],
    ['takes a condition for true', 'if (true) throw x'],
    ['takes a condition for false', 'if (false) throw x'],
    ['drops a condition', 'if (a) throw x'],
    ['drops a condition', 'if (b < 3) throw x'],
    ['takes or for and', 'if (a || b < 3) throw x'],
    ['compares otherwise', 'if (a && b <= 3) throw x'],
    ['takes another constant', 'if (a && b < 4) throw x'],
    ['takes another constant', 'if (a && b < 2) throw x'],
    ['does not stop', 'if (a && b < 3) ;'],
  ])
})

test('a query forgets its filter, its order and its join, and compares otherwise', () => {
  const query = "db.leftJoin('b', 'x', 'y').where('a', '=', 1).orderBy('c', 'desc').execute()"
  expect(becomes(query)).toEqual(
    expect.arrayContaining([
      ['forgets an order', "db.leftJoin('b', 'x', 'y').where('a', '=', 1).execute()"],
      ['forgets a filter', "db.leftJoin('b', 'x', 'y').orderBy('c', 'desc').execute()"],
      ['joins otherwise', "db.innerJoin('b', 'x', 'y').where('a', '=', 1).orderBy('c', 'desc').execute()"],
      ['compares otherwise', `db.leftJoin('b', 'x', 'y').where('a', "!=", 1).orderBy('c', 'desc').execute()`],
      ['orders otherwise', `db.leftJoin('b', 'x', 'y').where('a', '=', 1).orderBy('c', "asc").execute()`],
    ]),
  )
  expect(becomes('const q = sql`a = ${b} and c is null`')).toEqual([
    ['takes or for and', 'const q = sql`a = ${b} or c is null`'],
    ['compares otherwise', 'const q = sql`a <> ${b} and c is null`'],
    ['compares otherwise', 'const q = sql`a = ${b} and c is not null`'],
  ])
})

test('defaults are forgotten, fields left out, steps not done', () => {
  expect(becomes("const a = sent('flag', boolean, true)")).toContainEqual([
    'forgets a default',
    "const a = sent('flag', boolean)",
  ])
  expect(becomes('const f = ({ a = 1 }) => a ?? 2')).toEqual(
    expect.arrayContaining([
      ['forgets a default', 'const f = ({ a }) => a ?? 2'],
      ['forgets a default', 'const f = ({ a = 1 }) => a'],
      ['takes the default always', 'const f = ({ a = 1 }) => 2'],
    ]),
  )
  expect(becomes('await work.insert(rows, { a, b })')).toEqual([
    ['leaves out a step', ';'],
    ['leaves out a field', 'await work.insert(rows, {  b })'],
    ['leaves out a field', 'await work.insert(rows, { a,  })'],
  ])
})

test('names of columns, types and imports are no rules', () => {
  expect(becomes("import { a } from './1.ts'\nexport interface A { b: 1 | true }\nlet c: 'OUVERTE'")).toEqual([])
  expect(becomes("const a = select(['users.idUser', 'a as b'])")).toEqual([])
})

test('each part of a source tells that it is done, and a place knows its part', () => {
  const text = 'const f = (a) => ({ b: a.map((c) => c + 1) })\nfunction g() { if (f) { return 2 } }'
  expect(probed('x.ts', text)).toBe(
    'const f = (a) => (rondePassed("x.ts:17"), ({ b: a.map((c) => (rondePassed("x.ts:36"), c + 1)) }))\n' +
      'function g() {rondePassed("x.ts:59"); if (f) {rondePassed("x.ts:68"); return 2 } }',
  )
  const part = partAt('x.ts', text)
  expect([
    part(text.indexOf('const')),
    part(text.indexOf('c + 1')),
    part(text.indexOf('if')),
    part(text.indexOf('2 }')),
  ]).toEqual([undefined, 'x.ts:36', 'x.ts:59', 'x.ts:68'])
})
