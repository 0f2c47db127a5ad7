import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { designTokenFiles } from '../src/theme/design-tokens.ts'
import { tokensCss } from '../src/theme/theme-css.ts'
import { library } from './entries.ts'

/** Writes the tokens for design tools, and the same ones as a style sheet for pages without the library's components. */
export function writeDesignTokens(): void {
  const folder = join(library, 'dist/design-tokens')
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(designTokenFiles()))
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`)
  writeFileSync(join(folder, 'tokens.css'), `${tokensCss}\n`)
}
