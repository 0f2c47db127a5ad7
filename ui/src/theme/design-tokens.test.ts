import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { designTokenFiles, designTokens } from './design-tokens.ts'
import type { DesignToken, DesignTokens } from './token-values.ts'
import { colorTokens, densityTokens } from './tokens.ts'
import { tokens } from './token-list.ts'

const styles = readdirSync('ui/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.styles.ts') && !file.startsWith('theme/'))
  .map((file) => readFileSync(`ui/src/${file}`, 'utf8'))
  .join('\n')

test.each(['primary', 'secondary', 'accent'])(
  'the colour %s, which a product chooses, is drawn by a component',
  (name) => {
    expect(styles).toMatch(new RegExp(`--ui-color-${name}\\b`))
  },
)

const isToken = (node: DesignToken | DesignTokens): node is DesignToken => '$value' in node

const flat = (group: DesignTokens, path: readonly string[] = []): [string, DesignToken][] =>
  Object.entries(group).flatMap(([name, node]) =>
    isToken(node)
      ? [[[...path, name].join('-').replace('-value', ''), node] as [string, DesignToken]]
      : flat(node, [...path, name]),
  )

describe.each(['light', 'dark'] as const)('the tokens for design tools, %s', (scheme) => {
  const exported = new Map(flat(designTokens(scheme)))

  test('are those of the style sheet, each of them', () => {
    expect(tokens.map(({ name }) => name).filter((name) => !exported.has(name))).toEqual([])
  })

  test('say the same colours', () => {
    const colors = tokens.filter(({ name, light }) => name.startsWith('color-') && light.startsWith('#'))
    expect(colors.map(({ name }) => (exported.get(name)?.$value as { hex: string } | undefined)?.hex)).toEqual(
      colors.map((token) => token[scheme]),
    )
  })

  test('have no length, time or number that is none', () => {
    expect(JSON.stringify([...exported.values()])).not.toMatch(/null|NaN/)
  })

  test('refer to tokens that are there', () => {
    const references = [...JSON.stringify([...exported.values()]).matchAll(/\{([a-z]+)\.([\w-]+)\}/g)].map(
      ([, group, name]) => `${group}-${name}`,
    )
    expect(references.filter((name) => !exported.has(name))).toEqual([])
    expect(references.length).toBeGreaterThan(0)
  })
})

test('lengths are in px, and a shadow is its layers', () => {
  const { space, font, shadow } = designTokens('light') as Record<string, Record<string, DesignToken>>
  expect(space?.['4']?.$value).toEqual({ value: 16, unit: 'px' })
  expect(font?.['14']?.$value).toEqual({ value: 14, unit: 'px' })
  expect(shadow?.['2']?.$value).toMatchObject([
    { blur: { value: 2, unit: 'px' } },
    { offsetY: { value: 4, unit: 'px' }, color: { alpha: 0.14 } },
  ])
})

const files = designTokenFiles() as Readonly<Record<string, DesignTokens>>

interface Source {
  $ref: string
}
interface Resolver {
  sets: Record<string, { sources: Source[] }>
  modifiers: Record<string, { contexts: Record<string, Source[]>; default: string }>
  resolutionOrder: Source[]
}
const resolver = files['ronde.resolver.json'] as unknown as Resolver

/** As a design tool does it: later files over earlier ones, then every reference followed to a value. */
function resolved(inputs: Readonly<Record<string, string>>): Map<string, unknown> {
  const sources = resolver.resolutionOrder.flatMap(({ $ref }) => {
    const [, kind = '', name = ''] = $ref.split('/')
    if (kind === 'sets') return resolver.sets[name]?.sources ?? []
    const modifier = resolver.modifiers[name]
    return modifier?.contexts[inputs[name] ?? modifier.default] ?? []
  })
  const all = new Map<string, unknown>()
  const visit = (group: DesignTokens, path: readonly string[] = []) => {
    for (const [name, node] of Object.entries(group)) {
      if (isToken(node)) all.set([...path, name].join('.'), node.$value)
      else visit(node, [...path, name])
    }
  }
  for (const { $ref } of sources) visit(files[$ref] ?? { [$ref]: { missing: { $type: '', $value: null } } })
  const valueOf = (value: unknown): unknown => {
    const [, path] = (typeof value === 'string' && /^\{(.+)\}$/.exec(value)) || []
    return path === undefined ? value : valueOf(all.get(path))
  }
  return new Map([...all].map(([name, value]) => [name, valueOf(value)]))
}

describe.each(['light', 'dark'] as const)('the tiers, put together for %s', (theme) => {
  test.each(['standard', 'more'] as const)('are the colours of the style sheet in %s contrast', (contrast) => {
    const tokensOf = resolved({ theme, contrast })
    const colors = Object.entries(colorTokens(theme, undefined, contrast))
    expect(colors.map(([name]) => (tokensOf.get(`color.${name}`) as { hex?: string } | undefined)?.hex)).toEqual(
      colors.map(([, css]) => css),
    )
  })

  test('lead to a value from every reference', () => {
    expect([...resolved({ theme })].filter(([, value]) => value === undefined || value === null)).toEqual([])
  })
})

test('density is chosen by itself', () => {
  const { 'row-height': rem } = densityTokens.compact
  expect(resolved({ density: 'compact' }).get('row.height')).toEqual({ value: Number.parseFloat(rem) * 16, unit: 'px' })
})

test('a tier refers to the one before it: components to what colours are for, those to the palette', () => {
  const references = (file: string) =>
    flat(files[file] ?? {}).flatMap(([, { $value }]) => (typeof $value === 'string' ? [$value] : []))
  expect(references('component.tokens.json').every((one) => one.startsWith('{color.'))).toBe(true)
  expect(references('contrast-more.tokens.json').every((one) => one.startsWith('{more.'))).toBe(true)
  const ofPalette = references('theme-light.tokens.json').filter((one) => one.startsWith('{palette.'))
  expect(ofPalette.length).toBeGreaterThan(55)
  expect(references('primitive.tokens.json')).toEqual([])
})

test('every colour says what it is for', () => {
  const { color = {} } = designTokens('light') as { color?: DesignTokens }
  expect(Object.entries(color).filter(([, token]) => !(token as DesignToken).$description)).toEqual([])
})
