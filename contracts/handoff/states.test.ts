import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { readSource } from './source.ts'
import { statesOf, statesPage } from './states.ts'

const source = await readSource()
const states = statesOf(source)
const sections = statesPage(source).split('\n## ')
const ajv = new Ajv2020({ allErrors: true, strict: true, keywords: ['x-proposed'] })
formats.default(ajv)

test('every state of the pact is listed, and nothing else', () => {
  const used = source.interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name))
  expect(states.map(({ state }) => state)).toEqual([...new Set(used)].toSorted())
})

describe.each(states)('$state', ({ state, params, example }) => {
  const validate = ajv.compile(params)

  test('has a schema that all its uses in the pact meet', () => {
    const uses = source.interactions.flatMap(({ description, providerStates = [] }) =>
      providerStates.filter(({ name }) => name === state).map((use) => ({ description, params: use.params ?? {} })),
    )
    const faulty = uses.filter((use) => !validate(use.params)).map((use) => ({ ...use, errors: validate.errors }))
    expect(faulty).toEqual([])
    expect(uses.map((use) => use.params)).toContainEqual(example)
  })

  test('has a schema that knows no other parameter', () => {
    expect(validate({ ...(example as object), anotherThing: 1 })).toBe(false)
  })

  test('has a section on the page, with all its parameters', () => {
    const section = sections.find((text) => text.startsWith(`${state}\n`)) ?? ''
    for (const name of Object.keys(params.properties ?? {})) expect(section).toContain(`\`${name}\``)
  })
})

test('no name of a generator is told: what holds itself has the name of its field, and its own table', () => {
  expect(JSON.stringify(states) + sections.join('')).not.toContain('__schema')
  const menus = sections.find((text) => text.startsWith('a group sees a menu item\n')) ?? ''
  expect(menus).toContain('| `item` | Item |')
  expect(menus).toMatch(/\*\*Item\*\*\n\n\| field [^\n]*\n[^\n]*\n\| `lbMenu` \| text \| null, absent/)
  expect(menus).toContain('| `children` | Item[] | absent |')
})
