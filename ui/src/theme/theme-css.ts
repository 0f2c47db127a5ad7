import { brandTokens, colorTokens, densityTokens, scaleTokens, shadowTokens } from './tokens.ts'
import type { BrandColors } from './tokens.ts'
import { isHexColor } from './contrast.ts'

const declare = (tokens: Readonly<Record<string, string>>, prefix = '--ui-'): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${prefix}${name}:${value};`)
    .join('')

const colors = '--ui-color-'

/** The custom properties of both schemes and every density, as one style sheet. The attributes scope any element, the root included. */
export const tokensCss = [
  `:root,[data-theme='light']{color-scheme:light;${declare(colorTokens('light'), colors)}${declare(shadowTokens.light)}}`,
  `[data-theme='dark']{color-scheme:dark;${declare(colorTokens('dark'), colors)}${declare(shadowTokens.dark)}}`,
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
  return [
    `${scope ?? `:root,[data-theme='light']`}{${declare(brandTokens('light', light), colors)}}`,
    `${scope ?? ''}[data-theme='dark']{${declare(brandTokens('dark', dark), colors)}}`,
  ].join('\n')
}
