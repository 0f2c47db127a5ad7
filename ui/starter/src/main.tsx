import { createRoot } from 'react-dom/client'
import { App } from './app'

const root = document.getElementById('root')
// The nonce that the server gave to this page; a browser tells it to scripts by this property only.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
if (root) createRoot(root).render(<App nonce={nonce} />)
