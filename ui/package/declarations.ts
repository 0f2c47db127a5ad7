/** Type declarations of the package: TypeScript's own, since bundling them takes minutes and gigabytes. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { entries, fileOf, library } from './entries.ts'

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')), 'bin/tsc')

// Declarations keep the extensions of the sources, which the package does not have.
const relativeImport = /((?:from|import\() ?['"])(\.{1,2}\/[^'"]+?)\.tsx?(['"])/g

/** Writes the declarations that the entries reach into `dist`, once for modules and once for CommonJS. Throws when the sources have type errors. */
export function writeDeclarations(): void {
  const made = mkdtempSync(join(tmpdir(), 'ronde-declarations-'))
  try {
    execFileSync(process.execPath, [compiler, '-p', join(library, 'tsconfig.declarations.json'), '--outDir', made], {
      stdio: 'inherit',
    })
    const reached = new Set(entries.map(fileOf))
    for (const path of reached) {
      const text = readFileSync(join(made, `${path}.d.ts`), 'utf8')
      for (const [, , target = ''] of text.matchAll(relativeImport)) reached.add(join(dirname(path), target))
      const file = join(library, 'dist', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.d.ts`, text.replaceAll(relativeImport, '$1$2.js$3'))
      writeFileSync(`${file}.d.cts`, text.replaceAll(relativeImport, '$1$2.cjs$3'))
    }
  } finally {
    rmSync(made, { recursive: true })
  }
}
