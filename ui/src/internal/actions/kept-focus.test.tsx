import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tabs } from '../../tabs/index.ts'
import { UiProvider } from '../../theme/index.ts'
import { ActionRow } from './index.ts'

const names = ['One', 'Two', 'Three']
let room = 0
const observers = new Set<(entries: []) => void>()

/** Leaves the rows that many px: each of their elements takes 100. */
const leave = (px: number) => {
  room = px
  act(() => observers.forEach((hear) => hear([])))
}

beforeEach(() => {
  room = 1000
  class Observer {
    readonly hear: (entries: []) => void
    constructor(hear: (entries: []) => void) {
      this.hear = hear
    }
    observe = () => observers.add(this.hear)
    disconnect = () => observers.delete(this.hear)
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 30))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const rows = [
  {
    of: 'actions',
    role: 'button',
    element: <ActionRow actions={names.map((text) => ({ id: text, text }))} onAction={() => {}} />,
    more: 'More actions',
  },
  {
    of: 'tabs',
    role: 'tab',
    element: <Tabs label="Case" activation="manual" items={names.map((text) => ({ id: text, text }))} />,
    more: 'More tabs',
  },
  {
    of: 'linked tabs',
    role: 'link',
    element: <Tabs label="Case" selected="One" items={names.map((text) => ({ id: text, text, href: `#${text}` }))} />,
    more: 'More tabs',
  },
]

test.each(rows)('the focus goes from one of the $of to the button of those that have no room, and back', (row) => {
  render(<UiProvider locale="en">{row.element}</UiProvider>)
  const three = screen.getByRole(row.role, { name: 'Three' })
  act(() => three.focus())
  leave(150)
  expect(screen.queryByRole(row.role, { name: 'Three' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: row.more }))
  leave(1000)
  expect(document.activeElement).toBe(screen.getByRole(row.role, { name: 'Three' }))
})

test.each(rows)('the focus stays elsewhere as one of the $of has no room', (row) => {
  render(
    <UiProvider locale="en">
      <button type="button">Elsewhere</button>
      {row.element}
    </UiProvider>,
  )
  act(() => screen.getByRole(row.role, { name: 'Three' }).focus())
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
  leave(150)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
})

test('the focus goes to no other action once the one that had it is not there', () => {
  const page = (texts: readonly string[]) => (
    <UiProvider locale="en">
      <ActionRow actions={texts.map((text) => ({ id: text, text }))} onAction={() => {}} />
    </UiProvider>
  )
  const { rerender } = render(page(names))
  act(() => screen.getByRole('button', { name: 'Three' }).focus())
  rerender(page(['One', 'Two']))
  expect(document.activeElement).toBe(document.body)
})
