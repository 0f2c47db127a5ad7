import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useFocusKept } from './use-focus-kept.ts'

function Page({ isOver = false }: { isOver?: boolean }) {
  useFocusKept()
  const [isThere, setThere] = useState(true)
  const button = isThere && (
    <button type="button" onClick={() => setThere(false)}>
      Encore
    </button>
  )
  return (
    <main id="main" tabIndex={-1}>
      <input aria-label="Nom" />
      {isOver ? (
        <div role="dialog" aria-label="Question" tabIndex={-1}>
          {button}
        </div>
      ) : (
        button
      )}
    </main>
  )
}

const press = () => {
  const button = screen.getByRole('button')
  act(() => button.focus())
  fireEvent.click(button)
}

test('a button that goes with its press leaves the focus in the page, or in the dialog it stood in', async () => {
  render(<Page />)
  press()
  await expect.poll(() => document.activeElement?.id).toBe('main')
  cleanup()
  render(<Page isOver />)
  press()
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Question')
})

test('where something else took the focus, or nothing had it, it stays', async () => {
  vi.useFakeTimers()
  render(<Page />)
  const button = screen.getByRole('button')
  act(() => button.focus())
  fireEvent.click(button)
  act(() => screen.getByRole('textbox').focus())
  await act(async () => vi.runAllTimersAsync())
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Nom')
})

test('a layer that gives the focus back in a frame that comes late is waited for', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 200))
  render(<Page />)
  const button = screen.getByRole('button')
  act(() => button.focus())
  fireEvent.click(button)
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) screen.getByRole('textbox').focus()
  })
  await act(async () => vi.runAllTimersAsync())
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Nom')
  vi.unstubAllGlobals()
})
