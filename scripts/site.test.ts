import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSite } from './site/build-site.ts'
import { finder } from './site/client/find.ts'
import { targetOf } from './site/links.ts'
import { type Page, readPage } from './site/pages.ts'
import { renderPage } from './site/render-page.ts'
import { searchFile } from './site/search-index.ts'
import type { SearchFile } from './site/search-terms.ts'
import { root } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'ronde-site-'))
let built: Page[] = []
const written = new Map<string, string>()

beforeAll(async () => {
  built = await buildSite(folder)
  for (const file of globSync('**/*.html', { cwd: folder })) written.set(file, readFileSync(join(folder, file), 'utf8'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value.replaceAll('&amp;', '&'))
const has = (path: string) => existsSync(join(folder, path))

describe('the site of the documents', () => {
  test('has a page for every Markdown page of docs, and for those that lead there', () => {
    const sources = [
      ...globSync('docs/**/*.md', { cwd: root }),
      'README.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
      'contracts/README.md',
      'ui/README.md',
    ]
    expect(sources.length).toBeGreaterThan(150)
    expect(sources.filter((source) => !built.some((page) => page.source === source))).toEqual([])
    expect([...written.keys()].toSorted()).toEqual(built.map(({ address }) => address).toSorted())
  })

  test('leads nowhere that is not there: every link within it, every heading, every picture and file', () => {
    const ids = new Map([...written].map(([file, html]) => [file, new Set(attributes(html, 'id'))]))
    const lost = [...written].flatMap(([file, html]) =>
      [...attributes(html, 'href'), ...attributes(html, 'src')]
        .filter((way) => !/^[a-z]+:/.test(way))
        .filter((way) => {
          const [path = '', id] = way.split('#')
          const to = path === '' ? file : posix.join(posix.dirname(file), path)
          if (id === undefined) return !written.has(to) && !has(to)
          return !ids.get(to)?.has(decodeURIComponent(id))
        })
        .map((way) => `${file} → ${way}`),
    )
    expect(lost).toEqual([])
  })

  test('names no heading twice in a page', () => {
    const twice = [...written].filter(
      ([, html]) => new Set(attributes(html, 'id')).size < attributes(html, 'id').length,
    )
    expect(twice.map(([file]) => file)).toEqual([])
  })

  test('fetches nothing from elsewhere, and nothing by a way that a browser closes to pages of a disk', () => {
    for (const [file, html] of written) {
      expect([file, attributes(html, 'src').filter((way) => /^(?:[a-z]+:|\/)/.test(way))]).toEqual([file, []])
      const fetched = [...html.matchAll(/<link [^>]*href="([^"]*)"/g)].map(([, way = '']) => way)
      expect([file, fetched.filter((way) => /^(?:[a-z]+:|\/)/.test(way))]).toEqual([file, []])
      expect([file, /type="module"|<iframe|@import|style="[^"]*url\(/.test(html)]).toEqual([file, false])
    }
    const css = readFileSync(join(folder, 'assets/site.css'), 'utf8')
    expect(
      [...css.matchAll(/(?:url\(|@import\s+)['"]?([^)]{0,40})/g)].filter(([, way]) => !way?.startsWith('data:')),
    ).toEqual([])
    const script = readFileSync(join(folder, 'assets/site.js'), 'utf8')
    // Not methods with the same name.
    expect(/(?<![.\w])fetch\([^,)]*\)(?!\{)|XMLHttpRequest|\bimport\(|^export /m.exec(script)?.[0]).toBeUndefined()
  })

  test('leads each reader from one page to the next, forth and back, over every page once', () => {
    const link = (html: string, rel: string) => new RegExp(`<a rel="${rel}" href="([^"]*)"`).exec(html)?.[1]
    const step = (file: string, rel: string) => {
      const way = link(written.get(file) ?? '', rel)
      return way === undefined ? undefined : posix.join(posix.dirname(file), way)
    }
    const firsts = built.map(({ address }) => address).filter((address) => !step(address, 'prev'))
    const walked: string[] = []
    for (const first of firsts)
      for (let at: string | undefined = first; at; at = step(at, 'next')) {
        const next = step(at, 'next')
        if (next) expect([at, step(next, 'prev')]).toEqual([at, at])
        walked.push(at)
      }
    // The six readers, the administrators in French, and the start page.
    expect(firsts).toHaveLength(8)
    expect(walked.toSorted()).toEqual(built.map(({ address }) => address).toSorted())
  })

  test('leads from each page in French to the one in English, and back', () => {
    const french = built.filter(({ language }) => language === 'fr')
    expect(french.length).toBeGreaterThan(12)
    for (const { address } of french) {
      const other = address.replace('.fr.html', '.html')
      expect(written.get(address)).toContain('<html lang="fr">')
      expect(written.get(address)).toContain(`href="${posix.basename(other)}" hreflang="en" lang="en">English</a>`)
      expect(written.get(other)).toContain(`href="${posix.basename(address)}" hreflang="fr" lang="fr">Français</a>`)
    }
  })
})

describe('the search of the site', () => {
  let find: ReturnType<typeof finder>
  beforeAll(() => {
    const text = readFileSync(join(folder, 'assets/search.js'), 'utf8')
    find = finder(JSON.parse(text.slice(text.indexOf('{'))) as SearchFile)
  })

  test('finds every page by its title, first among all or among those of the same title', () => {
    const missed = built.filter(({ title, address, language }) => {
      const found = find(title, language)
      const alike = built.filter((page) => page.title === title).length
      return !found.slice(0, alike).some(({ page }) => page.address === address)
    })
    expect(missed.map(({ source }) => source)).toEqual([])
  })

  test('takes no heed of accents and capitals, and finds pages of both languages', () => {
    const addresses = (query: string, language = 'fr') => find(query, language).map(({ page }) => page.address)
    expect(addresses('des étiquettes à code')[0]).toBe('administrators/labels.fr.html')
    expect(addresses('DES ETIQUETTES A CODE')).toEqual(addresses('des étiquettes à code'))
    expect(addresses('étiquettes', 'en')).toContain('administrators/labels.fr.html')
    expect(addresses('labels with codes', 'fr')[0]).toBe('administrators/labels.html')
  })

  test('leads to the heading under which the words stand, and marks them', () => {
    const [first] = find('nobody locks everybody out batch deactivates', 'en')
    expect(first?.section.slug).toBe('nobody-locks-everybody-out')
    expect(first?.excerpt.filter(({ isHit }) => isHit).map(({ text }) => text.toLowerCase())).toContain('batch')
    expect(first?.excerpt.map(({ text }) => text).join('').length).toBeLessThan(300)
  })

  test('where no part of a page has every word, it tells of those that have some', () => {
    const found = find('passwords zebracorn', 'en')
    expect(found.map(({ page }) => page.address)).toContain('administrators/passwords.html')
    expect(find('zebracorn', 'en')).toEqual([])
  })

  test('puts the language of the page first where both fit alike', () => {
    const pages = ['a.md', 'a.fr.md'].map((name) => readPage(`docs/${name}`, '# Console\n\nConsole.\n'))
    const among = finder(searchFile(pages, () => ''))
    expect(among('console', 'fr')[0]?.page.language).toBe('fr')
    expect(among('console', 'en')[0]?.page.language).toBe('en')
  })
})

describe('a link of a Markdown page', () => {
  const from = readPage('docs/a/from.md', '# From\n\n## Of two `things`\n')
  const other = readPage('docs/b/README.md', '# Other\n\n## Where, and why?\n')
  const project = {
    pages: new Map([from, other].map((page) => [page.source, page])),
    has: (path: string) => ['scripts/site.ts', 'docs/b/it.png', 'scripts'].includes(path),
  }
  const html = (text: string) => renderPage(readPage(from.source, text), project, () => undefined)

  test.each([
    ['../b/README.md#where-and-why', '<p><a href="../b/index.html#where-and-why">it</a></p>'],
    ['../b/', '<p><a href="../b/index.html">it</a></p>'],
    ['#of-two-things', '<p><a href="#of-two-things">it</a></p>'],
    ['https://example.org/', '<p><a href="https://example.org/" rel="noreferrer">it</a></p>'],
    ['../../scripts/site.ts', '<p>it (<code>scripts/<wbr>site.ts</code>)</p>'],
  ])('%s becomes one of the site, or a path that can be read', (href, becomes) => {
    expect(html(`[it](${href})\n`).html.trim()).toBe(becomes)
  })

  test.each([
    ['../b/README.md#elsewhere', 'docs/a/from.md leads to docs/b/README.md#elsewhere, and there is no such heading'],
    ['../c/none.md', 'docs/a/from.md leads to docs/c/none.md, which is not there'],
  ])('%s is told, for nothing is there', (href, why) => {
    expect(html(`[it](${href})\n`).broken).toEqual([why])
    expect(targetOf(href, from, project)).toEqual({ kind: 'broken', why })
  })

  test('a text of a page stays a text: marks of HTML in code and in headings do nothing', () => {
    expect(html('# A `<b>` & "c"\n\n`<script>`\n').html).toBe(
      '<h1 id="a-b--c">A <code>&lt;b&gt;</code> &amp; &quot;c&quot;</h1>\n<p><code>&lt;script&gt;</code></p>\n',
    )
  })
})
