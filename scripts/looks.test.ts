import { describe, expect, test } from 'vitest'
import { changedLooks } from './looks/compare-looks.ts'
import { looksPage } from './looks/looks-page.ts'

const accepted = { 'button--default, light': 'a1', 'button--default, dark': 'a2', 'link--default, light': 'b1' }

describe('what looks otherwise', () => {
  test('is nothing where every picture is the same', () => {
    expect(changedLooks(accepted, accepted)).toEqual([])
  })

  test('is what changed, what is new and what is gone', () => {
    expect(
      changedLooks(accepted, {
        'button--default, light': 'a1',
        'button--default, dark': 'c2',
        'tag--default, light': 'd1',
      }),
    ).toEqual([
      { of: 'button--default, dark', before: 'a2', after: 'c2' },
      { of: 'link--default, light', before: 'b1' },
      { of: 'tag--default, light', after: 'd1' },
    ])
  })

  test('leaves out what was not opened when only a part was', () => {
    expect(changedLooks(accepted, { 'button--default, light': 'a1' }, true)).toEqual([])
  })
})

test('the page shows before, after and difference, and says where a picture is not on this machine', () => {
  const page = looksPage(
    [
      { of: 'button--default, dark', before: 'a2', after: 'c2' },
      { of: 'link--default, light', before: 'gone' },
    ],
    new Set(['a2', 'c2']),
  )
  expect(page.match(/<img/g)).toHaveLength(4)
  expect(page).toContain('src="a2.png"')
  expect(page).toContain('not on this machine')
})
