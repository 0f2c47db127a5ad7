import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The server puts a nonce of its own into each page in place of this one.
  html: { cspNonce: '__nonce__' },
  // What is small would come inside of the style sheet as `data:`, which the policy does not let in.
  build: { assetsInlineLimit: 0 },
})
