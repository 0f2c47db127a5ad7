import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chosenEntries, provenAfter } from './review/chosen.ts'
import type { Entry } from './review/entry.ts'

const story = (file: string, name: string, tags: string[] = []): Entry => ({
  id: `${file}--${name}`,
  title: file,
  name,
  type: 'story',
  importPath: `./${file}.stories.tsx`,
  tags,
})
const entries = [story('tag', 'one'), story('tag', 'two'), story('menu', 'one'), story('menu', 'two', ['4.escape'])]
const file = (name: string) => `${name}.stories.tsx`
const never = () => false
const always = () => true

describe('what a test run opens', () => {
  test('all entries of a file that changed since it was proven, and none of another', () => {
    const known = {
      now: { [file('tag')]: 'b', [file('menu')]: 'm' },
      proven: { [file('tag')]: 'a', [file('menu')]: 'm' },
    }
    const opened = chosenEntries(entries, known, never).map(({ id }) => id)
    expect(opened).toEqual(['tag--one', 'tag--two', 'menu--two'])
  })

  test('what was never proven, and what the build gave no fingerprint', () => {
    expect(chosenEntries(entries, { now: { [file('tag')]: 'a' }, proven: {} }, never)).toHaveLength(4)
  })

  test('a sample of what is as it was proven, of whole files', () => {
    const now = { [file('tag')]: 'a', [file('menu')]: 'm' }
    expect(chosenEntries(entries, { now, proven: now }, always)).toHaveLength(4)
    expect(chosenEntries(entries, { now, proven: now }, (one) => one === file('tag')).map(({ id }) => id)).toEqual([
      'tag--one',
      'tag--two',
      'menu--two',
    ])
  })
})

describe('what is proven after a run', () => {
  const now = { [file('tag')]: 'new', [file('menu')]: 'new' }
  const proven = { [file('tag')]: 'old', [file('menu')]: 'old' }
  const outcomes = fc.record({
    'tag--one': fc.constantFrom(true, false, undefined),
    'tag--two': fc.constantFrom(true, false, undefined),
  })

  test('a file as it is now once all of its entries were right; as before while one was not opened; not at all once one was wrong', () => {
    fc.assert(
      fc.property(outcomes, (ended) => {
        const opened = new Map(
          Object.entries(ended).filter(([, isRight]) => isRight !== undefined) as [string, boolean][],
        )
        const all = Object.values(ended)
        const expected = all.includes(false) ? undefined : all.includes(undefined) ? 'old' : 'new'
        expect(provenAfter(entries, opened, { now, proven })[file('tag')]).toBe(expected)
      }),
    )
  })

  test('a file that is gone is forgotten', () => {
    expect(provenAfter([], new Map(), { now, proven })).toEqual({})
  })
})
