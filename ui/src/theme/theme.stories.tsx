import type { CSSProperties } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { tokens, UiProvider } from './index.ts'
import { colorPairs } from './pairs.ts'
import { Length, Lines, Sample, Samples, Swatch, Swatches, TypeSample } from './theme-story.styles.ts'

const meta = preview.meta({
  title: 'Foundations/Theme',
  parameters: {
    docs: {
      description: {
        component:
          'Colours, type and space are tokens: CSS custom properties on the root element, by scheme and density.',
      },
    },
  },
})

const vary = (values: Record<string, string>) => values as CSSProperties

export const Colours = meta.story({
  render: () => (
    <Swatches>
      {tokens
        .filter(({ name }) => name.startsWith('color-'))
        .map(({ name, css, light, dark }) => (
          <Swatch key={name} style={vary({ '--swatch': css })}>
            <div>
              <strong>{name}</strong>
              <br />
              {light} · {dark}
            </div>
          </Swatch>
        ))}
    </Swatches>
  ),
})

/** The pairs of text and ground the components use; the check of contrast reads them in both schemes. */
export const Pairs = meta.story({
  render: () => (
    <Samples>
      {colorPairs
        .filter(({ ratio }) => ratio === 4.5)
        .map(({ front, ground }) => (
          <Sample
            key={`${front} ${ground}`}
            style={vary({
              '--sample-front': `var(--ui-color-${front})`,
              '--sample-ground': `var(--ui-color-${ground})`,
            })}
          >
            {front} / {ground}
          </Sample>
        ))}
    </Samples>
  ),
})

export const Type = meta.story({
  render: () => (
    <Lines>
      {tokens
        .filter(({ name }) => /^font-\d/.test(name))
        .flatMap(({ name, css }) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name} sample`}>
            <TypeSample style={vary({ '--type-size': css })}>Vérification périodique n° 1 204 567</TypeSample>
          </dd>,
        ])}
    </Lines>
  ),
})

export const Space = meta.story({
  render: () => (
    <Lines>
      {tokens
        .filter(({ name }) => /^(space|row|control)-/.test(name))
        .flatMap(({ name, css, light }) => [
          <dt key={name}>
            {name} ({light})
          </dt>,
          <dd key={`${name} sample`}>
            <Length style={vary({ '--length': css })} />
          </dd>,
        ])}
    </Lines>
  ),
})

const value = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--ui-${name}`).trim()

export const Compact = meta.story({
  globals: { density: 'compact' },
  render: () => <Button>Actualiser</Button>,
  play: async () => {
    await expect(value('row-height')).toBe('2rem')
  },
})

export const Comfortable = meta.story({
  globals: { density: 'comfortable' },
  render: () => <Button>Actualiser</Button>,
  play: async () => {
    await expect(value('row-height')).toBe('2.75rem')
  },
})

export const Dark = meta.story({
  globals: { theme: 'dark' },
  render: () => <Button tone="primary">Enregistrer</Button>,
  play: async () => {
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await expect(value('color-bg')).toBe(tokens.find(({ name }) => name === 'color-bg')?.dark)
  },
})

/** A light brand still gets readable buttons and links; a text that is no hex colour is ignored. */
export const OwnBrand = meta.story({
  globals: { theme: 'light' },
  render: () => (
    <UiProvider locale="fr" colors={{ light: { primary: '#ffd400', accent: 'url(x)' } }}>
      <Button tone="primary">Enregistrer</Button> <Button tone="quiet">Annuler</Button>
    </UiProvider>
  ),
  play: async () => {
    await expect(value('color-app-bar')).toBe('#ffd400')
    await expect(value('color-accent')).toBe('#c2410c')
  },
})

/** A provider may theme an element instead of the page, beside the page's own theme and density. */
export const SideBySide = meta.story({
  globals: { density: 'compact' },
  render: () => (
    <Samples>
      <UiProvider locale="fr" scheme="light" scope="element">
        <Button tone="primary">Enregistrer</Button>
      </UiProvider>
      <UiProvider
        locale="fr"
        scheme="dark"
        density="comfortable"
        scope="element"
        colors={{ light: { primary: '#ffd400' } }}
      >
        <Button tone="primary">Enregistrer</Button>
      </UiProvider>
    </Samples>
  ),
  play: async ({ canvas }) => {
    const [light, dark] = canvas.getAllByRole('button').map((button) => getComputedStyle(button))
    const of = (style: CSSStyleDeclaration | undefined, name: string) => style?.getPropertyValue(`--ui-${name}`).trim()
    const token = tokens.find(({ name }) => name === 'color-bg')
    await expect([of(light, 'color-bg'), of(dark, 'color-bg')]).toEqual([token?.light, token?.dark])
    await expect([of(light, 'row-height'), of(dark, 'row-height')]).toEqual(['2.25rem', '2.75rem'])
    await expect(of(dark, 'color-app-bar')).toBe('#ffd400')
    await expect(value('color-app-bar')).not.toBe('#ffd400')
    await expect(value('row-height')).toBe('2rem')
  },
})
