/** Builds the site of the documents. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { root } from '../run.ts'
import { layOut } from './layout.ts'
import { pictureAddress, type Project } from './links.ts'
import { flatten, indexSource, readersOf } from './navigation.ts'
import { isInProject, otherLanguage, type Page, readPages } from './pages.ts'
import { renderPage } from './render-page.ts'
import { searchFile } from './search-index.ts'
import { siteStyles } from './styles.ts'
import { readerName } from './texts.ts'

/** Width and height stand at a fixed place in every PNG. */
function pngSize(path: string): { width: number; height: number } | undefined {
  if (!path.endsWith('.png')) return undefined
  const file = readFileSync(join(root, path))
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

async function buildScript(folder: string): Promise<void> {
  await build({
    root: join(root, 'scripts/site/client'),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      // A classic script: for pages from a disk, browsers load no modules.
      lib: { entry: 'main.ts', formats: ['iife'], name: 'site', fileName: () => 'site.js' },
    },
  })
}

/** Writes the site into a folder; returns its pages. Throws for a broken link, or a page without links to it. */
export async function buildSite(folder: string): Promise<Page[]> {
  const pages = readPages(root)
  const project: Project = {
    pages: new Map(pages.map((page) => [page.source, page])),
    has: (path) => isInProject(root, path),
  }
  const readers = { en: readersOf(project, 'en'), fr: readersOf(project, 'fr') }
  const readerOf = (page: Page) =>
    readers[page.language].find(({ entries }) => flatten(entries).some((entry) => entry.page === page))
  const wrong = pages
    .filter((page) => page.source !== indexSource && !readerOf(page))
    .map(({ source }) => `no reader is led to ${source}`)
  const homes = { en: project.pages.get(indexSource), fr: readers.fr[0]?.entries[0]?.page }

  const write = (address: string, text: string) => {
    mkdirSync(dirname(join(folder, address)), { recursive: true })
    writeFileSync(join(folder, address), text)
  }
  const pictures = new Set<string>()
  for (const page of pages) {
    const { html, pictures: shown, broken, hasDiagram } = renderPage(page, project, pngSize)
    wrong.push(...broken)
    for (const picture of shown) pictures.add(picture)
    const other = project.pages.get(otherLanguage(page.source))
    const home = homes[page.language] ?? page
    write(page.address, layOut({ page, html, readers: readers[page.language], other, home, hasDiagram }))
  }
  if (wrong.length > 0) throw new Error(['The site cannot be built:', ...new Set(wrong)].join('\n'))

  for (const picture of pictures) {
    mkdirSync(dirname(join(folder, pictureAddress(picture))), { recursive: true })
    copyFileSync(join(root, picture), join(folder, pictureAddress(picture)))
  }
  const search = searchFile(pages, (page) => readerName(readerOf(page)?.title ?? '', page.language))
  write('assets/search.js', `globalThis.siteSearch=${JSON.stringify(search)}`)
  write('assets/site.css', siteStyles())
  copyFileSync(join(root, 'app/public/favicon.svg'), join(folder, 'assets/favicon.svg'))
  copyFileSync(join(root, 'node_modules/@mermaid-js/tiny/dist/mermaid.tiny.js'), join(folder, 'assets/mermaid.js'))
  await buildScript(join(folder, 'assets'))
  return pages
}
