import { describe, expect, test } from 'vitest'
import type { Command } from './commands.ts'
import { doKeys, isLineKey } from './palette-keys.ts'

const lines = Array.from({ length: 20 }, (_, at): Command => ({
  id: String(at),
  group: 'screens',
  text: `Line ${at}`,
  context: '',
  icon: 'x',
  act: { kind: 'shortcuts' },
}))
const [first = null] = lines
const done = (keys: readonly string[], from: { active?: Command | null; first?: Command | null } = {}, of = lines) => {
  const { active, chosen } = doKeys(keys, of, { active: null, first, ...from })
  return [active?.id ?? null, chosen?.id ?? null]
}

describe('keys of the palette, from the field', () => {
  test.each([
    [['Enter'], null, '0'],
    [['ArrowDown'], '0', null],
    [['ArrowDown', 'Enter'], '0', '0'],
    [['ArrowDown', 'ArrowDown', 'Enter'], '1', '1'],
    [['ArrowUp'], '19', null],
    [['ArrowDown', 'ArrowUp'], '19', null],
    [['ArrowUp', 'ArrowDown'], '0', null],
    [['PageDown'], '8', null],
    [['PageDown', 'PageDown', 'PageDown'], '19', null],
    [['PageDown', 'PageUp', 'PageUp'], '0', null],
  ] as const)('%o', (keys, active, chosen) => {
    expect(done(keys)).toEqual([active, chosen])
  })

  test('Enter ends it: what was pressed after it was meant for what it opened', () => {
    expect(done(['ArrowDown', 'Enter', 'ArrowDown', 'Enter'])).toEqual(['0', '0'])
  })

  test('where nothing was typed, Enter alone chooses nothing; where nothing is found, no key does anything', () => {
    expect(done(['Enter'], { first: null })).toEqual([null, null])
    expect(done(['ArrowDown', 'PageUp', 'Enter'], { first: null }, [])).toEqual([null, null])
  })
})

test('letters are the field’s own', () => {
  expect(['a', 'Home', 'ArrowLeft', 'toString', 'Enter', 'ArrowDown'].map((key) => isLineKey(key))).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ])
})
