import { colorTokens, densityTokens, scaleTokens, shadowTokens } from './tokens.ts'

/** One custom property and its value in each scheme (in the default density). */
export interface Token {
  /** Without the leading `--ui-`, such as `color-primary` or `space-4`. */
  name: string
  /** Ready to use: `var(--ui-color-primary)`. */
  css: string
  /** Its value in the light scheme. */
  light: string
  /** Its value in the dark scheme. */
  dark: string
}

const light: Record<string, string> = colorTokens('light')
const dark: Record<string, string> = colorTokens('dark')

const token = (name: string, inLight: string, inDark = inLight): Token => ({
  name,
  css: `var(--ui-${name})`,
  light: inLight,
  dark: inDark,
})

/** Every design token. */
export const tokens: readonly Token[] = [
  ...Object.keys(light).map((name) => token(`color-${name}`, light[name] ?? '', dark[name])),
  ...Object.entries(shadowTokens.light).map(([name, value]) =>
    token(name, value, shadowTokens.dark[name as keyof typeof shadowTokens.dark]),
  ),
  ...Object.entries({ ...scaleTokens, ...densityTokens.default }).map(([name, value]) => token(name, value)),
]
