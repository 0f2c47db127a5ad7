import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { questions } from '../../ui/src/confirm-dialog/index.ts'
import { fetchAll } from '../../ui/src/internal/later.ts'

/** jsdom has no layout to observe. */
class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// APIs that jsdom lacks; assigned, not stubbed, so that they survive `unstubAllGlobals`.
Object.assign(globalThis, {
  ResizeObserver: ResizeObserverStub,
  matchMedia: (media: string) => ({ matches: false, media, addEventListener: () => {}, removeEventListener: () => {} }),
})
// Virtual rows measure their neighbours.
Element.prototype.scrollIntoView = () => {}

// jsdom has an interval while a frame is asked for. One is always: begun under a test's own clock, it would stand still once that is gone.
const ask = requestAnimationFrame
const keepAsking = () => void ask(keepAsking)
keepAsking()

// A condition is waited for, however busy the machine.
configure({ asyncUtilTimeout: 60_000 })

/** Files share a page: each test leaves it as it was found, with a clock and globals of its own. */
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // An open confirmation would cover the next page.
  questions.dismissAll()
  cleanup()
  document.body.replaceChildren()
  document.body.removeAttribute('style')
  localStorage.clear()
  sessionStorage.clear()
})

// Whatever was begun to be fetched has come before the page goes: under way, it would be missing in the next file too.
afterAll(async () => {
  await fetchAll()
  await vi.dynamicImportSettled()
})
