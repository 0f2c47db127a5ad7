import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { $config, defaultConfig } from '../config/config.ts'
import { held } from '../kit/testing/test-scope.ts'
import { consoleInDom } from './testing/console-in-dom.tsx'

/** Values of a custom property in the page's style sheets, by selector. */
const declared = (property: string) =>
  Object.fromEntries(
    document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSStyleRule)
      .map((rule) => [/dark/.test(rule.selectorText) ? 'dark' : 'light', rule.style.getPropertyValue(property).trim()])
      .filter(([, value]) => value),
  ) as { light?: string; dark?: string }

test('the colours of the configuration are those of the page, of each theme its own [9.theme-colours]', async () => {
  const theme = {
    ...defaultConfig.theme,
    light: { primary: '#5b2a86', secondary: '#1b4d3e', accent: '#7a1f3d' },
    dark: { primary: '#b39ddb' },
  }
  consoleInDom({ at: '/about', values: [held($config, { ...defaultConfig, theme })] })
  await screen.findByRole('heading', { level: 1, name: 'À propos' })
  expect(['primary', 'secondary', 'accent'].map((name) => declared(`--ui-color-${name}`).light)).toEqual([
    '#5b2a86',
    '#1b4d3e',
    '#7a1f3d',
  ])
  expect(declared('--ui-color-primary').dark).toBe('#b39ddb')
  expect(document.documentElement.dataset.theme).toBe('light')
})
