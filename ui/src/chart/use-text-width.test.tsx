import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTextWidth } from './use-text-width.ts'

test('widths are measured anew once a font has come', () => {
  const fonts = new EventTarget()
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  const { result, rerender } = renderHook(() => useTextWidth('12px Inter'))
  const before = result.current
  rerender()
  expect(result.current).toBe(before)
  act(() => void fonts.dispatchEvent(new Event('loadingdone')))
  expect(result.current).not.toBe(before)
})
