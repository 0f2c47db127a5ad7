import { type Log, SysLog } from '@ronde/contracts/services/Core/SysLog'
import type { Answer } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import type { Asked } from '../../base/call.ts'
import { bringAll } from './bring-all.ts'

const [line] = SysLog.GetList.example.value
const lines = (...ids: number[]): Log[] => ids.map((idLog) => ({ ...(line as Log), idLog }))

interface Served {
  ids: number[]
  /** Rows the server gives at once, at most. */
  most?: number
  counts?: boolean
  /** After so many pages, something else happens to the list. */
  then?: (ids: number[], page: number) => number[]
  more?: Partial<Answer<unknown>>
}

function bring({ ids, most = 100, counts = true, then = (same) => same, more = {} }: Served, seen: string[] = []) {
  let now = ids
  let pages = 0
  const call = ({ input }: Asked): Promise<Answer<unknown>> => {
    const { skip, take } = input as { skip: number; take: number }
    seen.push(`asked from ${skip}`)
    const answer = {
      value: lines(...now.slice(skip, skip + Math.min(take, most))),
      hasErrors: false,
      messages: [],
      ...(counts ? { total: now.length } : {}),
      ...more,
    }
    pages += 1
    now = then(now, pages)
    return Promise.resolve(answer)
  }
  const all = bringAll({
    call,
    question: { endpoint: SysLog.GetList, input: {}, key: 'idLog' },
    size: 3,
    signal: new AbortController().signal,
    onProgress: (done) => void seen.push(`${done} taken`),
  })
  return all.then((rows) => rows?.map(({ idLog }) => idLog))
}

describe('all rows of a list that comes by pages', () => {
  test.each([true, false])('are each there once, whether the server counts or not: %s', async (counts) => {
    expect(await bring({ ids: [1, 2, 3, 4, 5, 6, 7], counts })).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(await bring({ ids: [1, 2, 3], counts })).toEqual([1, 2, 3])
    expect(await bring({ ids: [], counts })).toEqual([])
  })

  test('come from a server that gives fewer at once than are asked for', async () => {
    expect(await bring({ ids: [1, 2, 3, 4, 5], most: 2 })).toEqual([1, 2, 3, 4, 5])
  })

  test('are on their way while those before them are taken; behind the last page nothing is asked for', async () => {
    const seen: string[] = []
    await bring({ ids: [1, 2, 3, 4, 5, 6, 7] }, seen)
    expect(seen).toEqual(['asked from 0', 'asked from 3', '3 taken', 'asked from 6', '6 taken', '7 taken'])
  })

  test('are there although others are added before them meanwhile', async () => {
    expect(await bring({ ids: [5, 4, 3, 2, 1], then: (ids, page) => (page === 1 ? [6, ...ids] : ids) })).toEqual(
      expect.arrayContaining([5, 4, 3, 2, 1]),
    )
  })

  test('are there although one goes meanwhile, and the others move up', async () => {
    expect(
      await bring({ ids: [1, 2, 3, 4, 5], then: (ids, page) => (page === 1 ? ids.filter((id) => id !== 2) : ids) }),
    ).toEqual([1, 3, 4, 5])
  })

  test('are not given in part: what ends before its count, has errors, or never stands still fails', async () => {
    await expect(bring({ ids: [1, 2, 3, 4], more: { value: [] } })).rejects.toMatchObject({ kind: 'incomplete' })
    await expect(bring({ ids: [1, 2], more: { value: undefined } })).rejects.toMatchObject({ kind: 'incomplete' })
    await expect(bring({ ids: [1, 2], more: { hasErrors: true } })).rejects.toMatchObject({ kind: 'incomplete' })
    await expect(
      bring({ ids: Array.from({ length: 40 }, (_, at) => at), then: (ids) => ids.slice(1) }),
    ).rejects.toMatchObject({ kind: 'incomplete' })
  })
})
