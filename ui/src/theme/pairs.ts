import type { ColorToken } from './tokens.ts'

/** A foreground, the ground it stands on, and the contrast it must have there. */
interface ColorPair {
  front: ColorToken
  ground: ColorToken
  ratio: 3 | 4.5
}

const surfaces = ['bg', 'surface', 'surface-raised'] as const
const states = [...surfaces, 'hover', 'selected'] as const

const pairs = (fronts: readonly ColorToken[], grounds: readonly ColorToken[], ratio: 3 | 4.5): ColorPair[] =>
  fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, ratio })))

/** Every pair the components use; a test computes all of them in both schemes. */
export const colorPairs: readonly ColorPair[] = [
  ...pairs(['text', 'text-muted'], [...states, 'surface-sunken'], 4.5),
  ...pairs(['primary-text', 'secondary-text', 'accent-text'], states, 4.5),
  ...pairs(['success', 'warning', 'error', 'info'], surfaces, 4.5),
  ...pairs(['success'], ['success-bg'], 4.5),
  ...pairs(['warning'], ['warning-bg'], 4.5),
  ...pairs(['error'], ['error-bg'], 4.5),
  ...pairs(['info'], ['info-bg'], 4.5),
  ...pairs(['text'], ['success-bg', 'warning-bg', 'error-bg', 'info-bg'], 4.5),
  ...pairs(['on-primary'], ['primary', 'primary-hover'], 4.5),
  ...pairs(['on-secondary'], ['secondary'], 4.5),
  ...pairs(['on-accent'], ['accent'], 4.5),
  ...pairs(['on-danger'], ['danger', 'danger-hover'], 4.5),
  ...pairs(['on-app-bar'], ['app-bar', 'app-bar-hover'], 4.5),
  ...pairs(['on-inverse'], ['inverse'], 4.5),
  ...pairs(['border-control', 'focus', 'primary', 'accent'], surfaces, 3),
  ...pairs(['chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'], surfaces, 3),
  ...pairs(['border-control', 'focus'], ['hover'], 3),
  ...pairs(['focus'], ['selected'], 3),
]

/** What a pair takes where people ask for more contrast. */
export const moreContrast = { 3: 4.5, 4.5: 7 } as const
