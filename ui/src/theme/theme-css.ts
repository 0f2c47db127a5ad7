import { brandTokens, colorTokens, densityTokens, scaleTokens, shadowTokens } from './tokens.ts'
import type { Contrast } from './neutral-colors.ts'
import type { BrandColors } from './tokens.ts'
import { isHexColor } from './contrast.ts'

const declare = (tokens: Readonly<Record<string, string>>, prefix = '--ui-'): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${prefix}${name}:${value};`)
    .join('')

const colors = '--ui-color-'

/** For those whose system asks for more contrast. */
const moreContrast = '@media (prefers-contrast: more)'

/** The custom properties of both schemes and every density, as one style sheet. The attributes scope any element, the root included. */
export const tokensCss = [
  `:root,[data-theme='light']{color-scheme:light;${declare(colorTokens('light'), colors)}${declare(shadowTokens.light)}}`,
  `[data-theme='dark']{color-scheme:dark;${declare(colorTokens('dark'), colors)}${declare(shadowTokens.dark)}}`,
  `${moreContrast}{:root,[data-theme='light']{${declare(colorTokens('light', undefined, 'more'), colors)}}[data-theme='dark']{${declare(colorTokens('dark', undefined, 'more'), colors)}}}`,
  `:root{${declare(scaleTokens)}}`,
  `:root,[data-density='default']{${declare(densityTokens.default)}}`,
  `[data-density='compact']{${declare(densityTokens.compact)}}`,
  `[data-density='comfortable']{${declare(densityTokens.comfortable)}}`,
].join('\n')

const onlyHex = (brand: BrandColors | undefined): BrandColors =>
  Object.fromEntries(Object.entries(brand ?? {}).filter(([, color]) => isHexColor(color)))

/** The sheet that puts a brand over the defaults; dark follows light where it says nothing itself. `scope`: selector of the one element it holds for. */
export function brandCss(brand: { light?: BrandColors; dark?: BrandColors }, scope?: string): string {
  const light = onlyHex(brand.light)
  const dark = { ...light, ...onlyHex(brand.dark) }
  const inLight = scope ?? `:root,[data-theme='light']`
  const inDark = `${scope ?? ''}[data-theme='dark']`
  const rules = (contrast: Contrast) => [
    `${inLight}{${declare(brandTokens('light', light, contrast), colors)}}`,
    `${inDark}{${declare(brandTokens('dark', dark, contrast), colors)}}`,
  ]
  return [...rules('standard'), `${moreContrast}{${rules('more').join('')}}`].join('\n')
}
