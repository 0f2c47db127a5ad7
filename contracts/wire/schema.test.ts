import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import * as wire from './fields.ts'
import { fieldsOf, isProposed, proposed, rowSchema, sendsFile } from './schema.ts'

const input = z.object({
  refTable: wire.ref(),
  lbTable: wire.label(),
  description: wire.maybeText(),
  ordre: z.optional(z.int().check(z.minimum(0))),
  ratio: z.number(),
  isActif: z.optional(z.boolean()),
  dtEcheance: wire.day(),
  dtCreation: z.string(),
  extendedData: wire.json(),
  statut: z.enum(['OUVERTE', 'CLOTUREE']),
  materiels: z.array(z.object({ idMateriel: wire.id() })),
  force: proposed(z.optional(z.boolean())),
  dtModification: wire.asRead(),
})

const named = (name: string) => fieldsOf(input).find((field) => field.name === name)

test('a field is known by its type, whether it may be missing, and its limits', () => {
  expect(fieldsOf(input).map(({ name, type }) => [name, type])).toEqual([
    ['refTable', 'text'],
    ['lbTable', 'text'],
    ['description', 'text'],
    ['ordre', 'integer'],
    ['ratio', 'number'],
    ['isActif', 'boolean'],
    ['dtEcheance', 'date'],
    ['dtCreation', 'instant'],
    ['extendedData', 'text'],
    ['statut', 'text'],
    ['materiels', 'array'],
    ['force', 'boolean'],
    ['dtModification', 'instant'],
  ])
  expect(named('refTable')).toMatchObject({
    maxLength: 50,
    isRequired: true,
    isNullable: false,
    isOptional: false,
    format: 'ref',
  })
  expect(named('refTable')?.pattern?.test('A b')).toBe(false)
  expect(named('lbTable')).toMatchObject({ maxLength: 200, isRequired: true })
  expect(named('description')).toMatchObject({
    maxLength: 2_000,
    isRequired: false,
    isNullable: true,
    isOptional: true,
  })
  expect(named('ordre')).toMatchObject({ minimum: 0, maxLength: undefined, isRequired: false })
  expect(named('extendedData')).toMatchObject({ maxLength: 65_536, format: 'json' })
  expect(named('statut')).toMatchObject({ values: ['OUVERTE', 'CLOTUREE'], isRequired: true })
})

test('what is proposed is marked, and what it was made from is not', () => {
  expect(
    fieldsOf(input)
      .filter((field) => field.isProposed)
      .map(({ name }) => name),
  ).toEqual(['force', 'dtModification'])
  const plain = z.string()
  expect([isProposed(proposed(plain)), isProposed(plain)]).toEqual([true, false])
  expect(fieldsOf(z.object({ ref: proposed(wire.ref()) }))[0]).toMatchObject({
    isProposed: true,
    format: 'ref',
    maxLength: 50,
  })
})

test('a list is known by its rows, a recursive value to any depth, and neither is a record', () => {
  interface Node {
    name: string
    children: Node[]
  }
  const node: z.ZodMiniType<Node> = z.object({ name: z.string(), children: z.array(z.lazy(() => node)) })
  const children = fieldsOf(z.array(node)).find(({ name }) => name === 'children')
  expect(children?.type).toBe('array')
  expect(children && fieldsOf(children.schema).map(({ name }) => name)).toEqual(['name', 'children'])
  expect(fieldsOf(z.boolean())).toEqual([])
  expect(rowSchema(z.boolean())).toBeNull()
})

test('a file among what is sent makes a form', () => {
  expect(sendsFile(z.object({ idTableGuid: wire.guid(), file: wire.file() }))).toBe(true)
  expect(sendsFile(input)).toBe(false)
})
