import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { passedOver, walkedOneIn } from './harden/drawn.ts'
import { chosenRows, nameOf, problemsOf, type Row, type Seen, stateOf } from './harden/ledger.ts'
import { hardeningPage } from './harden/page.ts'
import { whyLost } from './harden/proofs.ts'
import { isTitled, proofOf } from './harden/titles.ts'
import { pageFile, readRows, readSeen, sourceOf } from './harden/written.ts'
import { root } from './run.ts'

const rows = readRows()

describe('the ledger of hardening', () => {
  test('has 62 faults, 45 attacks, 31 rows on accessibility and 10 properties, each with a proof or what it lacks; its guards stand where it says', () => {
    expect(rows).toHaveLength(148)
    expect(problemsOf(rows, sourceOf)).toEqual([])
  })

  test('names proofs that are there', () => {
    const lost = rows.flatMap(({ id, proofs }) =>
      proofs.flatMap((proof) => {
        const why = whyLost(proof)
        return why ? [`${id}: ${why}`] : []
      }),
    )
    expect(lost).toEqual([])
  })

  test('is told by its page, with what was seen', () => {
    expect(readFileSync(join(root, pageFile), 'utf8')).toBe(hardeningPage(rows, readSeen()))
  })
})

describe('a test run', () => {
  const titles = [...new Set(rows.flatMap(({ proofs }) => proofs))]
    .filter((proof) => proof.startsWith('app/e2e/hardening-'))
    .map((proof) => proofOf(proof).title)
  const walked = (seed: number) => titles.filter((title) => !new RegExp(passedOver(rows, seed)).test(title))

  test('walks one in ten of the journeys of hardening, each of them for some seed, and leaves the others alone', () => {
    const seeds = Array.from({ length: 100 }, (_, seed) => seed)
    for (const seed of seeds) expect(walked(seed)).toHaveLength(Math.ceil(titles.length / walkedOneIn))
    expect(new Set(seeds.flatMap(walked))).toEqual(new Set(titles))
    expect(new RegExp(passedOver(rows, 1)).test('a case from sign-in to sign-out, fr, light, pointer [2.cases]')).toBe(
      false,
    )
  })
})

describe('a ledger', () => {
  const guard = { file: 'a.ts', text: 'throw refused()', proof: 'a.test.ts: refuses' }
  const row: Row = { id: 'F01', asks: 'It is refused.', languages: 'fr', proofs: ['a.test.ts: refuses'] }
  const sources = (text: string | null) => () => text
  const found = (one: Row, source: string | null = 'x') =>
    problemsOf([one], sources(source)).filter((problem) => problem.startsWith('F01'))

  test('says what is wrong with a row', () => {
    expect(problemsOf([row], sources(null))).toEqual(['the rows are not each there once, in order'])
    expect(found({ ...row, proofs: [] })).toEqual(['F01 is shown by nothing, and does not say what it lacks'])
    expect(found({ ...row, proofs: [], lacks: 'A test.' })).toEqual([])
    expect(found({ ...row, proofs: [...row.proofs, ...row.proofs] })).toEqual(['F01 names a proof twice'])
    expect(found({ ...row, guards: [guard] }, 'if (a) throw refused()')).toEqual([])
    expect(found({ ...row, guards: [guard] }, null)).toEqual([
      'F01 has a guard that stands 0 times in a.ts: throw refused()',
    ])
    expect(found({ ...row, guards: [guard] }, 'throw refused() throw refused()')).toEqual([
      'F01 has a guard that stands 2 times in a.ts: throw refused()',
    ])
    expect(found({ ...row, guards: [{ ...guard, proof: 'b' }] }, 'throw refused()')).toEqual([
      'F01 has a guard for what is none of its proofs: b',
    ])
  })

  const seen = (passed: number, failed: number): Seen => ({
    seed: 7,
    proofs: { 'a.test.ts: refuses': { passed, failed, seed: 7 } },
    guards: { [nameOf(guard)]: { isNoticed: true, seed: 7 } },
  })

  test('holds a row when all its proofs passed, and lacks nothing', () => {
    expect(stateOf(row, seen(2, 0))).toBe('held')
    expect(stateOf(row, seen(2, 1))).toBe('failed')
    expect(stateOf({ ...row, lacks: 'More.' }, seen(2, 0))).toBe('not shown')
    expect(stateOf({ ...row, lacks: 'More.' }, seen(2, 1))).toBe('failed')
    expect(stateOf({ ...row, proofs: [...row.proofs, 'b.test.ts: more'] }, seen(2, 0))).toBe('not run')
  })

  test('is narrowed by rows and kinds, and knows no other', () => {
    const ids = (...names: string[]) => chosenRows(rows, names).map(({ id }) => id)
    expect(ids()).toHaveLength(148)
    expect(ids('f05', 'A12')).toEqual(['F05', 'A12'])
    expect(ids('P')).toHaveLength(10)
    expect(() => ids('F99')).toThrow('There is no row F99.')
  })

  test('is told with what lacks, in which language, and which guard was noticed', () => {
    const page = hardeningPage(
      [
        { ...row, guards: [guard] },
        { ...row, id: 'P01', lacks: 'a | more.' },
      ],
      seen(1, 0),
    )
    expect(page).toContain('| Faults | 1 | 1 | 1 | 0 | 0 | 0 | 1 |')
    expect(page).toContain('| **all** | 2 | 1 | 1 | 1 | 0 | 0 | 1 |')
    expect(page).toContain(
      '| F01 | It is refused. | held | French | refuses ([a.test.ts](../a.test.ts))<br>guard in [a.ts](../a.ts): noticed |',
    )
    expect(page).toContain('| P01 | It is refused. | **not shown** | French | Would take: a \\| more.<br>')
  })
})

test.each([
  ['a save that waits', 'a save that waits', true],
  ['a save that waits', 'a save that waits [4.saving] [3.wire]', true],
  ['a save that waits', 'a save that waits longer', false],
  ['a save that waits', 'not a save that waits', false],
  ['after %s, tried %d times (a|b)', 'after x, y, tried 3 times (a|b)', true],
  ['after %s, tried %d times (a|b)', 'after x, tried 3 times a', false],
  ['$path lets in whom it should', '/api/Core/X lets in whom it should [6.rights]', true],
  ['read: ${walk.locale}, ${walk.hands}', 'read: fr, pointer', true],
  ['is 40 %% longer', 'is 40 % longer', true],
])(
  'a written title is told apart from others, whatever its values and the statements besides: %#',
  (written, ran, isMeant) => {
    expect(isTitled(written, ran)).toBe(isMeant)
  },
)

test.each([
  ['app/e2e/a.spec.ts: it: works', { kind: 'playwright', from: 'app/e2e/a.spec.ts', title: 'it: works' }],
  ['ui/src/a.stories.tsx: Open', { kind: 'story', from: 'ui/src/a.stories.tsx', title: 'Open' }],
  ['ui/src/a.test.tsx: opens', { kind: 'vitest', from: 'ui/src/a.test.tsx', title: 'opens' }],
  ['command: npm run fuzz -- --runs 9', { kind: 'command', from: 'npm run fuzz -- --runs 9' }],
])('%s is a proof', (text, proof) => {
  expect(proofOf(text)).toMatchObject(proof)
})

test.each([
  ['command: npm run fuzz -- --runs 9', null],
  ['command: npm run nothing', 'no npm script nothing'],
  ['command: node contracts/bench/kill.ts --seconds 1', null],
  ['command: node contracts/bench/killed.ts', 'no contracts/bench/killed.ts'],
  ['scripts/harden.test.ts: names proofs that are there', null],
  ['scripts/harden.test.ts: names proofs that were', 'no “names proofs that were” in scripts/harden.test.ts'],
])('%s: %j', (proof, why) => {
  expect(whyLost(proof)).toBe(why)
})
