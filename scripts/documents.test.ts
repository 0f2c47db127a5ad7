import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { options } from '../contracts/provider/start/command-line.ts'
import { root } from './run.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const administrators = read('docs/administrators.md')
const testing = read('docs/contributing/testing.md')

test.each(Object.keys(options))('the administrators’ page names --%s of npm start', (name) => {
  expect(administrators).toMatch(new RegExp(`--${name}(?![\\w-])`))
})

test('the administrators’ page names every variable that the server reads', () => {
  const names = [
    ...read('contracts/provider/start/command-line.ts').matchAll(/environment(?:\['(\w+)'\]|\.(\w+))|\b(RONDE_\w+):/g),
  ].flatMap(([, ...found]) => found.filter(Boolean))
  expect(names.length).toBeGreaterThan(8)
  expect([...new Set(names)].filter((name) => !new RegExp(`\\b${name}\\b`).test(administrators))).toEqual([])
})

test('every npm script is named to contributors', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const pages = read('CONTRIBUTING.md') + read('README.md')
  const commandOf = (name: string) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)
  expect(Object.keys(scripts).filter((name) => !new RegExp(`${commandOf(name)}(?![\\w:-])`).test(pages))).toEqual([])
})

test('no page names an npm script that there is not', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [
    'CONTRIBUTING.md',
    'README.md',
    'docs/administrators.md',
    'docs/contributing/testing.md',
    'docs/contracts/proof.md',
  ].flatMap((page) => [...read(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? ''))
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([])
})

test('the stages of npm test are those of the page on testing, in their order, and so is which of them npm run check has', () => {
  const [, source = ''] = read('scripts/test.ts').split('const stages: Stage[] = [')
  const stages = source
    .slice(0, source.indexOf('\n]'))
    .split(/\{\s*name: '/)
    .slice(1)
    .map((stage) => [stage.split("'")[0], stage.includes('isQuick: true') ? 'yes' : 'no'])
  const rows = testing.split('\n').flatMap((line) => {
    const [, name, last] = /^\| `(\w+)` \|.*\| (yes|no) \|$/.exec(line) ?? []
    return name ? [[name, last]] : []
  })
  expect(stages.length).toBeGreaterThan(9)
  expect(rows).toEqual(stages)
})

test('no page waits for its figures: a word in capitals alone on a line stands for what somebody was to measure', () => {
  const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  expect(pages.length).toBeGreaterThan(50)
  expect(pages.filter((page) => /^(?:- )?[A-Z]{3,}$/m.test(read(join('docs', page))))).toEqual([])
})

const decisions = readdirSync(join(root, 'docs/decisions')).filter((file) => file !== 'README.md')

test.each(decisions)('the decision %s has a status, its three parts, and a line in the index', (file) => {
  const text = read(`docs/decisions/${file}`)
  const [, status = ''] = /^# .+\n\nStatus: (.+)\n/.exec(text) ?? []
  expect(status).toMatch(/^(?:accepted|superseded by)\b/)
  for (const [, other = ''] of status.matchAll(/\]\(([^)]+)\)/g)) expect(decisions).toContain(other)
  expect(text).toMatch(/^## Context$/m)
  expect(text).toMatch(/^## Decision$/m)
  expect(text).toMatch(/^## Consequences?$/m)
  expect(read('docs/decisions/README.md')).toContain(`](${file})`)
})
