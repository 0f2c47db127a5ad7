import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { library } from './entries.ts'

const tsup = join(dirname(createRequire(import.meta.url).resolve('tsup/package.json')), 'dist/cli-default.js')

/** Builds the library into `dist`. Throws when that fails, having told why. */
export const buildLibrary = (): void => void execFileSync(process.execPath, [tsup], { cwd: library, stdio: 'inherit' })
