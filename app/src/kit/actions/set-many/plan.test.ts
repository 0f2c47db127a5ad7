import { PUT, service } from '@ronde/contracts/wire'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { textIn } from '../../../locales/testing/texts.ts'
import { type AnyRow, withRow } from '../../editor/context.ts'
import { editor } from '../../editor/editor.ts'
import { byControl, code, label, multiline, ref, shown, switchField, text as textField } from '../../editor/fields.ts'
import { contextAt } from '../../editor/testing/no-context.ts'
import { makePlans } from './make-plans.ts'
import { backOf, planOf, type Planning } from './plan.ts'
import { settableFields, type Settings, settled, waysOf } from './settings.ts'

const thing = z.object({
  id: z.string(),
  refThing: z.string(),
  lbThing: z.string(),
  login: z.string(),
  note: z.nullable(z.string()),
  place: z.nullable(z.string()),
  statut: z.string(),
  value: z.string(),
  isActif: z.boolean(),
  dtModification: z.string(),
})
const one = {
  id: '7',
  refThing: 'A',
  lbThing: 'Pont du nord',
  login: 'a',
  note: 'vu',
  place: 'Lille',
  statut: 'OUVERTE',
  value: 'x',
  isActif: true,
  dtModification: 't1',
}
const { Update } = service('/api/Test', {
  Update: PUT({
    input: z.object({
      id: z.string(),
      refThing: z.string().check(z.minLength(1), z.maxLength(50)),
      lbThing: z.string().check(z.minLength(1), z.maxLength(20)),
      login: z.string(),
      note: z.nullable(z.string()),
      place: z.nullable(z.string()),
      statut: z.string(),
      value: z.optional(z.string()),
      isActif: z.optional(z.boolean()),
      dtModification: z.optional(z.nullable(z.string())),
    }),
    value: thing,
    example: { input: one, value: one },
  }),
})
const form = editor(Update, {
  title: 'editor.save',
  fields: [
    ref('refThing'),
    label('lbThing'),
    label('login', { isUnique: true }),
    multiline('note'),
    textField('place', { when: ({ statut }) => statut === 'OUVERTE' }),
    code('statut', ['OUVERTE', 'CLOTUREE'], { clears: ['note'] }),
    byControl('value', (_, { row }) => ({ refControl: row?.statut === 'OUVERTE' ? 'Text' : 'Integer' })),
    switchField('isActif', { locked: ({ row, login }) => (row?.login === login ? 'spared.ownAccount' : null) }),
    shown('id'),
  ],
})
const text = textIn('fr')
const at = (row: AnyRow) => withRow(contextAt(), row)
const planning = (settings: Settings): Planning => ({ editor: form, settings, read: () => null, text, t: (key) => key })
const names = (rows: readonly AnyRow[]) => settableFields(form, rows.map(at)).map(({ name }) => name)
const field = (name: string) => form.fields.find((known) => known.name === name) ?? form.fields[0]!

describe('fields that are offered', () => {
  test('none that each record has for itself, and none that is computed', () => {
    expect(names([one])).toEqual(['lbThing', 'note', 'place', 'statut', 'value', 'isActif'])
  })
  test('one that shows on some of the records is; one whose control differs between them is not', () => {
    expect(names([{ ...one, statut: 'CLOTUREE' }, one])).toEqual(['lbThing', 'note', 'place', 'statut', 'isActif'])
  })
  test('one that is locked on all of them is not', () => {
    expect(names([{ ...one, login: 'a.martin' }])).not.toContain('isActif')
  })
  test.each([
    ['lbThing', ['keep', 'set', 'replace']],
    ['note', ['keep', 'set', 'empty', 'replace']],
    ['isActif', ['keep', 'set']],
  ])('%s: %j', (name, ways) => {
    expect(waysOf(field(name), form, text)).toEqual(ways)
  })
})

describe('a text that is replaced', () => {
  const replaced = (value: unknown, from: string, to: string) =>
    settled(field('note'), { way: 'replace', from, to }, value)
  test.each([
    ['Pont Nord, pont sud', 'PONT', 'Quai', 'Quai Nord, Quai sud'],
    ['a.c abc', 'a.c', 'x', 'x abc'],
    ['prix', 'prix', '$& €', '$& €'],
    ['vu', '', 'x', 'vu'],
    ['Électrique', 'é', 'e', 'electrique'],
  ])('%j: %j by %j gives %j', (value, from, to, then) => {
    expect(replaced(value, from, to)).toBe(then)
  })
  test('what was looked for is nowhere afterwards, unless it is in what replaces it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (value, from) => {
        const then = String(replaced(value, from, ''))
        expect(then.length).toBeLessThanOrEqual(value.length)
        if (!value.toLowerCase().includes(from.toLowerCase())) expect(then).toBe(value)
      }),
    )
  })
})

describe('the plan of a row', () => {
  test('sends the whole row as it was read, with what is set', () => {
    const plan = planOf(planning({ lbThing: { way: 'set', value: 'Quai' }, note: { way: 'keep' } }), at(one))
    expect(plan).toMatchObject({
      changes: [{ name: 'lbThing', from: 'Pont du nord', to: 'Quai' }],
      closed: [],
      faults: [],
    })
    expect(plan.input).toEqual({ ...one, lbThing: 'Quai' })
  })
  test('a row that has it already is not sent', () => {
    expect(planOf(planning({ lbThing: { way: 'set', value: one.lbThing } }), at(one))).toMatchObject({
      changes: [],
      input: null,
    })
  })
  test('a value that breaks a rule on one row keeps that row back, and says why', () => {
    const settings: Settings = { lbThing: { way: 'replace', from: 'nord', to: 'nord-nord-ouest' } }
    expect(planOf(planning(settings), at(one))).toMatchObject({ faults: [{ name: 'lbThing' }], input: null })
    expect(planOf(planning(settings), at({ ...one, lbThing: 'Nord' })).input).toMatchObject({
      lbThing: 'nord-nord-ouest',
    })
  })
  test('what was wrong before and is not touched keeps nothing back', () => {
    const long = { ...one, lbThing: 'x'.repeat(30) }
    expect(planOf(planning({ note: { way: 'empty' } }), at(long))).toMatchObject({ faults: [], input: { note: null } })
  })
  test('a field that does not show or is locked on the row is left as it is, and named', () => {
    const settings: Settings = { place: { way: 'set', value: 'Lens' }, isActif: { way: 'set', value: false } }
    const closed = { ...one, statut: 'CLOTUREE', login: 'a.martin' }
    expect(planOf(planning(settings), at(closed))).toMatchObject({
      changes: [],
      closed: ['place', 'isActif'],
      input: null,
    })
  })
  test('a field that another one empties is emptied, unless it is set too', () => {
    const close: Settings = { statut: { way: 'set', value: 'CLOTUREE' } }
    expect(planOf(planning(close), at(one)).changes.map(({ name }) => name)).toEqual(['note', 'statut'])
    expect(planOf(planning({ ...close, note: { way: 'set', value: 'clos' } }), at(one)).input).toMatchObject({
      note: 'clos',
    })
  })
})

describe('taking it back', () => {
  const { changes, ...rest } = planOf(planning({ lbThing: { way: 'set', value: 'Quai' } }), at(one))
  const plan = { changes, ...rest }
  test('puts back what was set, over the row as it is now', () => {
    const now = { ...one, lbThing: 'Quai', note: 'autre', dtModification: 't2' }
    expect(backOf(form, plan, at(now))).toEqual({ ...now, lbThing: 'Pont du nord' })
  })
  test('leaves a row that somebody has changed again', () => {
    expect(backOf(form, plan, at({ ...one, lbThing: 'Jetée' }))).toBeNull()
  })
  test('is the row as it was, for any setting', () => {
    const setting = fc.oneof(
      fc.record({ way: fc.constant('set' as const), value: fc.constantFrom('Quai', 'Môle', 'Jetée') }),
      fc.record({
        way: fc.constant('replace' as const),
        from: fc.constantFrom('o', 'nord', 'z'),
        to: fc.string({ maxLength: 3 }),
      }),
    )
    fc.assert(
      fc.property(setting, (lbThing) => {
        const made = planOf(planning({ lbThing }), at(one))
        if (made.input === null) return
        const now = { ...one, ...made.input, dtModification: 't2' }
        expect(backOf(form, made, at(now))).toEqual({ ...one, dtModification: 't2' })
      }),
    )
  })
})

test('many plans are made in slices, and can be stopped', async () => {
  const stop = new AbortController()
  const told: number[] = []
  const contexts = Array.from({ length: 5_000 }, (_, id) => at({ ...one, id: String(id) }))
  const of = planning({ note: { way: 'empty' } })
  const plans = await makePlans(of, contexts, { signal: stop.signal, onProgress: (done) => void told.push(done) })
  expect(plans).toHaveLength(5_000)
  expect(told.length).toBeGreaterThan(0)
  const stopped = makePlans(of, contexts, { signal: stop.signal, onProgress: () => stop.abort() })
  expect(await stopped).toBeNull()
})
