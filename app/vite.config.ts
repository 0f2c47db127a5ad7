import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = `http://localhost:${process.env.API_PORT ?? 5081}`

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['ronde-source', 'module', 'browser', 'development|production'] },
  server: { proxy: { '/api': api } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Libraries in chunks of their own: they change less often than the console, so browsers keep them.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
            { name: 'aria', test: /node_modules\/(react-aria|react-stately|@react-|@internationalized|@floating-ui)/ },
          ],
        },
      },
    },
  },
})
