import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listChanges, textChanges } from './changes.ts'
import type { Change } from './changes.ts'

const signs = { same: '', removed: '-', added: '+' }
const told = (changes: readonly Change[]) => changes.map(({ kind, text }) => `${signs[kind]}${text}`)

test.for([
  ['Accès par la cour', 'Accès par la rue', ['Accès par la ', '-cour', '+rue']],
  ['une visite', 'deux visites par an', ['-une visite', '+deux visites par an']],
  ['', 'Nouveau', ['+Nouveau']],
  ['Ancien', '', ['-Ancien']],
  ['le même', 'le même', ['le même']],
  ['12 avenue', '14 avenue', ['-12', '+14', ' avenue']],
] as const)('“%s” to “%s”', ([before, after, changes]) => {
  expect(told(textChanges(before, after))).toEqual(changes)
})

test('a list keeps what stands in both, in order', () => {
  expect(told(listChanges(['Lyon', 'Paris', 'Nice'], ['Paris', 'Brest', 'Nice']))).toEqual([
    '-Lyon',
    'Paris',
    '+Brest',
    'Nice',
  ])
})

const apart = (changes: readonly Change[], without: Change['kind']) =>
  changes.filter(({ kind }) => kind !== without).map(({ text }) => text)

test('whatever the texts: without what was added it is the one before, without what was removed the one after', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', ' ', 'été', ',', '\n'), { maxLength: 30 })
    .map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = textChanges(before, after)
      expect(apart(changes, 'added').join('')).toBe(before)
      expect(apart(changes, 'removed').join('')).toBe(after)
    }),
  )
})

test('two long texts that have nothing in common are told at once', () => {
  const before = Array.from({ length: 5000 }, (_, at) => `a${at}`)
  const after = Array.from({ length: 5000 }, (_, at) => `b${at}`)
  expect(listChanges(before, after)).toHaveLength(10_000)
})
