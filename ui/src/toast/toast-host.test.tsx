import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { ToastHost, toasts } from './index.ts'
import type { ToastOptions } from './index.ts'

beforeEach(() => {
  vi.useFakeTimers()
  render(<UiProvider locale="fr"><ToastHost /></UiProvider>)
})
afterEach(() => {
  act(() => toasts.clear())
  cleanup()
  vi.useRealTimers()
})

const add = (options: ToastOptions) => act(() => void toasts.add(options))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('goes after 3000 ms, then the next one comes', () => {
  add({ text: 'Un' })
  add({ text: 'Deux', timeout: 5000 })
  pass(2999)
  expect(screen.getByText('Un')).toBeDefined()
  pass(1)
  expect(screen.queryByText('Un')).toBeNull()
  pass(4999)
  expect(screen.getByText('Deux')).toBeDefined()
  pass(1)
  expect(screen.queryByText('Deux')).toBeNull()
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

test('one that stays is told once, though it shows again', () => {
  add({ text: 'Hors ligne', type: 'error', timeout: 0 })
  expect(screen.getByRole('alert').textContent).toBe('Hors ligne')
  add({ text: 'Copié' })
  expect(screen.queryByText('Hors ligne')).toBeNull()
  pass(3000)
  expect(screen.getByText('Hors ligne')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe('')
})
