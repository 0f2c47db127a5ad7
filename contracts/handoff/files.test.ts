import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { madeFiles } from './files.ts'
import { readSource } from './source.ts'

const root = join(import.meta.dirname, '../..')
const files = madeFiles(await readSource())

test.each(files)('$path is as it is made (npm run contracts:pages)', ({ path, text }) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text)
})

test('what is made is the same when made again', async () => {
  expect(madeFiles(await readSource())).toEqual(files)
})
