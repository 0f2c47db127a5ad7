import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { check } from './decode.ts'
import { id, label, maybeText, ref } from './fields.ts'
import { record } from './record.ts'
import { fieldsOf } from './schema.ts'

const doors = record({
  idDoor: [z.int(), 7],
  refDoor: [z.string(), 'A-1', ref()],
  lbDoor: [z.string(), 'Entrée', label()],
  note: [z.nullable(z.string()), null, maybeText()],
  nbKey: [z.int(), 2],
})

const namesOf = (schema: Parameters<typeof fieldsOf>[0]) => fieldsOf(schema).map(({ name }) => name)

test('a record is answered with all its fields, as the example has them', () => {
  expect(namesOf(doors.schema)).toEqual(['idDoor', 'refDoor', 'lbDoor', 'note', 'nbKey'])
  expect(doors.example).toEqual({ idDoor: 7, refDoor: 'A-1', lbDoor: 'Entrée', note: null, nbKey: 2 })
  expect(check(doors.schema, doors.example, 'doors')).toEqual(doors.example)
})

test('a new one is sent with the fields that are written, of the example or as it is said', () => {
  const { input, value, example } = doors.added({ lbDoor: 'Porte' })
  expect(namesOf(input)).toEqual(['refDoor', 'lbDoor', 'note'])
  expect(value).toBe(doors.schema)
  expect(example).toEqual({
    input: { refDoor: 'A-1', lbDoor: 'Porte', note: null },
    value: { ...doors.example, lbDoor: 'Porte' },
  })
})

test('a change names the record by its key, and sends the stamp with which it was read', () => {
  const stamped = record({
    idDoor: [z.int(), 7],
    lbDoor: [z.string(), 'Entrée', label()],
    dtModification: [z.string(), '2026-01-12T09:15:00.000Z'],
  })
  const { input, example } = stamped.changed({ idDoor: id() }, { lbDoor: 'Porte' })
  expect(namesOf(input)).toEqual(['idDoor', 'lbDoor', 'dtModification'])
  expect(example.input).toEqual({ idDoor: 7, lbDoor: 'Porte', dtModification: '2026-01-12T09:15:00.000Z' })
})

test('what does not fit does not compile', () => {
  // @ts-expect-error an example that does not match its schema
  record({ lbDoor: [z.string(), 1] })
  // @ts-expect-error a key that is no field
  doors.changed({ idWindow: id() }, {})
  // @ts-expect-error a change of a field that does not exist
  doors.changed({ idDoor: id() }, { colour: 'red' })
})
