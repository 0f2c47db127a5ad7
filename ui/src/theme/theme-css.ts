import { brandTokens, colorTokens, densityTokens, scaleTokens, shadowTokens } from './tokens.ts'
import type { BrandColors } from './tokens.ts'
import { isHexColor } from './contrast.ts'

const declare = (tokens: Readonly<Record<string, string>>, prefix = '--ui-'): string =>
  Object.entries(tokens).map(([name, value]) => `${prefix}${name}:${value};`).join('')

const colors = '--ui-color-'

/** The custom properties of both schemes and every density, as one style sheet. */
export const tokensCss = [
  `:root{color-scheme:light;${declare(colorTokens('light'), colors)}${declare(shadowTokens.light)}${declare(scaleTokens)}${declare(densityTokens.default)}}`,
  `:root[data-theme='dark']{color-scheme:dark;${declare(colorTokens('dark'), colors)}${declare(shadowTokens.dark)}}`,
  `:root[data-density='compact']{${declare(densityTokens.compact)}}`,
  `:root[data-density='comfortable']{${declare(densityTokens.comfortable)}}`,
].join('\n')

const onlyHex = (brand: BrandColors | undefined): BrandColors =>
  Object.fromEntries(Object.entries(brand ?? {}).filter(([, color]) => isHexColor(color)))

/** The sheet that puts a brand over the defaults; dark follows light where it says nothing itself. */
export function brandCss(brand: { light?: BrandColors; dark?: BrandColors }): string {
  const light = onlyHex(brand.light)
  const dark = { ...light, ...onlyHex(brand.dark) }
  return [
    `:root{${declare(brandTokens('light', light), colors)}}`,
    `:root[data-theme='dark']{${declare(brandTokens('dark', dark), colors)}}`,
  ].join('\n')
}
