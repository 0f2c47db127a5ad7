import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { purifying } from '../internal/sanitised-html.tsx'
import { UiProvider } from '../theme/index.ts'
import { ToastHost, toasts } from './index.ts'
import type { ToastOptions } from './index.ts'

// There before a text bears marks, as it is once the page rests.
beforeAll(() => purifying.fetch())
beforeEach(() => {
  vi.useFakeTimers()
  render(
    <UiProvider locale="fr">
      <ToastHost />
    </UiProvider>,
  )
})
afterEach(() => {
  act(() => toasts.clear())
  cleanup()
  vi.useRealTimers()
})

const add = (options: ToastOptions) => act(() => void toasts.add(options))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('goes after 3000 ms [9.toast-component]', () => {
  add({ text: 'Un' })
  pass(2999)
  expect(screen.getByText('Un')).toBeDefined()
  pass(1)
  expect(screen.queryByText('Un')).toBeNull()
})

test('the next one takes its place and has its whole time [4.toast-one]', () => {
  add({ text: 'Un' })
  pass(2000)
  add({ text: 'Deux', timeout: 5000 })
  expect(screen.queryByText('Un')).toBeNull()
  pass(4999)
  expect(screen.getByText('Deux')).toBeDefined()
  pass(1)
  expect(screen.queryByText('Deux')).toBeNull()
})

test('a second one of the same words is another node, with its whole time', () => {
  add({ text: 'Enregistré', type: 'success' })
  const first = screen.getByText('Enregistré')
  pass(2000)
  add({ text: 'Enregistré', type: 'success' })
  expect(screen.getByText('Enregistré')).not.toBe(first)
  pass(2999)
  expect(screen.getByText('Enregistré')).toBeDefined()
})

test('its time stands still under the pointer', () => {
  add({ text: 'Un' })
  fireEvent.pointerOver(screen.getByText('Un'))
  pass(60_000)
  fireEvent.pointerOut(screen.getByText('Un'))
  pass(2999)
  expect(screen.getByText('Un')).toBeDefined()
  pass(1)
  expect(screen.queryByText('Un')).toBeNull()
})

test('its time stands still while the focus is in it', () => {
  add({ text: 'Un', button: { text: 'Annuler', onPress: () => {} } })
  act(() => screen.getByRole('button', { name: 'Annuler' }).focus())
  pass(60_000)
  expect(screen.getByText('Un')).toBeDefined()
  act(() => screen.getByRole('button', { name: 'Annuler' }).blur())
  pass(3000)
  expect(screen.queryByText('Un')).toBeNull()
})

test('the next one takes the focus from the buttons of the one before, back to where it came from, and has its time', () => {
  const outside = document.body.appendChild(document.createElement('button'))
  outside.focus()
  add({ text: 'Un', button: { text: 'Annuler', onPress: () => {} } })
  act(() => screen.getByRole('button', { name: 'Annuler' }).focus())
  add({ text: 'Deux', button: { text: 'Rétablir', onPress: () => {} } })
  expect(document.activeElement).toBe(outside)
  pass(3000)
  expect(screen.queryByText('Deux')).toBeNull()
  outside.remove()
})

test.each([
  [true, null],
  [false, 'Import terminé'],
])(
  'a press on it does what it is for, and closes it if it may be dismissed: %s [4.toast-click]',
  (dismissible, left) => {
    const open = vi.fn<() => void>()
    add({ text: 'Import terminé', dismissible, onClick: open })
    fireEvent.click(screen.getByText('Import terminé'))
    expect(open).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Import terminé')?.textContent ?? null).toBe(left)
  },
)

test('a press on its button is no press on it', () => {
  const [open, undo] = [vi.fn<() => void>(), vi.fn<() => void>()]
  add({ text: 'Refusé', onClick: open, button: { text: 'Annuler', onPress: undo } })
  fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))
  expect([open.mock.calls.length, undo.mock.calls.length]).toEqual([0, 1])
})

test.each([
  [1270, false],
  [1271, true],
])('of %d characters it has a scrollbar: %s [9.toast-long]', (length, scrolls) => {
  add({ text: 'x'.repeat(length) })
  expect(screen.getByRole('status').hasAttribute('data-scrolls')).toBe(scrolls)
})

test('one that stays is told once, though it shows again', () => {
  add({ text: 'Hors ligne', type: 'error', timeout: 0 })
  expect(screen.getByRole('alert').textContent).toBe('Hors ligne')
  add({ text: 'Copié' })
  expect(screen.queryByText('Hors ligne')).toBeNull()
  pass(3000)
  expect(screen.getByText('Hors ligne')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe('')
})

test.each([
  'Refusé.<br>La ligne 2 existe déjà.',
  'Refusé.<br/>La ligne 2 existe déjà.',
  'Refusé.\nLa ligne 2 existe déjà.',
])('its text is split at the line-break marker: %j [9.toast-lines]', (text) => {
  add({ text, type: 'error' })
  const alert = screen.getByRole('alert')
  expect(alert.querySelectorAll('br')).toHaveLength(1)
  expect(alert.textContent).toBe('Refusé.La ligne 2 existe déjà.')
})

test('its text is HTML, without what could do harm [9.toast-html]', () => {
  add({
    text: '<b>AF-14</b> <em>enregistrée</em><script>document.title = "x"</script><img src="x" onerror="document.title = 1"><a href="javascript:alert(1)">lien</a> 1 &lt; 2',
  })
  const status = screen.getByRole('status')
  expect([...status.querySelectorAll('b, em')].map(({ textContent }) => textContent)).toEqual(['AF-14', 'enregistrée'])
  expect(status.querySelector('script, img, [onerror], [href]')).toBeNull()
  expect(status.textContent).toBe('AF-14 enregistréelien 1 < 2')
})
