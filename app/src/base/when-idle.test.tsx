import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenSettled } from './when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  document.body.innerHTML = '<div role="grid" aria-busy="true"></div>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('it is done once the page waits for nothing', async () => {
  const act = vi.fn<() => void>()
  whenSettled(act)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(act).not.toHaveBeenCalled()
  document.body.replaceChildren()
  await vi.advanceTimersByTimeAsync(200)
  expect(act).toHaveBeenCalledOnce()
})

test('it is called off while the page still waits', async () => {
  const act = vi.fn<() => void>()
  const callOff = whenSettled(act)
  await vi.advanceTimersByTimeAsync(500)
  callOff()
  document.body.replaceChildren()
  await vi.advanceTimersByTimeAsync(500)
  expect(act).not.toHaveBeenCalled()
})
