import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTyping } from './use-typing.ts'

/** Keys one after the other, each so many ms after the one before. */
function typed(...keys: [key: string, after: number, more?: { ctrlKey?: boolean; altKey?: boolean }][]) {
  const { current } = renderHook(() => useTyping()).result
  let timeStamp = 1000
  return keys.map(([key, after, more]) => {
    timeStamp += after
    return current({ key, timeStamp, ctrlKey: false, metaKey: false, altKey: false, ...more })
  })
}

test('letters within a pause belong together', () => {
  expect(typed(['é', 0], ['t', 100], ['x', 700])).toEqual(['é', 'ét', 'x'])
})

test('a space belongs to the letters before it, and is else no text', () => {
  expect(typed(['a', 0], [' ', 100], ['b', 100])).toEqual(['a', 'a ', 'a b'])
  expect(typed([' ', 0], ['a', 100], [' ', 700])).toEqual([null, 'a', null])
})

test('a key that moves ends the text; one with Ctrl, and an asterisk, is none', () => {
  expect(typed(['a', 0], ['ArrowDown', 100], ['b', 100])).toEqual(['a', null, 'b'])
  expect(typed(['a', 0, { ctrlKey: true }], ['a', 0, { altKey: true }], ['*', 0])).toEqual([null, null, null])
})
