/** React Router as browsers of users need it: its package gives bundlers the build for developers, and keeps what nobody asked for. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
const builds: Readonly<Record<string, string>> = {
  'react-router': join(folder, 'dist/production/index.mjs'),
  'react-router/dom': join(folder, 'dist/production/dom-export.mjs'),
}

/** A name for developers, given in a statement of its own: it alone would keep a component that nothing else names. */
const given = /^\w+\.displayName = "\w+";$/gm

/** Takes the library's build for production, without the names its components have in developers' tools. */
export const leanRouterPlugin = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  buildStart() {
    const missing = Object.values(builds).filter((file) => !existsSync(file))
    if (missing.length > 0) this.error(`react-router has no ${missing.join(', ')}`)
  },
  resolveId: (id) => builds[id] ?? null,
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) => ({ code: code.replaceAll(given, ''), map: null }),
  },
})
