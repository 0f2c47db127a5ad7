import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ScreenView } from './screen-view.ts'
import { ChunkLoadError } from '../base/chunk.ts'
import { newAttempt, viewLoader, viewName } from './views.ts'

const view: ScreenView = { Screen: () => null, config: null }
const file = './views/Aff/Aff/AffaireList/index.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('viewLoader', () => {
  test('names views by their folders', () => {
    expect(viewName(file)).toBe('AffAffAffaireList')
    expect(viewLoader({ [file]: () => Promise.resolve({ default: view }) }).names).toEqual(
      new Set(['AffAffAffaireList']),
    )
  })

  test('loads a view once, whatever the attempt', async () => {
    const bring = vi.fn<() => Promise<{ default: ScreenView }>>(() => Promise.resolve({ default: view }))
    const { load } = viewLoader({ [file]: bring })
    const first = load('AffAffAffaireList', newAttempt('AffAffAffaireList'))
    expect(await first).toBe(view)
    expect(load('AffAffAffaireList', newAttempt('AffAffAffaireList'))).toBe(first)
    expect(bring).toHaveBeenCalledTimes(1)
  })

  test('one attempt is one promise, so that a component may ask again while it waits', () => {
    const { load } = viewLoader({ [file]: () => new Promise(() => {}) })
    expect(load('AffAffAffaireList', 1)).toBe(load('AffAffAffaireList', 1))
  })

  test('a file that is gone is a ChunkLoadError; another attempt tries again', async () => {
    let isThere = false
    const { load } = viewLoader({
      [file]: () => (isThere ? Promise.resolve({ default: view }) : Promise.reject(new TypeError('Failed to fetch'))),
    })
    const failed = load('AffAffAffaireList', 1)
    await expect(failed).rejects.toThrow(ChunkLoadError)
    expect(load('AffAffAffaireList', 1)).toBe(failed)
    isThere = true
    expect(await load('AffAffAffaireList', 2)).toBe(view)
  })

  test('a file that does not come is given up after 120 s [8.chunk]', async () => {
    const { load } = viewLoader({ [file]: () => new Promise(() => {}) })
    const failures: unknown[] = []
    const given = load('AffAffAffaireList').catch((error: unknown) => failures.push(error))
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failures).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await given
    expect(failures).toEqual([expect.any(ChunkLoadError)])
  })

  test('a view that comes leaves no timer behind', async () => {
    await viewLoader({ [file]: () => Promise.resolve({ default: view }) }).load('AffAffAffaireList')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a name without a view is refused', async () => {
    await expect(viewLoader({}).load('Nowhere')).rejects.toThrow('no view Nowhere')
  })
})
