import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/index.ts'
import { UiProvider } from '../theme/index.ts'
import { SelectionBar } from './index.ts'
import type { SelectionBarProps } from './index.ts'

const actions = [
  { id: 'close', text: 'Close' },
  { id: 'move', text: 'Move' },
]
const progress = { label: 'Moving', done: 1, total: 3 }

function show(props: Partial<SelectionBarProps> = {}) {
  const page = (given: Partial<SelectionBarProps>) => (
    <UiProvider locale="en">
      <Button>Elsewhere</Button>
      <SelectionBar count={3} actions={actions} onDismiss={() => {}} {...props} {...given} />
    </UiProvider>
  )
  const { rerender } = render(page({}))
  return (given: Partial<SelectionBarProps>) => rerender(page(given))
}

const button = (name: string) => screen.getByRole('button', { name })
const focused = () => document.activeElement

test.each(['Move', 'Clear the selection'])('the focus goes from “%s” to the progress, and back after it', (name) => {
  const change = show()
  button(name).focus()
  change({ progress })
  expect(focused()).toBe(screen.getByRole('progressbar', { name: 'Moving' }))
  change({ progress: { ...progress, done: 2 } })
  expect(focused()).toBe(screen.getByRole('progressbar', { name: 'Moving' }))
  change({ progress: null })
  expect(focused()).toBe(button(name))
})

test('the focus goes back to the action that ran from the button that stops it', () => {
  const onStop = vi.fn<() => void>()
  const change = show({ onStop })
  button('Move').focus()
  change({ progress })
  button('Stop').focus()
  fireEvent.click(button('Stop'))
  expect(onStop).toHaveBeenCalledOnce()
  change({ progress: null })
  expect(focused()).toBe(button('Move'))
})

test('the focus goes to the first action where the one before is gone', () => {
  const change = show()
  button('Move').focus()
  change({ progress })
  change({ progress: null, actions: actions.slice(0, 1) })
  expect(focused()).toBe(button('Close'))
})

test('the focus stays where it went meanwhile', () => {
  const change = show()
  button('Move').focus()
  button('Elsewhere').focus()
  change({ progress })
  expect(focused()).toBe(button('Elsewhere'))
  change({ progress: null })
  expect(focused()).toBe(button('Elsewhere'))
})
