import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Contrast } from '../../ui/src/theme/neutral-colors.ts'
import { colorTokens, scaleTokens, type Scheme, shadowTokens } from '../../ui/src/theme/tokens.ts'
import { root } from '../run.ts'

const declare = (tokens: Readonly<Record<string, string>>, prefix = '--ui-'): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${prefix}${name}:${value};`)
    .join('')

const colors = (scheme: Scheme, contrast: Contrast = 'standard') =>
  `:root{${declare(colorTokens(scheme, undefined, contrast), '--ui-color-')}${declare(shadowTokens[scheme])}}`

/** The console's tokens for the system's colour scheme and contrast; the light ones in print. */
const tokens = [
  `:root{${declare(scaleTokens)}}`,
  colors('light'),
  `@media (prefers-contrast:more){${colors('light', 'more')}}`,
  `@media screen and (prefers-color-scheme:dark){${colors('dark')}}`,
  `@media screen and (prefers-color-scheme:dark) and (prefers-contrast:more){${colors('dark', 'more')}}`,
].join('\n')

const fonts = join(root, 'app/src/fonts')

/** The console's fonts, embedded in the style sheet: a page from a disk may not load font files. */
function letters(): string {
  const file = readFileSync(join(fonts, 'inter-console.woff2')).toString('base64')
  return readFileSync(join(fonts, 'fonts.css'), 'utf8')
    .replace(/^@import [^\n]+\n/m, '')
    .replace('./inter-console.woff2', `data:font/woff2;base64,${file}`)
}

/** The one style sheet of the site. */
export const siteStyles = (): string =>
  [letters(), tokens, readFileSync(join(import.meta.dirname, 'site.css'), 'utf8')].join('\n')
