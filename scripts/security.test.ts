import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contextWords } from '../contracts/provider/security/password-words.ts'
import { anchorOf } from './ledgers/shown.ts'
import { root } from './run.ts'
import { auditorsPage } from './security/auditors.ts'
import { read, readFigures, readLedger } from './security/figures.ts'
import { counted, type Ledger, ledgerPage, problemsOf, type Requirement } from './security/ledger.ts'
import { lostProof } from './security/proofs.ts'
import { known } from './security/reference.ts'
import { writtenFiles } from './security/written.ts'

const ledger = readLedger()

describe('the ledger of security', () => {
  test('has the 70 requirements of level 1 and the 183 of level 2, each with a proof, a want or a reason', () => {
    expect([1, 2].map((wanted) => known.filter(({ level }) => level === wanted).length)).toEqual([70, 183])
    expect(problemsOf(ledger)).toEqual([])
  })

  test('names proofs that are there', () => {
    const lost = ledger.requirements.flatMap(({ id, proofs = [] }) =>
      proofs.flatMap((proof) => {
        const why = lostProof(proof)
        return why ? [`${id}: ${why}`] : []
      }),
    )
    expect(lost).toEqual([])
  })

  test.each(Object.entries(writtenFiles()))('%s is what npm run security writes', (path, text) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(text)
  })
})

test('what is decided names each word that a password must not be made of', () => {
  expect(read('docs/security/decided.md')).toContain(`: ${contextWords.join(', ')} (`)
})

test.each([...Object.keys(writtenFiles()), 'docs/security/decided.md', 'SECURITY.md'])(
  'what %s links to is there, headings too',
  (page) => {
    const links = [...(read(page) ?? '').matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)]
    expect(links.length).toBeGreaterThan(2)
    const lost = links.filter(([, path = '', anchor]) => {
      const file = path === '' ? join(root, page) : join(root, dirname(page), path)
      if (!existsSync(file) || anchor === undefined) return !existsSync(file)
      const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
      return !headings.map(anchorOf).includes(anchor)
    })
    expect(lost.map(([link]) => link)).toEqual([])
  },
)

test.each([
  ['scripts/security.test.ts: names proofs that are there', null],
  [
    'scripts/security.test.ts: names proofs that were there',
    'no “names proofs that were there” in scripts/security.test.ts',
  ],
  ['ui/src/toast/toast.stories.tsx: HostileText', null],
  ['SECURITY.md: What counts', null],
  ['SECURITY.md: counts', 'no “counts” in SECURITY.md'],
  ['docs/nowhere.md: What counts', 'no docs/nowhere.md'],
  ['deploy/systemd/ronde.service: NoNewPrivileges=yes', null],
  ['deploy/systemd/ronde.service: NoNewPrivileges=no', 'no “NoNewPrivileges=no” in deploy/systemd/ronde.service'],
  ['doctor: csp', null],
  ['doctor: nothing', 'the doctor does not look at nothing'],
  ['npm: audit', null],
  ['npm: nothing', 'there is no npm run nothing'],
  ['lint: eqeqeq', null],
  ['lint: no-plusplus', 'the linter does not refuse by no-plusplus'],
])('%s: %j', (proof, why) => {
  expect(lostProof(proof)).toBe(why)
})

describe('a ledger of which one is held and one is not', () => {
  const of = (...changed: Partial<Requirement>[]): Ledger => ({
    reference: 'ASVS',
    madeOn: '2026-11-25',
    requirements: known.map((one, at): Requirement => ({
      ...one,
      state: 'notApplicable',
      asks: `asks ${one.id}`,
      why: 'None.',
      ...changed[at],
    })),
  })
  const held: Partial<Requirement> = {
    state: 'held',
    proofs: ['a/b.test.ts: one | two', 'doctor: csp', 'a/c.md: Why?'],
  }
  const open: Partial<Requirement> = { state: 'notHeld', why: 'Half of it.', takes: 'a day.' }

  test('says what is missing in it', () => {
    expect(problemsOf(of(held, open))).toEqual([])
    expect(problemsOf({ requirements: of().requirements.slice(1) })).toHaveLength(1)
    expect(problemsOf({ requirements: of().requirements.map((one) => ({ ...one, level: 1 })) })).toHaveLength(1)
    expect(problemsOf(of({ state: 'held' }, { state: 'notHeld' }, { why: '' }, { ...held, takes: 'a day.' }))).toEqual([
      '1.1.1 is held by nothing',
      '1.1.2 says what it would take, or does not, against its state',
      '1.2.1 does not say why',
      '1.2.2 says what it would take, or does not, against its state',
    ])
  })

  test('is counted by level and chapter, and each row says why and by what', () => {
    expect(counted(of(held, open).requirements)).toEqual({ held: 1, notHeld: 1, operator: 0, notApplicable: 251 })
    const page = ledgerPage(of(held, open))
    expect(page).toContain('| level 2 | 1 | 1 | 0 | 181 |')
    expect(page).toContain('| 1. Encoding and Sanitization | 1 | 1 | 0 | 25 |')
    expect(page).toContain(
      '| 1.1.1 | 2 | asks 1.1.1 | held | None.<br>one \\| two ([b.test.ts](../a/b.test.ts))<br>doctor: `csp`<br>[Why?](../a/c.md#why) |',
    )
    expect(page).toContain('| 1.1.2 | 2 | asks 1.1.2 | **not held** | Half of it.<br>Would take: a day. |')
  })
})

describe('the page for auditors', () => {
  const figures = readFigures(read)

  test('takes its figures from the pages, and refuses one that no longer says them', () => {
    const changed = (path: string, from: string | RegExp, to: string) =>
      readFigures((asked) => (asked === path ? (read(asked) ?? '').replace(from, to) : read(asked)))
    expect(changed('docs/specification-coverage.md', /\d+ of \d+ are proven/, '3 of 4 are proven').statements).toBe(
      '3 of 4',
    )
    expect(
      changed('docs/contracts/wrong.md', /^\| all \| \d+ \| (\d+) \| (\d+) \| \d+ \|$/m, '| all | 9 | $1 | $2 | 7 |')
        .wrong,
    ).toMatchObject({ providers: '9', missed: '7' })
    expect(() => changed('docs/contracts/wrong-source.md', 'are shown', 'were shown')).toThrow('no longer says')
  })

  test('lists whatever does not hold, and what is for the operator', () => {
    const page = auditorsPage(figures)
    for (const { id, takes = '' } of ledger.requirements.filter(({ state }) => state === 'notHeld'))
      expect(page).toMatch(new RegExp(`^\\| ${id} \\| .*${takes.slice(0, 20).replaceAll(/[()]/g, '.')}`, 'm'))
    for (const { id } of ledger.requirements.filter(({ state }) => state === 'operator'))
      expect(page).toContain(`\n| ${id} | `)
    const without = auditorsPage({ ...figures, isAudited: true, load: { signIn: 1, list: 1 } })
    for (const fact of ['“non conforme”', '300 kB were aimed at'])
      expect([page, without].map((text) => text.includes(fact))).toEqual([true, false])
  })

  test('says how many rows of hardening are held', () => {
    const [all = '', held = ''] =
      /^\| \*\*all\*\* \| (\d+) \| (\d+) \|/m.exec(readFileSync(join(root, 'docs/hardening.md'), 'utf8'))?.slice(1) ??
      []
    expect(auditorsPage(figures)).toContain(`| ${held} of ${all} rows | [one by one](hardening.md) |`)
  })
})
