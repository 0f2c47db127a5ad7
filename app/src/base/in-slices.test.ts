import { afterEach, expect, test, vi } from 'vitest'
import { inSlices } from './in-slices.ts'

afterEach(() => vi.restoreAllMocks())

/** A clock that each item advances by so many ms. */
const clock = (perItem: number) => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return () => void (now += perItem)
}

test('the page has its turn after some ms of work, however many items there are', async () => {
  const done: number[] = []
  const work = clock(5)
  const turns: number[] = []
  const turn = () => {
    turns.push(done.length)
    if (done.length < 9) setTimeout(turn)
  }
  setTimeout(turn)
  const isWhole = await inSlices([1, 2, 3, 4, 5, 6, 7, 8, 9], (item) => {
    done.push(item)
    work()
  })
  expect(isWhole).toBe(true)
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(turns.slice(0, 2)).toEqual([3, 6])
})

test('what is given up meanwhile ends at the next turn', async () => {
  const work = clock(20)
  const given = new AbortController()
  const done: number[] = []
  const isWhole = await inSlices(
    [1, 2, 3],
    (item) => {
      done.push(item)
      work()
      if (item === 2) given.abort()
    },
    { signal: given.signal },
  )
  expect([isWhole, done]).toEqual([false, [1, 2]])
})
