import { expect, test } from 'vitest'
import openapi from '../openapi.json' with { type: 'json' }

interface Schema {
  $ref?: string
  type?: string | string[]
  maxLength?: number
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  items?: Schema
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** Fields of a body that are texts, with the characters they take. */
const textsIn = (schema: Schema): [string, number | undefined][] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, number | undefined][] => {
    const whole = [field, ...(field.anyOf ?? []), ...(field.items ? [field.items] : [])]
    const text = whole.find(({ type }) => [type].flat().includes('string'))
    return [...(text ? [[name, text.maxLength] as [string, number | undefined]] : []), ...whole.flatMap(textsIn)]
  })

const named = openapi.components.schemas as Record<string, Schema>
const resolved = (schema: Schema): Schema => named[schema.$ref?.split('/').at(-1) ?? ''] ?? schema

const sent = Object.entries(openapi.paths as Record<string, Record<string, Operation>>).flatMap(([path, operations]) =>
  Object.values(operations).flatMap(({ requestBody }) =>
    Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
      textsIn(resolved(schema)).map(([name, most]) => [path, name, most] as const),
    ),
  ),
)

test('every label that a call takes is of at most 200 characters, whatever it labels', () => {
  // The label of an identification is one of two words.
  const labels = sent.filter(([, name]) => /^lb[A-Z]/.test(name) && name !== 'lbIdentification')
  expect(labels.length).toBeGreaterThan(20)
  expect(labels.filter(([, , most]) => most === undefined || most > 200)).toEqual([])
})
