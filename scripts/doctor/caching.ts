import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Check, Site } from './site.ts'

const cacheOf = async (site: Site, path: string) => (await site.file(path)).headers['cache-control'] ?? ''

const said = (value: string): string => (value === '' ? 'it says nothing of caching' : `it says ${value}`)

/** What browsers and caches keep, and how small it comes. */
export const cachingChecks: readonly Check[] = [
  {
    name: 'cache-page',
    should: 'the page is not cached',
    todo: 'Cache-Control: no-store for index.html and for the addresses of screens.',
    look: async (site) => {
      for (const path of ['', 'Aff/Aff/AffaireList']) {
        const value = await cacheOf(site, path)
        if (!/no-store|no-cache/.test(value)) return said(value)
      }
      return null
    },
  },
  {
    name: 'cache-config',
    should: 'config.json is asked for anew',
    todo: 'Cache-Control: no-cache for config.json.',
    look: async (site) => {
      const value = await cacheOf(site, 'config.json')
      return /no-store|no-cache/.test(value) ? null : said(value)
    },
  },
  {
    name: 'cache-files',
    should: 'files that bear their content’s hash are kept for ever',
    todo: 'Cache-Control: public, max-age=31536000, immutable below /assets/.',
    look: async (site) => {
      const value = (await site.ask(await site.script())).headers['cache-control'] ?? ''
      return value.includes('immutable') && /max-age=\d{7,}/.test(value) ? null : said(value)
    },
  },
  {
    name: 'cache-missing',
    should: 'that a file is missing is not cached',
    todo: 'Send the caching of /assets/ with 200 alone, without `always`.',
    look: async (site) => {
      const value = await cacheOf(site, 'assets/none-00000000.js')
      return /immutable|max-age=[1-9]/.test(value) ? said(value) : null
    },
  },
  {
    name: 'compression',
    should: 'scripts come compressed, and are whole',
    todo: 'gzip_static on and gzip on in nginx; encode gzip and precompressed in Caddy.',
    look: async (site) => {
      const script = await site.script()
      const plain = await site.ask(script)
      const packed = await site.ask(script, { headers: { 'accept-encoding': 'br, gzip' } })
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[packed.headers['content-encoding'] ?? '']
      if (!unpack) return `${plain.body.length} bytes come as they are`
      return unpack(packed.body).equals(plain.body) ? null : 'unpacked it is another file'
    },
  },
  {
    name: 'compression-vary',
    should: 'caches tell the compressed answer from the plain one',
    todo: 'Vary: Accept-Encoding: gzip_vary on in nginx.',
    look: async (site) => {
      const { headers } = await site.ask(await site.script(), { headers: { 'accept-encoding': 'br, gzip' } })
      if (headers['content-encoding'] === undefined) return null
      return /accept-encoding/i.test(headers.vary ?? '') ? null : `vary is ${headers.vary ?? 'missing'}`
    },
  },
]
