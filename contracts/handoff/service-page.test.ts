import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fieldsOf } from '../wire/index.ts'
import { madeFiles } from './files.ts'
import { anchor } from './markdown.ts'
import { screensByCall } from './screens.ts'
import { readSource } from './source.ts'

const source = await readSource()
const pages = new Map(
  madeFiles(source).flatMap(({ path, text }) => (path.endsWith('.md') ? [[path, text] as const] : [])),
)
const operations = source.services.flatMap(({ operations: own }) => own)
const screens = screensByCall(new Set(operations.map(({ name }) => name)))
const screensOf = (call: string) => (screens.get(call) ?? []).map(({ name }) => name)
const section = (page: string, heading: string) =>
  `\n${page}`.split('\n## ').find((text) => text.startsWith(`${heading}\n`)) ?? ''

describe.each(source.services)('the page of $name', ({ name, path, operations: own }) => {
  const page = pages.get(`docs/contracts/services/${name}.md`) ?? ''

  test.each(own)('says all of $name', ({ endpoint, facts, interactions }) => {
    const told = section(page, endpoint.operation)
    expect(told).toContain(`\`${endpoint.verb} ${path}/${endpoint.operation}\``)
    for (const field of fieldsOf(endpoint.input))
      expect(told).toMatch(new RegExp(`\\| \`${field.name}\`${field.isProposed ? ' †' : ''} \\|`))
    for (const field of fieldsOf(endpoint.value))
      expect(page).toMatch(new RegExp(`\\| \`${field.name}\`${field.isProposed ? ' †' : ''} \\|`))
    for (const refusal of facts.refusals ?? []) expect(told).toContain(`| ${refusal} |`)
    for (const { description, response } of interactions)
      expect(told).toContain(`- ${description.replace(/^[^:]*: /, '')} (${response.status})`)
  })
})

test('what the list of the operations calls proposed is so in the endpoint, and nothing else that it names', () => {
  const listed = operations.map(({ name, facts, endpoint }) => {
    const named = (facts.input ?? [])
      .filter((one) => /^\w+[†?]*$/.test(one))
      .map((one) => [one.replaceAll(/[†?]/g, ''), one.includes('†')] as const)
    const fields = new Map(fieldsOf(endpoint.input).map((field) => [field.name, field.isProposed]))
    const answered = new Map(fieldsOf(endpoint.value).map((field) => [field.name, field.isProposed]))
    const values = [...(facts.value ?? '').matchAll(/(\w+)†/g)].map(([, one = '']) => one)
    return {
      name,
      wrong: [
        ...named.filter(([one, isOurs]) => fields.has(one) && fields.get(one) !== isOurs).map(([one]) => one),
        ...values.filter((one) => answered.get(one) !== true),
      ],
    }
  })
  expect(listed.filter(({ wrong }) => wrong.length > 0)).toEqual([])
})

test('screens are those whose source makes the call, itself or through its editors', () => {
  expect(screensOf('UsrUser/GetList')).toContain('AdmUsrUserList')
  expect(screensOf('UsrUser/AddUser')).toContain('AdmUsrUserList')
  expect(screensOf('RefPropriete/UpdateValeur')).toEqual(['PrmRefReferentielAccueil'])
  expect(screensOf('SecAuthentification/CheckToken')).toEqual(['session'])
  expect(screensOf('SecAuthentification/AuthenticateApi')).toEqual([])
})

test('what a page leads to is there, by file and by heading', () => {
  const root = join(import.meta.dirname, '../..')
  const byHand = ['docs/contracts/README.md', 'contracts/README.md', 'contracts/samples/dotnet/README.md']
  const all = new Map([...pages, ...byHand.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)])
  const headings = (text: string) =>
    new Set([...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchor(heading)))
  const broken = [...all].flatMap(([path, text]) =>
    [...text.matchAll(/\]\(([\w./-]*)(?:#([\w-]+))?\)/g)].flatMap(([, file = '', place]) => {
      const target = file === '' ? path : join(dirname(path), file)
      const there = all.get(target)
      if (there === undefined) return existsSync(join(root, target)) ? [] : [`${path}: ${file}`]
      return place && !headings(there).has(place) ? [`${path}: ${file}#${place}`] : []
    }),
  )
  expect(broken).toEqual([])
})
