import { cleanup, configure, render } from '@testing-library/react'
import { vi } from 'vitest'
import { ShowConsole, type ShowConsoleProps } from '../../kit/testing/show-console.tsx'
import type { TestConsole } from '../../kit/testing/test-scope.ts'

// jsdom measures nothing and matches no media.
class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Gives jsdom what it lacks for the whole console; to be called once by a test file. */
export function stubBrowser(): void {
  // A condition is waited for, however busy the machine.
  configure({ asyncUtilTimeout: 60_000 })
  vi.stubGlobal('ResizeObserver', ResizeObserverStub)
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media, addEventListener: () => {}, removeEventListener: () => {} }))
  // Virtual rows measure their neighbours.
  Element.prototype.scrollIntoView = () => {}
}

/** The whole console at an address, and its scope. Whatever stood before is taken away. */
export function consoleInDom(props: Omit<ShowConsoleProps, 'globals' | 'onStart'> & Partial<Pick<ShowConsoleProps, 'globals'>>): TestConsole & { unmount: () => void } {
  cleanup()
  let started: TestConsole | undefined
  const { unmount } = render(
    <ShowConsole
      globals={{}}
      {...props}
      onStart={(made) => {
        started = made
      }}
    />,
  )
  if (!started) throw new Error('the console did not start')
  return { ...started, unmount }
}
