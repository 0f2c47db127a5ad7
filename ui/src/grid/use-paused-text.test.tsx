import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePausedText } from './use-paused-text.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function typing() {
  const told: string[] = []
  const { result } = renderHook(() => usePausedText('', (text) => told.push(text)))
  return {
    told,
    type: (text: string) => act(() => result.current.type(text)),
    leave: () => act(() => result.current.leave()),
    pause: () => act(() => void vi.advanceTimersByTime(1_000)),
  }
}

test('what was typed is told after a pause, once', () => {
  const { told, type, leave, pause } = typing()
  type('le')
  type('lev')
  expect(told).toEqual([])
  pause()
  leave()
  expect(told).toEqual(['lev'])
})

test('left before the pause is over, it is told at once, and not again', () => {
  const { told, type, leave, pause } = typing()
  type('lev')
  leave()
  expect(told).toEqual(['lev'])
  pause()
  leave()
  expect(told).toEqual(['lev'])
})

test('left without typing, nothing is told', () => {
  const { told, leave } = typing()
  leave()
  expect(told).toEqual([])
})
