import type { Check, Site } from './site.ts'

/** What reads PDF documents: a script that the page does not name, of a type that few servers know. */
const worker = 'pdf/pdf.worker.min.mjs'

/** Paths that a server hands out when it serves more than the built console. */
const hidden = ['.env', '.git/HEAD', '.git/config', '.htpasswd', '.built', '.vite/manifest.json']
const data = [
  'ronde.sqlite',
  '.data/ronde.sqlite',
  'signing-key',
  '.data/signing-key',
  'package.json',
  'backup.sqlite',
  'dump.sql',
]

/** The first of these paths that answers with something else than a page of the console, an error or another address. */
async function served(site: Site, paths: readonly string[]): Promise<string | null> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const { status, text } = await site.file(path)
      return status === 200 && !text.includes('id="root"') ? path : null
    }),
  )
  const first = found.find((path) => path !== null)
  return first === undefined ? null : `${new URL(first, site.address).href} is served`
}

/** How the files of the console are served. */
export const fileChecks: readonly Check[] = [
  {
    name: 'page',
    should: 'the address answers with the console’s page',
    todo: 'Serve the folder app/dist of the build.',
    look: async (site) => {
      const { status, headers, text } = await site.page()
      if (status !== 200) return `it answers ${status}`
      if (!String(headers['content-type']).startsWith('text/html')) return `it is ${headers['content-type']}`
      return text.includes('id="root"') ? null : 'it is another page'
    },
  },
  {
    name: 'sub-path',
    should: 'the files that the page names are below its own address, and are there',
    todo: 'Build it for where it stands: npm run build for the root of a host, npm run build -- --base /ronde/ below that path (docs/operators/https.md).',
    look: async (site) => {
      for (const address of [await site.script(), ...(await site.assets())]) {
        if (!address.startsWith(site.address)) return `${address} is not below ${site.address}`
        const { status } = await site.ask(address)
        if (status !== 200) return `${address} answers ${status}`
      }
      return null
    },
  },
  {
    name: 'screens',
    should: 'the address of a screen answers with the page, so that links and reloading work',
    todo: 'Answer index.html for every address that is no file: try_files $uri /index.html in nginx.',
    look: async (site) => {
      const [page, screen] = await Promise.all([site.page(), site.file('Aff/Aff/AffaireList')])
      return screen.status === 200 && screen.text === page.text ? null : `it answers ${screen.status}, not the page`
    },
  },
  {
    name: 'missing-files',
    should:
      'a file that is not there is a 404: after a new version browsers then say so instead of running a page as a script',
    todo: 'Do not answer index.html below /assets/.',
    look: async (site) => {
      const { status } = await site.file('assets/none-00000000.js')
      return status === 404 ? null : `it answers ${status}`
    },
  },
  {
    name: 'types',
    should: 'scripts and styles have their types, without which browsers refuse them',
    todo: 'include mime.types in nginx, and text/javascript for .mjs, which is missing there.',
    look: async (site) => {
      for (const address of [...(await site.assets()), new URL(worker, site.address).href]) {
        const { headers } = await site.ask(address)
        const right = /\.m?js$/.test(address) ? /^(text|application)\/javascript/ : /^text\/css/
        if (!right.test(String(headers['content-type']))) return `${address} is ${headers['content-type']}`
      }
      return null
    },
  },
  {
    name: 'source-maps',
    should: 'source maps are not served',
    todo: 'Answer 404 for *.map.',
    look: async (site) => {
      const { status } = await site.ask(`${await site.script()}.map`)
      return status === 404 || status === 403 ? null : `it answers ${status}`
    },
  },
  {
    name: 'hidden-files',
    should: 'files whose names begin with a dot are not served',
    todo: 'Answer 404 below /., and serve nothing but app/dist.',
    look: (site) => served(site, hidden),
  },
  {
    name: 'data-files',
    should: 'neither data nor keys nor the project itself is served',
    todo: 'Keep the data folder outside of what is served, and serve nothing but app/dist.',
    look: (site) => served(site, data),
  },
  {
    name: 'listings',
    should: 'folders are not listed',
    todo: 'autoindex off in nginx; no browse in Caddy.',
    look: async (site) => {
      const { status, text } = await site.file('assets/')
      return status === 200 && /index of|href="[^"]*-[\w-]{8}\.(js|css)/i.test(text) && !text.includes('id="root"')
        ? `${site.address}assets/ is listed`
        : null
    },
  },
]
