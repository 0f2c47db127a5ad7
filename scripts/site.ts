/** `npm run site`: the documents as a site, in `dist/site`; `-- --into FOLDER` puts it elsewhere. It needs neither a server nor a network. */
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from './run.ts'
import { buildSite } from './site/build-site.ts'

const { values } = parseArgs({ options: { into: { type: 'string' } } })
const folder = values.into === undefined ? join(root, 'dist/site') : resolve(values.into)
// A folder given by the user may contain other files.
if (values.into === undefined) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const pages = await buildSite(folder)
console.log(`${pages.length} pages: ${pathToFileURL(join(folder, 'index.html')).href}`)
