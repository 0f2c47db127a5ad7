import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', ...globSync('src/*/index.ts', { exclude: ['src/internal', 'src/messages'] })],
  format: ['esm', 'cjs'],
  target: 'es2022',
  splitting: true,
  clean: true,
  banner: { js: '"use client";' },
})
