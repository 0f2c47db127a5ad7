import type { Contrast } from './neutral-colors.ts'
import { palette } from './palette.ts'
import { colorNotes, componentColors, scaleNotes } from './token-notes.ts'
import { tokenOf, typographyOf } from './token-values.ts'
import type { DesignToken, DesignTokens } from './token-values.ts'
import { colorTokens, densityTokens, scaleTokens, shadowTokens, typeRoles } from './tokens.ts'
import type { ColorToken, Density, Scheme } from './tokens.ts'

const noted = (token: DesignToken, note: string | undefined): DesignToken =>
  note ? { ...token, $description: note } : token

/** `space-4` under `space`, so that tools show groups. */
function grouped(tokens: Readonly<Record<string, string>>): DesignTokens {
  const groups: Record<string, DesignTokens> = {}
  for (const [name, css] of Object.entries(tokens)) {
    const [group = name, ...rest] = name.split('-')
    const inGroup = (groups[group] ??= {})
    inGroup[rest.join('-') || 'value'] = noted(tokenOf(name, css), scaleNotes[name] ?? scaleNotes[group])
  }
  return groups
}

const types = (): DesignTokens =>
  Object.fromEntries(Object.entries(typeRoles).map(([name, role]) => [name, typographyOf(role)]))

/** Every token of a scheme, resolved: the values that the style sheet has, lengths in px. */
export function designTokens(
  scheme: Scheme,
  density: Density = 'default',
  contrast: Contrast = 'standard',
): DesignTokens {
  const colors = Object.entries(colorTokens(scheme, undefined, contrast))
  return {
    color: Object.fromEntries(
      colors.map(([name, css]) => [name, noted(tokenOf('color', css), colorNotes[name as ColorToken])]),
    ),
    ...grouped({ ...scaleTokens, ...shadowTokens[scheme], ...densityTokens[density] }),
    type: types(),
  }
}

const nameInPalette = new Map<string, string>(Object.entries(palette).map(([name, css]) => [css, name]))

/** `slate-50` is `{palette.slate.50}`. */
const pathInPalette = (name: string): string => `{palette.${name.replace('-', '.')}}`

/** A colour that stands in the palette by its name there; one that is computed from a brand by its value. */
function colorOrAlias(css: string): DesignToken {
  const name = nameInPalette.get(css)
  return name ? { $type: 'color', $value: pathInPalette(name) } : tokenOf('color', css)
}

/** First tier: what there is. */
function primitive(): DesignTokens {
  const hues: Record<string, DesignTokens> = {}
  for (const [name, css] of Object.entries(palette)) {
    const [hue = '', depth = ''] = name.split('-')
    ;(hues[hue] ??= {})[depth] = tokenOf('color', css)
  }
  return { palette: hues, ...grouped(scaleTokens) }
}

const themes = (scheme: Scheme): DesignTokens => {
  const of = (contrast: Contrast): DesignTokens =>
    Object.fromEntries(
      Object.entries(colorTokens(scheme, undefined, contrast)).map(([name, css]) => [name, colorOrAlias(css)]),
    )
  return { standard: of('standard'), more: of('more'), ...grouped(shadowTokens[scheme]) }
}

const aliases = (names: readonly string[], path: (name: string) => string): DesignTokens =>
  Object.fromEntries(
    names.map((name) => [name, noted({ $type: 'color', $value: path(name) }, colorNotes[name as ColorToken])]),
  )

const colorNames = Object.keys(colorTokens('light'))

/** Second tier: what it is for, in the contrast that is asked for. */
const semantic = (contrast: Contrast): DesignTokens => ({
  color: aliases(colorNames, (name) => `{${contrast}.${name}}`),
})

/** Third tier: what of a component it is. */
const components = (): DesignTokens => ({
  component: Object.fromEntries(
    Object.entries(componentColors).map(([name, note]) => [
      name,
      { $type: 'color', $value: `{color.${name}}`, $description: note },
    ]),
  ),
  type: types(),
})

const densities = ['compact', 'default', 'comfortable'] as const
const schemes = ['light', 'dark'] as const
const contrasts = ['standard', 'more'] as const

const fileName = (name: string): string => `${name}.tokens.json`
const source = (name: string) => [{ $ref: fileName(name) }]
const contexts = (modifier: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, source(`${modifier}-${name}`)]))

/** How the files of the tiers are put together: theme, contrast and density are chosen, each by itself. */
const resolver = {
  name: '@ronde/ui',
  version: '2025.10',
  sets: {
    primitive: {
      description: 'What there is: colours by hue and depth, lengths, letters, times.',
      sources: source('primitive'),
    },
    component: { description: 'What of a component it is.', sources: source('component') },
  },
  modifiers: {
    theme: { description: 'Light or dark.', contexts: contexts('theme', schemes), default: 'light' },
    contrast: {
      description: 'As people ask their system: texts reach 4.5:1, or 7:1.',
      contexts: contexts('contrast', contrasts),
      default: 'standard',
    },
    density: {
      description: 'How tall rows and controls are.',
      contexts: contexts('density', densities),
      default: 'default',
    },
  },
  resolutionOrder: [
    { $ref: '#/sets/primitive' },
    { $ref: '#/modifiers/theme' },
    { $ref: '#/modifiers/contrast' },
    { $ref: '#/modifiers/density' },
    { $ref: '#/sets/component' },
  ],
}

/** Every file for design tools, by name: the tiers with their resolver, and both schemes resolved for tools that know none. */
export const designTokenFiles = (): Readonly<Record<string, object>> => ({
  'ronde.resolver.json': resolver,
  [fileName('primitive')]: primitive(),
  ...Object.fromEntries(schemes.map((scheme) => [fileName(`theme-${scheme}`), themes(scheme)])),
  ...Object.fromEntries(contrasts.map((contrast) => [fileName(`contrast-${contrast}`), semantic(contrast)])),
  ...Object.fromEntries(densities.map((density) => [fileName(`density-${density}`), grouped(densityTokens[density])])),
  [fileName('component')]: components(),
  ...Object.fromEntries(schemes.map((scheme) => [fileName(scheme), designTokens(scheme)])),
})
