import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { librariesPlugin } from './build/libraries.ts'
import { pdfFilesPlugin } from './build/pdf-files.ts'

const api = `http://localhost:${process.env.API_PORT ?? 5081}`

export default defineConfig({
  plugins: [
    react(),
    librariesPlugin(['.', '../ui'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)))),
    pdfFilesPlugin(),
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
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
            { name: 'effector', test: /node_modules\/(effector|effector-react)\// },
            { name: 'wire', test: /node_modules\/(axios|zod)\// },
            { name: 'texts', test: /node_modules\/@formatjs\// },
            { name: 'styles', test: /node_modules\/(styled-components|stylis|@emotion)\// },
            { name: 'icons', test: /node_modules\/lucide-react\// },
            { name: 'aria', test: /node_modules\/(react-aria|react-stately|@react-|@internationalized)/ },
            // One file for what every page starts with, and one for what most screens stand on: left alone, they come in sixty pieces of a kilobyte each.
            {
              name: 'start',
              tags: ['$initial'],
              test: (id) =>
                !/@azure|app\/src\/main\.tsx|\.html|session\/directory\/(redirect|directory-window)/.test(id),
            },
            { name: 'screens', minShareCount: 8 },
          ],
        },
      },
    },
  },
})
