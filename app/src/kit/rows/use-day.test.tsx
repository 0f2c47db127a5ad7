import { act, renderHook } from '@testing-library/react'
import { Provider } from 'effector-react'
import { fork } from 'effector'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDay } from './use-day.ts'

const scope = fork()
const wrapper = ({ children }: { children: ReactNode }) => <Provider value={scope}>{children}</Provider>

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 23, 23, 59, 58) }))
afterEach(() => void vi.useRealTimers())

test('another day is told after midnight, and the day after that', async () => {
  const { result } = renderHook(() => useDay(true), { wrapper })
  expect(result.current).toBe('2026-11-23')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(result.current).toBe('2026-11-24')
  await act(() => vi.advanceTimersByTimeAsync(24 * 3_600_000))
  expect(result.current).toBe('2026-11-25')
})

test('a page that slept over midnight is told as it is looked at again', () => {
  const { result } = renderHook(() => useDay(true), { wrapper })
  vi.setSystemTime(new Date(2026, 10, 26, 8))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe('2026-11-26')
})

test('nobody who needs no day waits for it', () => {
  renderHook(() => useDay(false), { wrapper })
  expect(vi.getTimerCount()).toBe(0)
})
