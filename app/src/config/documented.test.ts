import { readFileSync } from 'node:fs'
import type * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { configSchema, defaultConfig } from './config.ts'

const page = readFileSync(new URL('../../../docs/administrators.md', import.meta.url), 'utf8')
const lines = page.split('\n').filter((line) => line.startsWith('| `'))

/** Paths of the keys that a part of the file may have: `session.alert`. */
function keysOf(schema: z.core.$ZodType, path: readonly string[] = []): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') return Object.entries(def.shape).flatMap(([name, inner]) => keysOf(inner, [...path, name]))
  return 'innerType' in def ? keysOf(def.innerType, path) : [path.join('.')]
}

/** The lines of the tables that name a key, or the part it is of and the key beside it. */
const linesOf = (key: string) => {
  const [name = '', ...part] = key.split('.').toReversed()
  const whole = part.toReversed().join('.')
  return lines.filter(
    (line) =>
      line.includes(`\`${key}\``) || (whole !== '' && line.includes(`\`${whole}\``) && line.includes(`\`${name}\``)),
  )
}

test.each(keysOf(configSchema))('the administrators’ page names %s', (key) => {
  expect(linesOf(key)).not.toEqual([])
})

test('it names no key that there is not', () => {
  const known = keysOf(configSchema)
  const [, tables = ''] = page.split('## The console')
  const named = tables
    .split('## Nobody')[0]
    ?.split('\n')
    .flatMap((line) => (line.startsWith('| `') ? (line.split(' | ')[0]?.match(/(?<=`)[\w.]+(?=`)/g) ?? []) : []))
  expect(named?.filter((key) => known.every((one) => one !== key && !one.startsWith(`${key}.`)))).toEqual([])
})

const written = (value: unknown) => (typeof value === 'string' && value !== '' ? value : JSON.stringify(value))

test('it says the defaults that there are', () => {
  for (const line of lines) {
    const [keys = '', defaults = ''] = line.slice(2).split(' | ')
    const names = keys.split(', ').map((key) => key.replaceAll('`', ''))
    const values = names.map((key) =>
      key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], defaultConfig),
    )
    if (values.includes(undefined)) continue
    const said = defaults.split(', ').map((one) => one.replaceAll('`', ''))
    expect(names.map((_, at) => said[at] ?? said[0])).toEqual(values.map(written))
  }
})
