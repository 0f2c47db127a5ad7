import { cleanup, render } from '@testing-library/react'
import { ShowConsole, type ShowConsoleProps } from '../../kit/testing/show-console.tsx'
import type { TestConsole } from '../../kit/testing/test-scope.ts'

/** Renders the whole console at an address, in place of an earlier one, and returns its scope. */
export function consoleInDom(
  props: Omit<ShowConsoleProps, 'globals' | 'onStart'> & Partial<Pick<ShowConsoleProps, 'globals'>>,
): TestConsole & { unmount: () => void } {
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
