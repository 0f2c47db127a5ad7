import { PUT, service } from '@ronde/contracts/wire'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { textIn } from '../../locales/testing/texts.ts'
import { type EditorContext, withRow } from './context.ts'
import { editor } from './editor.ts'
import { byControl, label, multiline, number, ref, switchField, text, unsent } from './fields.ts'
import { rulesOf } from './rules.ts'
import { inputFields } from './schema.ts'
import { contextAt, noContext } from './testing/no-context.ts'
import { initialValues, inputOf, isUnchanged, visibleFields } from './values.ts'

const thing = z.object({
  id: z.string(),
  refThing: z.string(),
  lbThing: z.string(),
  note: z.nullable(z.string()),
  isActif: z.boolean(),
  dtModification: z.string(),
})
const one = { id: '7', refThing: 'A', lbThing: 'Ponts', note: null, isActif: false, dtModification: 't1' }
const { Update } = service('/api/Test', {
  Update: PUT({
    input: z.object({
      id: z.string(),
      idParent: z.optional(z.number()),
      refThing: z.string().check(z.minLength(1), z.maxLength(50)),
      lbThing: z.string().check(z.minLength(1), z.maxLength(20)),
      note: z.nullable(z.string()),
      size: z.optional(z.number()),
      isActif: z.optional(z.boolean()),
      value: z.optional(z.string()),
      dtModification: z.optional(z.nullable(z.string())),
    }),
    value: thing,
    example: { input: { id: '7', refThing: 'A', lbThing: 'Ponts', note: null }, value: one },
  }),
})
const context: EditorContext = contextAt({ row: one, params: { idParent: '12', other: 'x' } })
const plain = editor(Update, {
  title: 'editor.save',
  fields: [ref('refThing'), label('lbThing'), multiline('note'), number('size')],
})

describe('what is sent', () => {
  test('what has no field is sent as it was read; parameters of the address in the types of the schema', () => {
    const input = inputOf(plain, { ...initialValues(plain, context), lbThing: ' Palans ' }, context)
    expect(input).toEqual({
      id: '7',
      idParent: 12,
      refThing: 'A',
      lbThing: 'Palans',
      note: null,
      isActif: false,
      dtModification: 't1',
    })
  })

  test('a field that only narrows others is not sent, whatever its value', () => {
    const narrowing = editor(Update, { title: 'editor.save', fields: [label('lbThing'), unsent(number('level'))] })
    expect(initialValues(narrowing, context)).toMatchObject({ level: null })
    expect(inputOf(narrowing, { lbThing: 'Palans', level: 3 }, context)).not.toHaveProperty('level')
  })

  test('an empty text is null where the schema allows it, left out where it may be', () => {
    const empty = noContext
    const more = editor(Update, { title: 'editor.save', fields: [multiline('note'), text('value')] })
    expect(inputOf(more, { note: '  ', value: ' ' }, empty)).toEqual({ note: null })
  })

  test('what the place gives comes before the editor, and the record before both', () => {
    const made = editor(Update, {
      title: 'editor.save',
      fields: [],
      initial: () => ({ lbThing: 'initial', refThing: 'initial', isActif: true }),
    })
    expect(
      inputOf(made, {}, { ...contextAt({ params: { lbThing: 'address' } }), given: { refThing: 'given' } }),
    ).toEqual({
      lbThing: 'initial',
      refThing: 'given',
      isActif: true,
    })
    expect(inputOf(made, {}, context)).toMatchObject({ lbThing: 'Ponts', refThing: 'A', isActif: false })
  })

  test('nothing is changed while a save would send the record as it was read', () => {
    const initial = initialValues(plain, context)
    expect(isUnchanged(plain, initial, context)).toBe(true)
    expect(isUnchanged(plain, { ...initial, lbThing: ' Ponts ' }, context)).toBe(true)
    expect(isUnchanged(plain, { ...initial, lbThing: 'Palans' }, context)).toBe(false)
    expect(isUnchanged(plain, initial, withRow(context, null))).toBe(false)
  })

  test('any text typed comes out trimmed, or as nothing', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(inputOf(plain, { ...initialValues(plain, context), note: typed }, context).note).toBe(
          typed.trim() || null,
        )
      }),
    )
  })
})

describe('a field that is not shown', () => {
  const hiding = editor(Update, {
    title: 'editor.save',
    fields: [switchField('isActif'), label('lbThing', { when: ({ isActif }) => isActif === true })],
  })
  const values = { ...initialValues(hiding, context), lbThing: '' }

  test('is not judged, and is sent as it was read', () => {
    const fields = visibleFields(hiding, values, context)
    expect(fields.map(({ name }) => name)).toEqual(['isActif'])
    expect(rulesOf(hiding, fields, values, textIn('fr'))).not.toHaveProperty('lbThing')
    expect(inputOf(hiding, values, context)).toMatchObject({ lbThing: 'Ponts' })
    expect(visibleFields(hiding, { ...values, isActif: true }, context)).toHaveLength(2)
  })
})

describe('rules', () => {
  const rules = rulesOf(plain, plain.fields, {}, textIn('fr'))
  test('required and the longest come from the schema, else from the kind of field', () => {
    expect(rules.refThing).toEqual(['REQUISE', 'MAX:50', expect.any(Function)])
    expect(rules.lbThing).toEqual(['REQUISE', 'MAX:20', expect.any(Function)])
    expect(rules.note).toEqual(['MAX:2000', expect.any(Function)])
    expect(rules.size).toEqual([])
  })

  test('optional and nullable, however they are nested, are not required', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('optional', 'nullable')), (wraps) => {
        const type = wraps.reduce<z.ZodMiniType>(
          (inner, wrap) => (wrap === 'optional' ? z.optional(inner) : z.nullable(inner)),
          z.string().check(z.minLength(1)),
        )
        const found = inputFields({ ...Update, input: z.object({ x: type }), example: { input: {}, value: one } }).get(
          'x',
        )
        expect(found).toMatchObject({
          type: 'text',
          isRequired: wraps.length === 0,
          isNullable: wraps.includes('nullable'),
        })
      }),
    )
  })

  test('a rule of the editor sees the other values', () => {
    const ruled = editor(Update, {
      title: 'editor.save',
      fields: [label('lbThing')],
      rules: { lbThing: { check: (value, { refThing }) => (value === refThing ? 'rule.ref' : null) } },
    })
    const rule = [rulesOf(ruled, ruled.fields, { refThing: 'x' }, textIn('fr')).lbThing ?? []].flat().at(-1)
    const told = (value: string) => (typeof rule === 'function' ? rule(value, {} as never) : undefined)
    expect([told('x'), told('y')]).toEqual([textIn('fr')('rule.ref'), null])
  })
})

test.each([
  ['Integer', '12', 12],
  ['Number', '-1.5', -1.5],
  ['Boolean', 'true', 'true'],
  ['Date', '2026-03-31', '2026-03-31'],
  ['Text', 'x', 'x'],
  ['Inconnu', 'x', 'x'],
])('a value of control %s is text on the wire and of its kind in the form', (refControl, wire, shown) => {
  const controlled = editor(Update, { title: 'editor.save', fields: [byControl('value', () => ({ refControl }))] })
  const record = withRow(context, { ...one, value: wire })
  const values = initialValues(controlled, record)
  expect(values.value).toBe(shown)
  expect(inputOf(controlled, values, record).value).toBe(wire)
})

test.each([
  [null, '', null],
  ['', '', null],
  ['False', 'false', 'false'],
  ['0', 'false', 'false'],
  ['True', 'true', 'true'],
])(
  'a yes or no that stands as %o is %o in the form, and sent as %o: what nobody said is not a no',
  (wire, shown, sent) => {
    const yesOrNo = editor(Update, {
      title: 'editor.save',
      fields: [byControl('note', () => ({ refControl: 'Boolean' }))],
    })
    const record = withRow(context, { ...one, note: wire })
    const values = initialValues(yesOrNo, record)
    expect(values.note).toBe(shown)
    expect(inputOf(yesOrNo, values, record).note).toBe(sent)
    expect(inputOf(yesOrNo, { ...values, note: 'false' }, record).note).toBe('false')
  },
)
