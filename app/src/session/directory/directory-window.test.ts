import { once } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answeredChannel, directoryWindow } from './directory-window.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { hasFocus: () => true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Watches a window that is gone. */
function gone() {
  const onClosed = vi.fn<() => void>()
  const opened = directoryWindow(onClosed)
  opened.watch({ closed: true } as Window)
  return { onClosed, opened }
}

test('a window that is gone was closed by the user, once its answer has had the time to come', () => {
  const { onClosed } = gone()
  vi.advanceTimersByTime(1_000)
  expect(onClosed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(onClosed).toHaveBeenCalledOnce()
})

test('a window whose answer comes a second after it is gone was not closed by the user', async () => {
  const { onClosed, opened } = gone()
  vi.advanceTimersByTime(1_000)
  const [channel, heard] = [new BroadcastChannel(answeredChannel), new BroadcastChannel(answeredChannel)]
  const isHeard = once(heard, 'message')
  channel.postMessage(opened.id)
  await isHeard
  vi.advanceTimersByTime(10_000)
  expect(onClosed).not.toHaveBeenCalled()
  for (const one of [channel, heard]) one.close()
})
