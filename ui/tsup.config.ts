import { defineConfig } from 'tsup'
import { writeApiReference } from './package/api-reference.ts'
import { leadWithClientDirective } from './package/client-directive.ts'
import { writeDeclarations } from './package/declarations.ts'
import { writeDesignTokens } from './package/design-tokens.ts'
import { entries, fileOf } from './package/entries.ts'
import { leanStyles } from './package/lean-styles.ts'

export default defineConfig({
  entry: Object.fromEntries(entries.map((entry) => [fileOf(entry), `src/${fileOf(entry)}.ts`])),
  format: ['esm', 'cjs'],
  target: 'es2022',
  // In CommonJS too, or each entry would have a context of its own.
  splitting: true,
  // A package that the manifest does not name must fail, not be copied in.
  skipNodeModulesBundle: true,
  esbuildPlugins: [leanStyles],
  banner: { js: '"use client";' },
  sourcemap: true,
  clean: true,
  silent: true,
  onSuccess: async () =>
    [leadWithClientDirective, writeDeclarations, writeDesignTokens, writeApiReference].forEach((finish) => finish()),
})
