import { fireEvent, render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test, vi } from 'vitest'
import type { ScreenView } from '../../navigation/screen-view.ts'
import { $loadView, attemptAt } from '../../navigation/views.ts'
import { usePrefetch } from './use-prefetch.ts'

function Rows({ path }: { path: string | null }) {
  return (
    <div {...usePrefetch(path)}>
      <div role="grid">
        <div role="row">
          <div role="columnheader">head</div>
        </div>
        <div role="row">
          <div role="gridcell" tabIndex={0}>
            cell
          </div>
        </div>
      </div>
    </div>
  )
}

function shown(path: string | null, load: (view: string) => Promise<ScreenView>) {
  render(
    <Provider value={fork({ values: [[$loadView, load]] })}>
      <Rows path={path} />
    </Provider>,
  )
}
const never = () => vi.fn<(view: string) => Promise<ScreenView>>(() => new Promise(() => {}))

test.each(['pointerOver', 'focus'] as const)(
  '%s of a row brings the page it opens, once; its heading does not',
  (how) => {
    const load = never()
    shown('/Pre/Pre/Page', load)
    fireEvent[how](screen.getByText('head'))
    expect(load).not.toHaveBeenCalled()
    fireEvent[how](screen.getByText('cell'))
    fireEvent[how](screen.getByText('cell'))
    expect(load.mock.calls).toEqual([['PrePrePage', 0]])
  },
)

test('rows that open nothing bring nothing', () => {
  const load = never()
  shown(null, load)
  fireEvent.pointerOver(screen.getByText('cell'))
  expect(load).not.toHaveBeenCalled()
})

test('what could not be had is tried anew by whoever opens it', async () => {
  shown('/Gone/Gone/Gone', () => Promise.reject(new Error('gone')))
  fireEvent.pointerOver(screen.getByText('cell'))
  await expect.poll(() => attemptAt('GoneGoneGone')).toBe(1)
})
