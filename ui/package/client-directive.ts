import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { library } from './entries.ts'

const directive = '"use client";'

/** Puts the directive of the CommonJS scripts first, where it counts: tsup writes `exports` before the banner. Lines stay, for the source maps. */
export function leadWithClientDirective(): void {
  for (const path of globSync('dist/**/*.cjs', { cwd: library })) {
    const file = join(library, path)
    const text = readFileSync(file, 'utf8')
    if (!text.startsWith(directive)) writeFileSync(file, directive + text.replace(directive, ''))
  }
}
