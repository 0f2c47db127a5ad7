import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Modules of this file alone: what another file awaited may not have ended.
vi.resetModules()
const { Grid } = await import('../grid/index.ts')
const { LoadingView } = await import('../loading-view/index.ts')
const { Skeleton } = await import('../skeleton/index.ts')
const { UiProvider } = await import('../theme/index.ts')
const { arranging } = await import('./columns/later-arranging.ts')

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  cleanup()
  await pass(1000)
  vi.useRealTimers()
})

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const grid = (state: 'loading' | 'ready', rows: { id: string }[] = []) => (
  <Grid label="Cases" rows={rows} rowKey={({ id }) => id} columns={[]} state={state} />
)

/** Shows one thing after the other, and keeps what the live regions of the page come to hold. */
function page() {
  const told: string[] = []
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live], [role=status]')
      for (const node of addedNodes) if (region && node.textContent) told.push(node.textContent)
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
  const { rerender } = render(<UiProvider locale="en">{null}</UiProvider>)
  return { told, show: (shown: ReactNode) => rerender(<UiProvider locale="en">{shown}</UiProvider>) }
}

test('parts of a page that come one after the other are told once, as what is on its way', async () => {
  const { told, show } = page()
  show(<LoadingView key="session" />)
  await pass(300)
  show(<LoadingView key="view" />)
  await pass(300)
  expect(told).toEqual(['Loading...'])
  show(null)
  await pass(50)
  show(
    <>
      <Skeleton />
      {grid('loading')}
    </>,
  )
  await pass(5000)
  expect(told).toEqual(['Loading...'])
})

test('what comes soon is not told', async () => {
  const { told, show } = page()
  show(<LoadingView />)
  await pass(400)
  show(null)
  await pass(5000)
  expect(told).toEqual([])
  expect(document.querySelector('[data-live-announcer]')).toBeNull()
})

test('once all stands, what is on its way next is told again', async () => {
  const { told, show } = page()
  show(<LoadingView />)
  await pass(600)
  show(null)
  await pass(600)
  show(<LoadingView />)
  await pass(600)
  expect(told).toEqual(['Loading...', 'Loading...'])
})

test('work that has a name is told by it', async () => {
  const { told, show } = page()
  show(<LoadingView text="Opening the session" />)
  await pass(600)
  show(<LoadingView />)
  await pass(600)
  expect(told).toEqual(['Opening the session', 'Loading...'])
})

test('a list that turns out to be empty is told once, by what stands in its place, and its rows each time they are back', async () => {
  await arranging.fetch()
  const { told, show } = page()
  show(grid('loading'))
  await pass(100)
  show(grid('ready'))
  await pass(5000)
  show(grid('loading'))
  await pass(100)
  show(grid('ready'))
  await pass(1000)
  expect(told).toEqual(['No items'])
  show(grid('ready', [{ id: 'a' }]))
  await pass(1000)
  show(grid('ready'))
  await pass(1000)
  show(grid('ready', [{ id: 'b' }]))
  await pass(1000)
  expect(told).toEqual(['No items', '1 row', 'No items', '1 row'])
})
