import { beforeEach, expect, test, vi } from 'vitest'
import { queue, shown, toasts } from './toasts.ts'

beforeEach(() => toasts.clear())

test('shows toasts in the order they came', () => {
  const first = toasts.add({ text: 'Un' })
  toasts.add({ text: 'Deux' })
  expect(shown(queue.get())?.options.text).toBe('Un')
  toasts.close(first)
  expect(shown(queue.get())?.options.text).toBe('Deux')
})

test('one that stays lets those with a time pass, and comes back', () => {
  toasts.add({ text: 'Hors ligne', timeout: 0 })
  const passing = toasts.add({ text: 'Enregistré' })
  expect(shown(queue.get())).toMatchObject({ options: { text: 'Enregistré' } })
  toasts.close(passing)
  expect(shown(queue.get())).toMatchObject({ options: { text: 'Hors ligne' }, isTold: true })
})

test('does not repeat what is said already', () => {
  const id = toasts.add({ text: 'Erreur', type: 'error' })
  expect(toasts.add({ text: 'Erreur', type: 'error' })).toBe(id)
  expect(toasts.add({ text: 'Erreur', type: 'info' })).not.toBe(id)
  expect(queue.get()).toHaveLength(2)
})

test('tells who watches, until they stop', () => {
  const watch = vi.fn<() => void>()
  const stop = queue.subscribe(watch)
  toasts.add({ text: 'Un' })
  stop()
  toasts.clear()
  expect(watch).toHaveBeenCalledOnce()
})
