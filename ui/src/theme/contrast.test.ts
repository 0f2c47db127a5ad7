import { describe, expect, test } from 'vitest'
import { contrast, readableOn } from './contrast.ts'
import { colorPairs, moreContrast } from './pairs.ts'
import { colorTokens } from './tokens.ts'
import type { BrandColors, Scheme } from './tokens.ts'

const schemes: Scheme[] = ['light', 'dark']
const brands: Record<string, BrandColors> = {
  default: {},
  yellow: { primary: '#ffd400', secondary: '#ffeeaa', accent: '#fff' },
  black: { primary: '#000000', secondary: '#111111', accent: '#101010' },
  grey: { primary: '#777777', secondary: '#808080', accent: '#757575' },
}

test('knows the ratios of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(readableOn('#ffd400')).not.toBe('#ffffff')
})

describe.each(schemes)('%s', (scheme) => {
  describe.each(Object.entries(brands))('%s brand', (_name, brand) => {
    const colors = colorTokens(scheme, brand)
    test.each(colorPairs)('$front on $ground is at least $ratio:1', ({ front, ground, ratio }) => {
      expect(contrast(colors[front], colors[ground])).toBeGreaterThanOrEqual(ratio)
    })

    const more = colorTokens(scheme, brand, 'more')
    test.each(colorPairs)('$front on $ground is more than that where more is asked for', ({ front, ground, ratio }) => {
      expect(contrast(more[front], more[ground])).toBeGreaterThanOrEqual(moreContrast[ratio])
    })
  })
})
