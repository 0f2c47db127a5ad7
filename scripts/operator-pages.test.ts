import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checks } from './doctor/examine.ts'
import { caddyHeaders, nginxHeaders } from './recipes/headers.ts'
import { root } from './run.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

test.each([
  'systemd/ronde.service',
  'systemd/ronde-backup.service',
  'systemd/ronde-backup.timer',
  'nginx/ronde.conf',
  'nginx/ronde-headers.conf',
  'caddy/Caddyfile',
  'container/Containerfile',
])('the page on https quotes deploy/%s as it is', (file) => {
  const page = read('docs/operators/https.md')
  expect(page).toContain(`\n${read(`deploy/${file}`)}\`\`\`\n`)
})

test('the headers that proxies send are the provider’s', () => {
  expect(read('deploy/nginx/ronde-headers.conf')).toBe(nginxHeaders())
  expect(read('deploy/caddy/ronde-headers.caddy')).toBe(caddyHeaders())
})

test('the doctor’s page names every check, in its order, as the doctor does', () => {
  const rows = [...read('docs/operators/doctor.md').matchAll(/^\| `([\w-]+)` \| (.+) \|$/gm)].map(
    ([, name, should]) => [name, should],
  )
  expect(rows).toEqual(checks.map(({ name, should }) => [name, should]))
})

const pages = readdirSync(join(root, 'docs/operators'))

test('the index leads to every page for operators, and pages name npm scripts and files that there are', () => {
  const index = read('docs/operators/README.md')
  expect(pages.filter((page) => page !== 'README.md' && !index.includes(`](${page})`))).toEqual([])
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const texts = [...pages.map((page) => read(`docs/operators/${page}`)), read('SECURITY.md')]
  const named = texts.flatMap((text) => [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name))
  expect(named.length).toBeGreaterThan(10)
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([])
  const tried = [...read('docs/operators/when-it-breaks.md').matchAll(/`([\w-]+(?:\/[\w-]+)*(?:\.test)?\.ts)`/g)]
  expect(tried.length).toBeGreaterThan(5)
  for (const [, file = ''] of tried)
    expect(() => read(file.startsWith('bench/') ? `contracts/${file}` : `contracts/provider/${file}`)).not.toThrow()
})
