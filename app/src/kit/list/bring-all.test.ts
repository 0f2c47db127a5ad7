import { SysLog } from '@ronde/contracts/services/Core/SysLog'
import { expect, test } from 'vitest'
import { bringAll } from './bring-all.ts'

const rows = (from: number, count: number) => Array.from({ length: count }, (_, at) => ({ idLog: from + at }))

/** Brings all of what is answered page by page, of three rows each. */
const bring = (pages: readonly (readonly object[])[], total: number) => {
  const answers = [...pages]
  const call = () => Promise.resolve({ value: answers.shift() ?? [], total, hasErrors: false, messages: [] })
  return bringAll({ call, endpoint: SysLog.GetList, input: {}, key: 'idLog', size: 3, signal: new AbortController().signal, onProgress: () => {} })
}

test('all pages are one list', async () => {
  await expect(bring([rows(0, 3), rows(3, 2)], 5)).resolves.toEqual(rows(0, 5))
})

test('a page that came short of what the server counts is no last page: nothing is exported of it', async () => {
  await expect(bring([rows(0, 3), rows(3, 1)], 7)).rejects.toMatchObject({ kind: 'partial', message: '4 rows of 7' })
})
