import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { designTokens } from './design-tokens.ts'
import type { DesignToken, DesignTokens } from './design-tokens.ts'
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
