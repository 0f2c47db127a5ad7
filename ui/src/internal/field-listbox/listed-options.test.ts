import { expect, test } from 'vitest'
import { listedOptions, optionRuns } from './listed-options.ts'

const all = { value: 0, label: 'Toutes' }
const west = {
  heading: 'Ouest',
  options: [
    { value: 1, label: 'Brest' },
    { value: 2, label: 'Nantes' },
  ],
}
const north = { heading: 'Nord', options: [{ value: 3, label: 'Lille' }] }

test('options of groups stand one after the other, each with its heading', () => {
  expect(listedOptions([all, west, north]).map(({ value, heading }) => [value, heading])).toEqual([
    [0, undefined],
    [1, 'Ouest'],
    [2, 'Ouest'],
    [3, 'Nord'],
  ])
})

test('what stands in no group is the option itself', () => {
  expect(listedOptions([all, west])[0]).toBe(all)
})

test('a run begins where the heading changes, and knows where it stands among all', () => {
  const runs = optionRuns(listedOptions([all, west, north]))
  expect(runs.map(({ heading, start, options }) => [heading, start, options.length])).toEqual([
    [undefined, 0, 1],
    ['Ouest', 1, 2],
    ['Nord', 3, 1],
  ])
})

test('an empty group has no run, and no options none', () => {
  expect(optionRuns(listedOptions([{ heading: 'Sud', options: [] }, all]))).toHaveLength(1)
  expect(optionRuns([])).toEqual([])
})
