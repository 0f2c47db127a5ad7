import { describe, expect, test } from 'vitest'
import { placeAt, sideOf } from './placement.ts'
import type { PlaceOptions } from './placement.ts'

const view = { width: 1000, height: 600 }
const options = (over: Partial<PlaceOptions> = {}): PlaceOptions => ({ placement: 'bottom-start', isRightToLeft: false, view, gap: 4, ...over })
const button = (left: number, top: number) => ({ left, top, width: 100, height: 30 })
const layer = { width: 200, height: 120 }

describe('the side', () => {
  test('is the one asked for where there is room', () => {
    expect(sideOf(button(100, 100), layer, options())).toEqual({ side: 'bottom', room: 600 - 130 - 4 - 8 })
  })

  test.each([
    ['bottom', button(100, 540), 'top'],
    ['top', button(100, 20), 'bottom'],
    ['right', button(880, 100), 'left'],
    ['left', button(20, 100), 'right'],
  ] as const)('asked at the %s without room is the other one', (placement, anchor, side) => {
    expect(sideOf(anchor, layer, options({ placement })).side).toBe(side)
  })

  test('where neither has room is the roomier one', () => {
    const high = { width: 200, height: 900 }
    expect(sideOf(button(100, 100), high, options()).side).toBe('bottom')
    expect(sideOf(button(100, 400), high, options()).side).toBe('top')
  })
})

describe('the place', () => {
  test('is flush with the start, the end, or in the middle', () => {
    const anchor = button(400, 100)
    expect(placeAt(anchor, layer, options())).toEqual({ left: 400, top: 134 })
    expect(placeAt(anchor, layer, options({ placement: 'bottom-end' }))).toEqual({ left: 300, top: 134 })
    expect(placeAt(anchor, layer, options({ placement: 'top' }))).toEqual({ left: 350, top: 134 })
  })

  test('turns from right to left', () => {
    expect(placeAt(button(400, 100), layer, options({ isRightToLeft: true })).left).toBe(300)
    expect(placeAt(button(400, 100), layer, options({ isRightToLeft: true, placement: 'bottom-end' })).left).toBe(400)
  })

  test('is flush with the other edge where only that fits, and within the view where neither does', () => {
    expect(placeAt(button(890, 100), layer, options()).left).toBe(790)
    expect(placeAt(button(890, 100), { width: 980, height: 100 }, options()).left).toBe(10)
    expect(placeAt(button(100, 100), { width: 2000, height: 100 }, options()).left).toBe(8)
  })

  test('is beside, nudged along, and over the anchor only where that is allowed', () => {
    expect(placeAt(button(400, 100), layer, options({ placement: 'right-start', gap: 2, nudge: -5 }))).toEqual({ left: 502, top: 95 })
    const narrow = { placement: 'right-start', view: { width: 320, height: 600 } } as const
    expect(placeAt(button(110, 100), layer, options({ ...narrow, mayCover: true })).left).toBe(112)
    expect(placeAt(button(110, 100), layer, options(narrow)).left).toBe(214)
  })
})
