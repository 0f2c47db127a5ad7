import { describe, expect, test } from 'vitest'
import { lastOf, purged } from './drafts.ts'
import { type Draft, readDraft } from './kept-draft.ts'
import { begin, end, living } from './living.ts'

const draft = (at: string): Draft => ({
  base: null,
  values: { label: at },
  touched: ['label'],
  at,
  sent: [],
  key: null,
  since: null,
  left: [],
})
const of = (login: string, at: string, place = 'cases') => ({ login, place, draft: draft(at) })
const ours = { login: 'a.martin', place: 'cases' }
const nobody = new Set<string>()

describe('the draft that is offered', () => {
  const kept = [
    ['one', of('a.martin', '2026-03-31')],
    ['two', of('a.martin', '2026-04-01')],
    ['three', of('b.durand', '2026-04-02')],
    ['four', of('a.martin', '2026-04-03', 'users')],
  ] as const

  test('is the last of its place and its login', () => {
    expect(lastOf(kept, ours, nobody)).toMatchObject({ from: 'two', draft: { at: '2026-04-01' } })
  })

  test('is none that somebody has open', () => {
    expect(lastOf(kept, ours, new Set(['two']))).toMatchObject({ from: 'one' })
    expect(lastOf(kept, ours, new Set(['one', 'two']))).toBeNull()
  })
})

describe('what an older console kept', () => {
  const older = {
    base: null,
    values: { login: 'x', newPassword: 'corbeau' },
    touched: ['login', 'newPassword'],
    at: '2026-03-31',
    lost: { login: 'x', newPassword: 'corbeau' },
    key: 'k',
  }

  test('is offered, with what it sent', () => {
    const found = lastOf([['a.martin cases', older]], ours, nobody)
    expect(readDraft(found?.draft)).toMatchObject({
      values: { login: 'x' },
      key: 'k',
      sent: [{ input: { login: 'x' }, isWhole: true }],
    })
    expect(lastOf([['b.durand cases', older]], ours, nobody)).toBeNull()
  })

  test('is rid of its passwords, whoever’s it is; what is clean is left alone', () => {
    const cleaned = purged([
      ['b.durand users', older],
      ['a.martin cases', { ...older, values: { login: 'x' }, lost: null }],
      ['one', of('a.martin', '2026-03-31')],
    ])
    expect(cleaned.map(([key]) => key)).toEqual(['b.durand users'])
    expect(JSON.stringify(cleaned)).not.toContain('corbeau')
    expect(readDraft(cleaned[0]?.[1])).toMatchObject({
      values: { login: 'x' },
      left: ['newPassword'],
      sent: [{ input: { login: 'x' }, isWhole: false }],
    })
  })
})

test('an editor is known to be open until it closes', async () => {
  await begin('o-1')
  expect((await living()).has('o-1')).toBe(true)
  end('o-1')
  end('o-1')
  await expect.poll(async () => (await living()).has('o-1')).toBe(false)
})
