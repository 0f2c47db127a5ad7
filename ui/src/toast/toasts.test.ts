import { beforeEach, expect, test, vi } from 'vitest'
import { queue, shown, toasts } from './toasts.ts'

beforeEach(() => toasts.clear())

test('one that is open closes before the next one shows [4.toast-one]', () => {
  const first = toasts.add({ text: 'Un' })
  toasts.add({ text: 'Deux' })
  expect(queue.get().map(({ options }) => options.text)).toEqual(['Deux'])
  toasts.close(first)
  expect(shown(queue.get())?.options.text).toBe('Deux')
})

test('of two hundred in a row the newest shows, and none waits', () => {
  for (let at = 1; at <= 200; at++) toasts.add({ text: `n° ${at}` })
  expect(queue.get().map(({ options }) => options.text)).toEqual(['n° 200'])
})

test('one without words is not shown', () => {
  toasts.add({ text: ' \n' })
  expect(queue.get()).toEqual([])
})

test('the same words with a button that takes back something else are another toast', () => {
  const undone: string[] = []
  for (const what of ['Un', 'Deux'])
    toasts.add({ text: 'Modifié', button: { text: 'Annuler', onPress: () => void undone.push(what) } })
  shown(queue.get())?.options.button?.onPress()
  expect(undone).toEqual(['Deux'])
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
  expect(queue.get().map(({ options }) => options.type)).toEqual(['info'])
})

test('a second success of the same words is shown anew', () => {
  const id = toasts.add({ text: 'Enregistré', type: 'success' })
  const again = toasts.add({ text: 'Enregistré', type: 'success' })
  expect(again).not.toBe(id)
  expect(queue.get().map((toast) => toast.id)).toEqual([again])
})

test('tells who watches, until they stop', () => {
  const watch = vi.fn<() => void>()
  const stop = queue.subscribe(watch)
  toasts.add({ text: 'Un' })
  stop()
  toasts.clear()
  expect(watch).toHaveBeenCalledOnce()
})
