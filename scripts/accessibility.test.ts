import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  conformityOf,
  type Criterion,
  ledgerPage,
  problemsOf,
  statementOf,
  themeSizes,
} from './accessibility/ledger.ts'
import { patternProblems, type Patterns, patternsPage, patternStories } from './accessibility/patterns.ts'
import { lostProof } from './accessibility/proofs.ts'
import { readLedger, readPatterns, readWords, writtenFiles } from './accessibility/written.ts'
import { lostProof as lostOf } from './ledgers/proofs.ts'
import { root } from './run.ts'

const ledger = readLedger()

describe('the ledger of accessibility', () => {
  test('has the 106 criteria of the reference, each with its words, and a proof, a want or a reason', () => {
    expect(ledger.criteria).toHaveLength(106)
    expect(problemsOf(ledger, readWords('en'))).toEqual([])
    expect(problemsOf(ledger, readWords('fr'))).toEqual([])
  })

  test('names proofs that are there', () => {
    const lost = ledger.criteria.flatMap(({ id, proofs = [] }) =>
      proofs.flatMap((proof) => {
        const why = lostProof(id, proof)
        return why ? [`${id}: ${why}`] : []
      }),
    )
    expect(lost).toEqual([])
  })

  test.each(Object.entries(writtenFiles()))('%s is what npm run accessibility writes', (path, text) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(text)
  })
})

describe('the ledger of patterns', () => {
  const patterns = readPatterns()

  test('has for each behaviour a proof that is there, or says how a component departs from it', () => {
    expect(patternProblems(patterns)).toEqual([])
    const proofs = patterns.patterns.flatMap(({ behaviours }) => behaviours.flatMap((one) => one.proofs ?? []))
    expect([...new Set(proofs)].flatMap((proof) => lostOf(proof, {}) ?? [])).toEqual([])
    expect(proofs.length).toBeGreaterThan(150)
  })

  test('names components of the library, which prove their own patterns', () => {
    for (const { pattern, components, behaviours } of patterns.patterns)
      for (const name of components) {
        expect(name).toSatisfy((folder: string) => existsSync(join(root, 'ui/src', folder, 'index.ts')))
        const proofs = behaviours.flatMap((one) => one.proofs ?? [])
        const own = proofs.filter((proof) => proof.startsWith(`ui/src/${name}/`))
        expect({ pattern, name, isProven: own.length > 0 }).toMatchObject({ isProven: true })
      }
  })

  const given: Patterns = {
    reference: 'guide',
    patterns: [
      {
        pattern: 'Tabs',
        components: ['tabs'],
        behaviours: [
          { asks: 'Left | Right', kind: 'key', proofs: ['ui/src/tabs/tabs.stories.tsx: Default', 'a/b.test.ts: one'] },
          { asks: 'Home', kind: 'key', isOptional: true, proofs: ['ui/src/tabs/tabs.stories.tsx: Default'] },
          { asks: 'End', kind: 'key', departs: 'It does not.' },
        ],
      },
    ],
  }
  test('that proves nothing, or departs from what nobody asks, says so', () => {
    expect(patternProblems(given)).toEqual([])
    expect(
      patternProblems({
        ...given,
        patterns: [
          {
            pattern: 'Tabs',
            components: [],
            behaviours: [
              { asks: 'Home', kind: 'key' },
              { asks: 'Home', kind: 'key', isOptional: true, departs: 'It does not.' },
            ],
          },
        ],
      }),
    ).toEqual([
      'Tabs is followed by no component',
      'Tabs asks for something twice',
      'Tabs is proven by nothing, or departs from it: Home',
      'Tabs departs from what it only recommends: Home',
    ])
  })

  test('is told pattern by pattern, and names its stories once', () => {
    const page = patternsPage(given)
    expect(page).toContain('1 of 2 behaviours that 1 patterns ask for are proven, and 1 that they recommend')
    expect(page).toContain(
      '| key | Left \\| Right | story Default ([tabs.stories.tsx](../../ui/src/tabs/tabs.stories.tsx))<br>one ([b.test.ts](../../a/b.test.ts)) |',
    )
    expect(page).toContain('| key | End | **departs**: It does not. |')
    expect(patternStories(given)).toEqual(['ui/src/tabs/tabs.stories.tsx: Default'])
  })
})

test.each([
  [null, 'none'],
  [49, 'none'],
  [50, 'partial'],
  [99, 'partial'],
  [100, 'full'],
])('an audit that found %j of a hundred met is the mention “%s”', (audited, mention) => {
  expect(conformityOf({ audited })).toBe(mention)
})

test.each([
  ['scripts/accessibility.test.ts: names proofs that are there', null],
  [
    'scripts/accessibility.test.ts: names proofs that were there',
    'no “names proofs that were there” in scripts/accessibility.test.ts',
  ],
  ['scripts/nowhere.test.ts: anything', 'no scripts/nowhere.test.ts'],
  ['app/e2e/case.spec.ts: a case from sign-in to sign-out, ${walk.locale}, ${walk.scheme}, ${walk.hands}', null],
  ['ui/src/icon/icon.stories.tsx: Labelled', null],
  ['ui/src/icon/icon.stories.tsx: Label', 'no “Label” in ui/src/icon/icon.stories.tsx'],
  ['axe: svg-img-alt', null],
  ['axe: link-name', 'link-name is none of 1.1'],
  ['axe: nothing', 'axe has no rule nothing'],
  ['lint: jsx-a11y/alt-text', null],
  ['lint: jsx-a11y/no-autofocus', 'the linter does not refuse by jsx-a11y/no-autofocus'],
])('of 1.1 %s: %j', (proof, why) => {
  expect(lostProof('1.1', proof)).toBe(why)
})

describe('a ledger', () => {
  const criteria = themeSizes.flatMap((size, at) =>
    Array.from({ length: size }, (_, of): Criterion => ({
      id: `${at + 1}.${of + 1}`,
      state: 'notApplicable',
      reason: 'None.',
    })),
  )
  const words = Object.fromEntries(criteria.map(({ id }) => [`rgaa.${id}`, `asks ${id}`]))
  const of = (...changed: Criterion[]) => ({
    reference: 'RGAA',
    madeOn: '2026-11-25',
    audited: null,
    criteria: criteria.map((one) => changed.find(({ id }) => id === one.id) ?? one),
  })
  const proven: Criterion = { id: '1.1', state: 'proven', proofs: ['a/b.test.ts: one | two', 'a/b.stories.tsx: Open'] }

  test('that lacks something says what', () => {
    expect(problemsOf(of(), words)).toEqual([])
    expect(problemsOf({ ...of(), criteria: criteria.slice(1) }, words)).toEqual([
      'the criteria are not those of the reference, in its order',
    ])
    expect(problemsOf(of({ id: '1.1', state: 'proven' }, { id: '1.2', state: 'notProven' }), words)).toEqual([
      '1.1 is proven by nothing',
      '1.2 does not say what it lacks',
    ])
    expect(problemsOf(of({ ...proven, reason: 'None.' }), { ...words, 'rgaa.1.1.lacks': 'ears' })).toEqual([
      '1.1 lacks something and is not unproven',
      '1.1 has a reason or a state too much',
    ])
  })

  test('is told by theme, and what is not proven is not counted as if it were', () => {
    const page = ledgerPage(of(proven, { id: '1.2', state: 'notProven' }), {
      ...words,
      'rgaa.theme.1': 'Images',
      'rgaa.1.2.lacks': 'ears.',
    })
    expect(page).toContain('1 of 2 criteria that apply are proven, 50 %; 104 of 106 do not apply.')
    expect(page).toContain('| 1. Images | 1 | 1 | 7 |')
    expect(page).toContain(
      '| 1.1 | asks 1.1 | proven | one \\| two ([b.test.ts](../a/b.test.ts))<br>story Open ([b.stories.tsx](../a/b.stories.tsx)) |',
    )
    expect(page).toContain('| 1.2 | asks 1.2 | **not proven** | Would take: ears. |')
    expect(page).toContain('“Accessibilité : non conforme”')
  })

  test('gives the console states, and no proofs', () => {
    expect(statementOf(of(proven)).states).toMatchObject({ '1.1': 'proven', '13.12': 'notApplicable' })
    expect(JSON.stringify(statementOf(of(proven)))).not.toContain('b.test.ts')
  })
})
