import { CallFailure } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import type { Attempt, Editing, Phase } from './editing.ts'
import type { EditorEvent } from './effects.ts'
import type { Draft } from './kept-draft.ts'
import { next, opened, table } from './next.ts'

const at = '2026-03-31T08:30:00.000Z'
const call = { endpoint: AffAffaire.Insert }
const look = { endpoint: AffAffaire.GetList, input: {}, key: 'id' }
const base = { id: 1, name: 'before', dtModification: 't1' }
const attempt: Attempt = { input: { name: 'sent' }, typed: { name: 'sent' }, at, isWhole: true, before: [] }
const draft: Draft = {
  base: null,
  values: { name: 'kept' },
  touched: ['name'],
  at,
  sent: [],
  key: null,
  since: null,
  left: [],
}
const [first] = opened({ id: 'o', place: 'p', login: 'a.martin', base: null, look, unique: ['name'], isKeyed: true })

const typed = { typed: attempt.typed, touched: ['name'] }
const sent = { ...typed, sent: [attempt], key: 'k', flying: attempt, call, calls: 1 }
/** An editor in each state. */
const standing: Record<Phase, Editing> = {
  opening: first,
  editing: { ...first, ...typed, phase: 'editing' },
  saving: { ...first, ...sent, phase: 'saving', awaited: 1 },
  unknown: { ...first, ...sent, phase: 'unknown' },
  conflict: { ...first, ...typed, base, flying: attempt, phase: 'conflict', theirs: { ...base, dtModification: 't2' } },
  closed: { ...first, ...sent, phase: 'closed', awaited: 1 },
}
const looking = { ...standing.unknown, awaited: 2, calls: 2 }
const answer = (more: Partial<Extract<EditorEvent, { kind: 'answered' }>>): EditorEvent => ({
  kind: 'answered',
  ticket: 1,
  failure: null,
  at,
  ...more,
})
const fails = (status: number): EditorEvent => answer({ failure: new CallFailure('http', { status }) })
const ask: EditorEvent = { kind: 'saveAsked', call, input: { name: 'sent' }, key: 'own', at }
const looked = (rows: object[]): EditorEvent => ({ kind: 'looked', ticket: 2, answer: rows, isFailed: false, at })
const found = (one: Draft | null): EditorEvent => ({ kind: 'found', found: one && { from: 'before', draft: one }, at })

/** For each state and event: the next state of the editor, and the effects. */
const transitions: readonly (readonly [string, Editing, EditorEvent, Phase, readonly string[]])[] = [
  ['no draft', standing.opening, found(null), 'editing', []],
  ['a draft', standing.opening, found(draft), 'editing', ['keep']],
  [
    'a draft of what was sent',
    standing.opening,
    found({ ...draft, sent: [attempt], key: 'k' }),
    'unknown',
    ['keep', 'look'],
  ],
  [
    'typing before the draft is there',
    standing.opening,
    { kind: 'typed', values: { name: 'x' }, name: 'name', at },
    'editing',
    ['keep'],
  ],
  ['the console computes', standing.opening, { kind: 'typed', values: { name: 'x' }, at }, 'opening', []],
  ['a save before the draft is there', standing.opening, ask, 'saving', ['send']],
  ['typing', standing.editing, { kind: 'typed', values: { name: 'x' }, name: 'name', at }, 'editing', ['keep']],
  ['a save', standing.editing, ask, 'saving', ['send']],
  ['a draft that comes too late', standing.editing, found(draft), 'editing', []],
  ['discarding', standing.editing, { kind: 'discarded' }, 'editing', ['keep']],
  ['closing on purpose', standing.editing, { kind: 'closed', at }, 'closed', ['keep', 'release']],
  [
    'closing on a record that is gone',
    { ...standing.editing, base, call, failure: new CallFailure('http', { status: 404 }) },
    { kind: 'closed', at },
    'closed',
    ['keep', 'missed', 'release'],
  ],
  [
    'closing a conflict',
    { ...standing.conflict, call },
    { kind: 'closed', at },
    'closed',
    ['keep', 'missed', 'release'],
  ],
  [
    'closing on a record that somebody else changed, once that is settled',
    { ...standing.editing, base: { ...base, dtModification: 't2' }, openedOn: base, call },
    { kind: 'closed', at },
    'closed',
    ['keep', 'missed', 'release'],
  ],
  ['leaving', standing.editing, { kind: 'left' }, 'closed', ['release']],
  [
    'typing while it is saved',
    standing.saving,
    { kind: 'typed', values: { name: 'x' }, name: 'name', at },
    'saving',
    ['keep'],
  ],
  ['a second save while it is saved', standing.saving, ask, 'saving', []],
  ['a value', standing.saving, answer({ value: { id: 7 } }), 'closed', ['keep', 'saved', 'release']],
  ['no value', standing.saving, answer({}), 'editing', ['keep']],
  ['the answer to another call', standing.saving, answer({ ticket: 3, value: {} }), 'saving', []],
  ['a refusal', standing.saving, answer({ failure: new CallFailure('refused', { status: 200 }) }), 'editing', ['keep']],
  ['a broken server', standing.saving, fails(500), 'editing', []],
  ['a gateway that gives up', standing.saving, fails(503), 'unknown', ['look']],
  ['no network', standing.saving, answer({ failure: new CallFailure('network') }), 'unknown', []],
  ['a stale record', standing.saving, fails(409), 'conflict', ['keep', 'look']],
  ['closing while it is saved', standing.saving, { kind: 'closed', at }, 'closed', []],
  ['leaving while it is saved', standing.saving, { kind: 'left' }, 'closed', []],
  ['a save of what can be looked for', standing.unknown, ask, 'unknown', ['look']],
  ['a save of what cannot, under a key', { ...standing.unknown, look: null }, ask, 'saving', ['send']],
  ['a save of what cannot, without keys', { ...standing.unknown, look: null, isKeyed: false }, ask, 'unknown', []],
  ['a look', standing.unknown, { kind: 'lookAsked' }, 'unknown', ['look']],
  ['a second look', looking, { kind: 'lookAsked' }, 'unknown', []],
  ['a look that finds it', looking, looked([{ id: 7, name: 'sent' }]), 'closed', ['keep', 'saved', 'release']],
  [
    'a look that finds it, but for what no draft kept',
    { ...looking, sent: [{ ...attempt, isWhole: false }] },
    looked([{ id: 7, name: 'sent' }]),
    'editing',
    [],
  ],
  ['a look that does not', looking, looked([{ id: 7, name: 'other' }]), 'editing', []],
  ['a look that fails', looking, { kind: 'looked', ticket: 2, isFailed: true, at }, 'unknown', []],
  ['the answer to another look', looking, { ...looked([]), ticket: 1 } as EditorEvent, 'unknown', []],
  ['having looked oneself', standing.unknown, { kind: 'lookedByHand' }, 'editing', []],
  ['closing what may be saved', standing.unknown, { kind: 'closed', at }, 'closed', ['keep', 'release']],
  ['a save over a conflict', standing.conflict, ask, 'conflict', []],
  ['settling', standing.conflict, { kind: 'settled', typed: { name: 'mine' }, at }, 'editing', ['keep']],
  [
    'a value after it was closed',
    standing.closed,
    answer({ value: { id: 7 } }),
    'closed',
    ['keep', 'saved', 'release'],
  ],
  [
    'a refusal after it was closed',
    standing.closed,
    answer({ failure: new CallFailure('refused') }),
    'closed',
    ['keep', 'release'],
  ],
  ['a loss after it was closed', standing.closed, fails(504), 'closed', ['release']],
  [
    'typing in what is closed',
    standing.closed,
    { kind: 'typed', values: { name: 'x' }, name: 'name', at },
    'closed',
    [],
  ],
]

describe('the states of an editor', () => {
  test.each(transitions)('%s', (_, from, event, phase, effects) => {
    const [after, due] = next(from, event)
    expect({ phase: after.phase, effects: due.map(({ kind }) => kind) }).toEqual({ phase, effects })
  })

  test('each of them is reached and left', () => {
    for (const phase of Object.keys(table))
      expect(
        transitions.some(([, , , to]) => to === phase) && transitions.some(([, from]) => from.phase === phase),
      ).toBe(true)
  })
})

describe('what was sent without an answer', () => {
  const other = { kind: 'saveAsked', call, input: { name: 'changed' }, key: 'own', at } as const
  const [again] = next({ ...standing.unknown, look: null, typed: { name: 'changed' } }, other)

  test('keeps its key for whatever goes out next: of all of them one is done', () => {
    expect(again).toMatchObject({
      phase: 'saving',
      key: 'k',
      sent: [{ input: { name: 'sent' } }, { input: { name: 'changed' } }],
    })
  })

  test('is asked for again when the key says that it was done; what was typed since is not said to be saved', () => {
    const [asking, due] = next(again, {
      ...answer({ failure: new CallFailure('http', { status: 422 }) }),
      ticket: 2,
    } as EditorEvent)
    expect(due).toMatchObject([{ kind: 'send', key: 'k', attempt: { input: { name: 'sent' } } }])
    const [after, told] = next(asking, { ...answer({ value: { id: 7 } }), ticket: 3 } as EditorEvent)
    expect(told).toMatchObject([{ kind: 'keep' }, { kind: 'saved', isOver: false }])
    expect(after).toMatchObject({ phase: 'editing', since: 'created', typed: { name: 'changed' }, sent: [], key: null })
  })

  test('is still owed after a refusal of what went out later', () => {
    const [after] = next(again, { ...answer({ failure: new CallFailure('refused') }), ticket: 2 } as EditorEvent)
    expect(after).toMatchObject({ phase: 'editing', key: 'k', sent: [{ input: { name: 'sent' } }] })
  })

  test('is sent exactly as it was, whatever the console computes by now', () => {
    const [, due] = next({ ...standing.unknown, look: null }, { ...ask, input: { name: 'sent', year: 2027 } })
    expect(due.map((one) => one.kind === 'send' && one.attempt.input)).toEqual([{ name: 'sent' }])
  })

  test('a day later its key counts no more: the user has to look', () => {
    const old = { ...draft, sent: [{ ...attempt, at: '2026-03-30T08:29:00.000Z' }], key: 'k' }
    const [after] = next({ ...standing.opening, look: null }, found(old))
    expect(next(after, ask)[1]).toEqual([])
  })
})

test('what is typed while a record is saved stays, over the record as it is then', () => {
  const [typing] = next(
    { ...standing.saving, base, openedOn: base },
    { kind: 'typed', values: { note: 'later' }, name: 'note', at },
  )
  const [after, due] = next(typing, answer({ value: { id: 1, name: 'sent', dtModification: 't2' } }))
  expect(after).toMatchObject({
    phase: 'editing',
    since: 'changed',
    base: { name: 'sent', dtModification: 't2' },
    typed: { note: 'later' },
    touched: ['note'],
  })
  expect(due).toMatchObject([
    { kind: 'keep', draft: { values: { note: 'later' } } },
    { kind: 'saved', isOver: false },
  ])
})

test('a draft is written before what it holds is sent, with its key', () => {
  const [, due] = next(standing.editing, ask)
  expect(due).toMatchObject([{ kind: 'send', key: 'own', draft: { key: 'own', sent: [{ input: { name: 'sent' } }] } }])
})
