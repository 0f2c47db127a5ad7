import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { later } from './later.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test.each(['<div role="grid" aria-busy="true"></div>', '<div role="progressbar"></div>'])(
  'what may be needed later is fetched once the page waits for nothing: %s',
  async (waitedFor) => {
    document.body.innerHTML = waitedFor
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('words'))
    const part = later(load)
    part.soon()
    part.soon()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(load).not.toHaveBeenCalled()
    document.body.replaceChildren()
    await vi.advanceTimersByTimeAsync(200)
    expect([load.mock.calls.length, part.now]).toEqual([1, 'words'])
  },
)

test('what is needed now does not wait for the page', async () => {
  document.body.innerHTML = '<div role="grid" aria-busy="true"></div>'
  const part = later(() => Promise.resolve('words'))
  part.soon()
  await expect(part.fetch()).resolves.toBe('words')
})
