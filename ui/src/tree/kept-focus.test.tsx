import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { Tree } from './index.ts'

interface Place {
  id: string
}
const items: readonly Place[] = [{ id: 'Lyon' }, { id: 'Nantes' }]
const fail = () => Promise.reject(new Error('no answer'))

const show = (search: string) => (
  <UiProvider locale="en">
    <input aria-label="Elsewhere" />
    <Tree
      label="Places"
      items={items}
      itemText={({ id }) => id}
      hasMore={() => true}
      onLoad={fail}
      onSearch={fail}
      search={search}
    />
  </UiProvider>
)
const retry = () => screen.findByRole('button', { name: 'Try again' })

test('“Try again” of a search that failed gives the focus to the tree', async () => {
  render(show('Lyon'))
  const button = await retry()
  act(() => button.focus())
  fireEvent.click(button)
  expect(button.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('treeitem', { name: 'Lyon' }))
})

test('“Try again” of a search without a row gives the focus to the tree itself', async () => {
  render(show('Paris'))
  const button = await retry()
  act(() => button.focus())
  fireEvent.click(button)
  expect(document.activeElement).toBe(screen.getByRole('tree'))
})

test('“Try again” that goes while the focus is elsewhere leaves it there', async () => {
  const { rerender } = render(show('Lyon'))
  const button = await retry()
  act(() => button.focus())
  const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' })
  act(() => elsewhere.focus())
  rerender(show(''))
  expect(button.isConnected).toBe(false)
  expect(document.activeElement).toBe(elsewhere)
})

test('“Try again” of a branch gives the focus to its line', async () => {
  render(show(''))
  act(() => screen.getByRole('tree').focus())
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
  const button = await retry()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' })
  const line = document.activeElement
  // A press of the pointer leaves the focus on the button.
  act(() => button.focus())
  fireEvent.click(button)
  expect(button.isConnected).toBe(false)
  expect(line?.textContent).toBe('Loading...')
  expect(document.activeElement).toBe(line)
})
