import { CallFailure } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import { bears, isLost, isRefused, judge } from './verdict.ts'

const base = { id: 1, ref: 'A', label: 'Ponts', dtModification: 't1' }
const sent = { id: 1, ref: 'A', label: 'Palans', dtModification: 't1' }
const judged = (answer: unknown, over: typeof base | null = base) => judge({ base: over, sent, answer, key: 'id' })

describe('a look after a save without an answer', () => {
  test('a record that bears what was sent, and another stamp, was saved', () => {
    expect(judged({ ...sent, dtModification: 't2' })).toMatchObject({ kind: 'saved' })
    expect(judged([{ id: 2 }, { ...sent, dtModification: 't2' }])).toMatchObject({ kind: 'saved' })
  })
  test('one that is as it was, was not', () => {
    expect(judged(base)).toEqual({ kind: 'absent' })
  })
  test('one that is another, and not what was sent, was changed by somebody else', () => {
    expect(judged({ ...base, label: 'Grues', dtModification: 't3' })).toMatchObject({
      kind: 'changed',
      theirs: { label: 'Grues' },
    })
  })
  test('one that is not there any more is gone', () => {
    expect(judged([])).toEqual({ kind: 'gone' })
  })
  test('a new one is looked for by all that was sent', () => {
    expect(judged([{ id: 9, ref: 'A', label: 'Palans' }], null)).toEqual({ kind: 'absent' })
    expect(judged([{ id: 1, ref: 'A', label: 'Palans', more: true }], null)).toMatchObject({ kind: 'saved' })
    expect(judged([], null)).toEqual({ kind: 'absent' })
  })
  test('all of it is compared: what is chosen, several of them, and what a record does not tell proves nothing', () => {
    expect(bears({ other: 1 }, sent)).toBe(false)
    expect(bears({ ...sent, mode: { a: 1, more: 'x' } }, { ...sent, mode: { a: 1 } })).toBe(true)
    expect(bears({ ...sent, mode: { a: 1 } }, { ...sent, mode: { a: 2 } })).toBe(false)
    expect(bears({ ...sent, of: [{ a: 2 }, { a: 1, more: 'x' }] }, { ...sent, of: [{ a: 1 }, { a: 2 }] })).toBe(true)
    expect(bears({ ...sent, of: [{ a: 1 }, { a: 3 }] }, { ...sent, of: [{ a: 1 }, { a: 2 }] })).toBe(false)
    expect(bears({ ...sent, of: [{ a: 1 }] }, { ...sent, of: [] })).toBe(false)
    expect(bears({ ...sent, note: null }, { ...sent, note: '' })).toBe(true)
    expect(bears(sent, { ...sent, newPassword: 'x' })).toBe(false)
  })
  test('what it was asked for with is no part of it: a property does not tell the version it was read of', () => {
    const version = { idVersion: 4 }
    const judgedOf = (asked: object) =>
      judge({
        base,
        sent: { ...sent, idVersion: 4 },
        asked,
        answer: [{ ...sent, dtModification: 't2' }],
        key: 'id',
      })
    expect(judgedOf(version)).toMatchObject({ kind: 'saved' })
    expect(judgedOf({ idVersion: 5 })).toMatchObject({ kind: 'changed' })
    expect(bears({ ...sent, idVersion: 5 }, { ...sent, idVersion: 4 }, version)).toBe(false)
    expect(bears({}, version, version)).toBe(false)
  })
  test('a new one is none of those that were there before', () => {
    const rows = [{ id: 1, ref: 'A', label: 'Palans' }]
    expect(judge({ base: null, sent, answer: rows, key: 'id', before: [1] })).toEqual({ kind: 'absent' })
    expect(judge({ base: null, sent, answer: rows, key: 'id', before: [2] })).toMatchObject({ kind: 'saved' })
  })
})

test.each([
  [new CallFailure('network'), true],
  [new CallFailure('timeout'), true],
  [new CallFailure('unreadable'), true],
  [new CallFailure('http', { status: 504 }), true],
  [new CallFailure('http', { status: 503 }), true],
  [new CallFailure('http', { status: 500 }), false],
  [new CallFailure('refused'), false],
])('%s leaves open whether it was saved: %s', (failure, expected) => {
  expect(isLost(failure)).toBe(expected)
})

test.each([
  [new CallFailure('refused', { status: 200 }), true],
  [new CallFailure('http', { status: 409 }), true],
  [new CallFailure('cancelled'), true],
  [new CallFailure('http', { status: 500 }), false],
  [new CallFailure('http', { status: 503 }), false],
  [new CallFailure('timeout'), false],
])('%s says for certain that it was not saved: %s', (failure, expected) => {
  expect(isRefused(failure)).toBe(expected)
})
