import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { brandCss } from './theme-css.ts'
import { colorTokens } from './tokens.ts'

/** The custom properties of a rule, by the selector it is of. */
const rules = (css: string) =>
  Object.fromEntries(
    css.split('\n').map((line) => {
      const [selector = '', body = ''] = line.replace('}', '').split('{')
      return [
        selector,
        new Map(
          body
            .split(';')
            .filter(Boolean)
            .map((one) => one.split(':') as [string, string]),
        ),
      ]
    }),
  )
const light = `:root,[data-theme='light']`
const dark = `[data-theme='dark']`

test.each(['primary', 'secondary', 'accent'] as const)(
  '%s colours what is named after it, and only that, in both themes [9.theme-colours]',
  (name) => {
    const [plain, own] = [rules(brandCss({})), rules(brandCss({ light: { [name]: '#5b2a86' } }))]
    for (const selector of [light, dark]) {
      const changed = [...(own[selector] ?? [])]
        .filter(([property, value]) => plain[selector]?.get(property) !== value)
        .map(([property]) => property)
      expect(changed).toContain(`--ui-color-${name}`)
      expect(
        changed.filter(
          (property) =>
            !property.includes(name) && !(name === 'primary' && /app-bar|focus|selected|link/.test(property)),
        ),
      ).toEqual([])
    }
    // Dark enough as it is for texts on a light page.
    expect(own[light]?.get(`--ui-color-${name}`)).toBe('#5b2a86')
  },
)

test('the dark theme has colours of its own where they are given, the light one’s where not [9.theme-colours]', () => {
  const { [dark]: own } = rules(
    brandCss({ light: { primary: '#5b2a86', accent: '#ffcc00' }, dark: { primary: '#b39ddb' } }),
  )
  expect([own?.get('--ui-color-primary'), own?.get('--ui-color-accent')]).toEqual(['#b39ddb', '#ffcc00'])
})

test('who asks the system for more contrast gets the product’s colours in it, in both themes', () => {
  const [, inMore = ''] = brandCss({ light: { primary: '#777777' } }).split('@media (prefers-contrast: more)')
  const [inLight = '', inDark = ''] = inMore.split('}')
  for (const [rule, scheme] of [
    [inLight, 'light'],
    [inDark, 'dark'],
  ] as const) {
    const [, text = ''] = /--ui-color-primary-text:(#[\da-f]{6})/.exec(rule) ?? []
    expect(contrast(text, colorTokens(scheme, {}, 'more').surface)).toBeGreaterThanOrEqual(7)
  }
})
