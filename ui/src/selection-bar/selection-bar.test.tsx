import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from '../button/index.ts'
import { UiProvider } from '../theme/index.ts'
import { SelectionBar } from './index.ts'
import type { SelectionBarProps } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

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

test.each([
  ['Show', { hiddenCount: 0, onShowAll: () => {} }, 'Show all'],
  ['Remove', { hiddenCount: 0, onShowAll: undefined }, 'Close'],
  ['Show all', { onShowAll: undefined }, 'Show'],
])('the focus goes from “%s”, which goes by its own press, to the first button that is left', (name, given, next) => {
  const change = show({ hiddenCount: 2, onShow: () => {}, onDrop: () => {}, onShowAll: () => {} })
  button(name).focus()
  change(given)
  expect(focused()?.textContent).toBe(next)
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

const at = { clientX: 20, clientY: 10 }
const click = (detail: number) => {
  for (const type of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const)
    fireEvent[type](button('Close'), { ...at, detail: type.startsWith('pointer') ? 0 : detail })
}
const presses: [string, () => void][] = [
  ['Enter', () => fireEvent.keyDown(focused() ?? document.body, { key: 'Enter' })],
  ['Space', () => fireEvent.keyDown(focused() ?? document.body, { key: ' ' })],
  ['A click', () => click(1)],
]

test.each(presses)(
  '%s meant for the button that stops the work reaches no action as the work has just ended',
  (_, press) => {
    const onAction = vi.fn<(choice: { id: string }) => void>()
    const change = show({ onStop: () => {}, onAction })
    button('Close').focus()
    change({ progress })
    button('Stop').focus()
    vi.spyOn(button('Stop'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 80, 30))
    change({ progress: null })
    expect(focused()).toBe(button('Close'))
    const pressAndLetGo = () => {
      press()
      fireEvent.keyUp(button('Close'), { key: 'Enter' })
      fireEvent.keyUp(button('Close'), { key: ' ' })
    }
    pressAndLetGo()
    expect(onAction).not.toHaveBeenCalled()
    // Once the action has been there for a while, it is meant.
    vi.advanceTimersByTime(1000)
    pressAndLetGo()
    expect(onAction.mock.calls).toEqual([[{ id: 'close' }]])
  },
)

test('nor does a double click', () => {
  const onAction = vi.fn<(choice: { id: string }) => void>()
  const change = show({ progress, onStop: () => {}, onAction })
  vi.spyOn(button('Stop'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 80, 30))
  change({ progress: null })
  click(1)
  click(2)
  expect(onAction).not.toHaveBeenCalled()
})

test('another key leads to an action that is then pressed at once', () => {
  const onDismiss = vi.fn<() => void>()
  const change = show({ onStop: () => {}, onDismiss })
  button('Close').focus()
  change({ progress })
  button('Stop').focus()
  change({ progress: null })
  fireEvent.keyDown(button('Close'), { key: 'Tab' })
  button('Clear the selection').focus()
  fireEvent.keyDown(button('Clear the selection'), { key: 'Enter' })
  fireEvent.keyUp(button('Clear the selection'), { key: 'Enter' })
  expect(onDismiss).toHaveBeenCalledOnce()
})
