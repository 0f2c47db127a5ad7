import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { librariesPlugin } from './build/libraries.ts'
import { libraryTextsPlugin } from './build/library-texts.ts'
import { sharesPlugin } from './build/library-sizes.ts'
import { leanRouterPlugin } from './build/lean-router.ts'
import { messagesPlugin } from './build/messages.ts'
import { pdfFilesPlugin } from './build/pdf-files.ts'
import { reach } from './build/reach.ts'

const api = `http://localhost:${process.env.API_PORT ?? 5081}`

/** What each page needs beside those before it. */
const pages = reach({
  start: /app\/src\/main\.tsx$/,
  inside: /app\/src\/shell\/inside\.tsx$/,
  list: /app\/src\/(?:views\/Aff\/Aff\/AffaireList\/index|kit\/saved-views\/view-calls)\.ts$/,
  editor: /app\/src\/kit\/editor\/editor-host\.tsx$/,
})

export default defineConfig({
  plugins: [
    react(),
    librariesPlugin(['.', '../ui'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)))),
    pdfFilesPlugin(),
    leanRouterPlugin(),
    messagesPlugin(),
    libraryTextsPlugin(),
    pages.plugin,
    sharesPlugin(),
  ],
  resolve: { conditions: ['ronde-source', 'module', 'browser', 'development|production'] },
  // With a directory, the provider's configuration says where that is.
  server: { proxy: { '/api': api, ...(process.env.RONDE_DIRECTORY ? { '/config.json': api } : {}) } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    // Browsers that understand the target preload by themselves; the stand-in would be all that the two pages share.
    modulePreload: { polyfill: false },
    // Libraries in chunks of their own: they change less often than the console, so browsers keep them.
    rolldownOptions: {
      // The page of the console, and the one that the directory's windows come back to.
      input: ['index', 'redirect'].map((page) => fileURLToPath(new URL(`${page}.html`, import.meta.url))),
      output: {
        codeSplitting: {
          groups: [
            // One file for the libraries that every page starts with, and one for our own part: the one changes less often.
            { name: 'libraries', test: (id) => pages.has('start', id) && id.includes('/node_modules/') },
            { name: 'start', test: (id) => pages.has('start', id) },
            { name: 'inside', test: (id) => pages.has('inside', id) },
            { name: 'list', test: (id) => pages.has('list', id) && !id.includes('/src/views/') },
            // What other screens need of it is not to bring all of it.
            { name: 'editor', test: (id) => pages.has('editor', id) && !/\/(?:contracts|kit\/lock)\//.test(id) },
            { name: 'screens', minShareCount: 8 },
          ],
        },
      },
    },
  },
})
