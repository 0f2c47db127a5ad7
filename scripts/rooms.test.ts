import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsIn } from './imports.ts'
import rooms from './rooms.json' with { type: 'json' }
import { root } from './run.ts'

/** The subfolder of a file; '' for a file directly in the folder. */
const roomOf = (folder: string, file: string): string => {
  const [room = '', ...below] = file.slice(folder.length + 1).split('/')
  return below.length > 0 ? room : ''
}

describe.each(Object.entries(rooms))('the rooms of %s', (folder, table) => {
  const graph = importsIn(folder)

  test('are those of the table', () => {
    const found = new Set([...graph.keys()].map((file) => roomOf(folder, file)).filter(Boolean))
    expect([...found].filter((room) => !table.includes(room))).toEqual([])
    expect(table.filter((room) => !found.has(room))).toEqual([])
  })

  test('stand on each other in its order: no arrow leads up, and so none round in a circle', () => {
    const up = [...graph].flatMap(([file, imported]) =>
      imported.flatMap((other) => {
        const [from, to] = [table.indexOf(roomOf(folder, file)), table.indexOf(roomOf(folder, other))]
        return from >= 0 && to > from ? [`${file} imports ${other}`] : []
      }),
    )
    expect(up).toEqual([])
  })

  test('are drawn in the picture of the architecture, in this order', () => {
    const picture = /```mermaid\n([^]*?)```/.exec(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))?.[1] ?? ''
    const name = folder === 'app/src' ? 'app' : (folder.split('/').at(-1) ?? '')
    const block = new RegExp(`subgraph ${name}\\[[^]*?\\n {2,4}end`).exec(picture)?.[0] ?? ''
    const drawn = [...block.matchAll(/"(?:<b>)?([\w-]+)(?:<\/b>)?<br>/g)].map(([, room]) => room)
    expect(drawn).toEqual(table.toReversed())
  })
})

test('eslint holds the same table', () => {
  expect(readFileSync(join(root, 'eslint.config.js'), 'utf8')).toContain('scripts/rooms.json')
})
