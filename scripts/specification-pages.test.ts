import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import openapi from '../contracts/openapi.json' with { type: 'json' }
import { fr } from '../contracts/provider/messages/fr.ts'
import operations from '../contracts/services/operations.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/specification')
const page = (name: string) => readFileSync(join(folder, name), 'utf8')

/** The anchors that a page's headings have. */
const anchorsOf = (text: string) =>
  new Set(
    [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

/** Why a path with an anchor leads nowhere; null when it leads to a page and a heading of it. */
function lostAt(path: string, anchor: string | undefined): string | null {
  if (!existsSync(path)) return `no ${relative(root, path)}`
  return anchor && !anchorsOf(readFileSync(path, 'utf8')).has(anchor)
    ? `no #${anchor} in ${relative(root, path)}`
    : null
}

const tracked = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'app', 'contracts', 'docs', 'scripts', 'ui'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(tsx?|md)$/.test(file) && existsSync(join(root, file)))

describe('references to the specification', () => {
  test('each names a page and a heading that are there', () => {
    const lost = tracked.flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(/docs\/specification\/([\w-]+\.md)(?:#([\p{L}\p{N}-]+))?/gu),
      ].flatMap(([, name = '', anchor]) => {
        const why = lostAt(join(folder, name), anchor)
        return why ? [`${file}: ${why}`] : []
      }),
    )
    expect(lost).toEqual([])
  })

  test('none cites a numbered section of something that is not here', () => {
    const own = relative(root, import.meta.filename)
    const cited = tracked.filter(
      (file) =>
        file !== own &&
        !file.endsWith('specification-coverage.md') &&
        /\b(specification|domain|decisions),? \(?sections? \d/i.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(cited).toEqual([])
  })

  test('links between the pages lead somewhere', () => {
    const lost = readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) =>
        [...page(name).matchAll(/\]\(([^)#]*)(?:#([^)]*))?\)/g)].flatMap(([, path, anchor]) => {
          const why = lostAt(path ? join(dirname(join(folder, name)), path) : join(folder, name), anchor)
          return why ? [`${name}: ${why}`] : []
        }),
      )
    expect(lost).toEqual([])
  })
})

/** Names in the first cell of the table's rows below a heading. */
const namesBelow = (text: string, heading: string): string[] => {
  const below = text.split(/^## /m).find((part) => part.split('\n')[0]?.split(', ').includes(heading)) ?? ''
  return [...below.matchAll(/^\|`[^|]*/gm)].flatMap(([cell]) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  )
}

describe('the pages and the contract', () => {
  test('calls.md has every operation once, at its service', () => {
    const told = operations
      .map(({ service }) => service.split('/').at(-1) ?? '')
      .filter((name, at, all) => all.indexOf(name) === at)
      .flatMap((service) =>
        namesBelow(page('calls.md'), service)
          .filter((name) => /^[A-Z]/.test(name) && name !== name.toUpperCase())
          .map((name) => `${service}/${name}`),
      )
    expect(told.toSorted()).toEqual(
      operations.map(({ service, operation }) => `${service.split('/').at(-1)}/${operation}`).toSorted(),
    )
  })

  test('codes.md has every refusal with its message', () => {
    const rows = Object.fromEntries(
      [...page('codes.md').matchAll(/^\|(R\d+)\|([^|]*)\|/gm)].map(([, code = '', message = '']) => [code, message]),
    )
    const messages = Object.entries(fr).filter(([code]) => /^R\d+$/.test(code))
    expect(messages.filter(([code, message]) => !rows[code]?.includes(message))).toEqual([])
    expect(Object.keys(rows)).toHaveLength(messages.length)
  })

  // Records answered in other forms: a tree, or versions.
  const apart = new Set([
    'Menu',
    'Session',
    'Message',
    'MessageList',
    'Refusal',
    'Filter',
    'Failure',
    'Validity',
    'LogChange',
    'ModeVersion',
    'ReferentielVersion',
  ])
  const calls = new Set(operations.map(({ service, operation }) => `${service.split('/').at(-1)}${operation}`))
  const isOfCall = (name: string) => calls.has(name.replace(/(Input|Done)$/, ''))
  test.each(Object.entries(openapi.components.schemas).filter(([name]) => !apart.has(name) && !isOfCall(name)))(
    'entities.md has every field of %s',
    (name, schema) => {
      const told = new Set([
        ...namesBelow(page('entities.md'), name),
        ...(name === 'Localisation' ? namesBelow(page('entities.md'), 'Lieu') : []),
        'dtModification',
        'parPeriode',
      ])
      const fields = 'properties' in schema ? Object.keys(schema.properties) : []
      expect(fields).not.toEqual([])
      expect(fields.filter((field) => !told.has(field))).toEqual([])
    },
  )
})
