import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contestedPages, matchPages } from './match-pages.ts'

const pages = ['LEV-VGP-01', 'LEV-VGP-02', 'LEV-VGP-10', 'LEV-1', 'LEV-1-2', 'ÉTÉ'].map((refPage, at) => ({
  idPage: at + 1,
  refPage,
}))

test.each([
  ['LEV-VGP-01.pdf', [1]],
  ['lev_vgp 02.PNG', [2]],
  ['Page de garde LEV-VGP-01 (2).pdf', [1]],
  ['LEV-VGP-1.pdf', [1]],
  ['LEV-VGP-010.pdf', [3]],
  ['LEVVGP10.jpg', [3]],
  ['LEV-1-2.pdf', [5]],
  ['LEV-1.pdf', [4]],
  ['LEV-11.pdf', []],
  ['LEV-VGP-01 et LEV-VGP-02.pdf', [1, 2]],
  ['été.v2.pdf', [6]],
  ['e\u0301te\u0301.pdf', [6]],
  ['scan0001.pdf', []],
  ['.pdf', []],
  ['', []],
])('%s goes onto %j', (name, expected) => {
  expect(matchPages(name, pages)).toEqual(expected)
})

test('a file named by a reference goes onto that page, whatever else is in its name', () => {
  const word = fc.stringMatching(/^[a-z]{1,5}$/)
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('-')),
        { minLength: 1, maxLength: 6 },
      ),
      (refs) => {
        const all = refs.map((refPage, idPage) => ({ idPage, refPage }))
        for (const { idPage, refPage } of all) expect(matchPages(`${refPage.toUpperCase()}.pdf`, all)).toContain(idPage)
      },
    ),
  )
})

test('pages that two files are for are known', () => {
  expect(contestedPages([{ targets: [1, 2] }, { targets: [2] }, { targets: [3] }])).toEqual(new Set([2]))
})
