import { describe, expect, test } from 'vitest'
import type { ComponentDocs } from '../.storybook/docs/component-docs.ts'
import { pageSections } from '../.storybook/docs/page-sections.ts'
import { heardText } from '../.storybook/hearing/heard-file.ts'
import type { Opening } from './review/entry.ts'
import { type Approval, parseApprovals, writeApprovals } from './standing/approvals.ts'
import { type Evidence, standingOf } from './standing/compute-standing.ts'
import { fingerprintsOf } from './standing/fingerprints.ts'

const docs: ComponentDocs = {
  name: 'button',
  since: '0.1.0',
  anatomy: { story: 'Default', parts: [{ name: 'Root', find: 'button', what: 'All of it' }] },
  states: [{ name: 'At rest', story: 'Default' }],
  keyboard: [{ keys: 'Enter', does: 'Presses it', story: 'Default' }],
  speech: [],
  changelog: [
    { version: '0.2.0', date: '2026-11-23', what: 'More' },
    { version: '0.1.0', date: '2026-11-20', what: 'First' },
  ],
}
const id = 'components-button--default'
const said = {
  fr: ['document', 'button, Créer', 'end of document'],
  en: ['document', 'button, Add', 'end of document'],
  live: [],
}
const opening: Opening = {
  entry: {
    id,
    title: 'Components/Button',
    name: 'Default',
    type: 'story',
    importPath: './ui/src/button/button.stories.tsx',
    exportName: 'Default',
  },
  theme: 'light',
  problems: [],
  longestTask: 0,
  isOwnThemePassed: true,
  isOtherThemePassed: true,
  heard: said,
}
const evidence: Evidence = {
  docs,
  page: pageSections.map((section) => `\n## ${section}\n`).join(''),
  openings: [opening],
  heard: { [id]: heardText(said) },
  looks: { [`${id}, light`]: 'aa', [`${id}, dark`]: 'bb' },
  isWithinSize: true,
  approvals: [],
}

const approval = (kind: 'heard' | 'seen', by: string, reader?: string): Approval => ({
  kind,
  date: '2026-12-01',
  by,
  ...(reader && { with: reader }),
  fingerprints: fingerprintsOf(kind, { docs, stories: [id], looks: evidence.looks, heard: evidence.heard }),
})
const approved = [
  approval('heard', 'Ada Martin', 'NVDA 2026.1, Firefox 150'),
  approval('heard', 'Ada Martin', 'VoiceOver, Safari 27'),
  approval('seen', 'Léo Petit'),
]

describe('a component is', () => {
  test('beta, once all that a machine can find holds; nobody has approved it', () => {
    const { status, proofs, approvals } = standingOf(evidence)
    expect({ status, approvals }).toEqual({ status: 'beta', approvals: { heard: [], seen: [] } })
    expect(Object.values(proofs).flatMap(({ open }) => open)).toEqual([])
  })

  test.each<[string, Partial<Evidence>, string]>([
    ['a story fails', { openings: [{ ...opening, problems: ['expected 2'] }] }, 'stories'],
    [
      'axe does not come to run in the other theme',
      { openings: [{ ...opening, isOtherThemePassed: undefined }] },
      'axe',
    ],
    ['it says something else than accepted', { heard: { [id]: ' . button, Supprimer' } }, 'heard'],
    [
      'a text is missing in English',
      { openings: [{ ...opening, heard: { ...said, en: ['button, button.pending'] } }] },
      'languages',
    ],
    ['a picture was not accepted in the dark theme', { looks: { [`${id}, light`]: 'aa' } }, 'pictures'],
    ['its page has no changelog', { page: evidence.page.replace('## Changelog', '## News') }, 'page'],
    [
      'a key is pressed by a story that is gone',
      { docs: { ...docs, keyboard: [{ keys: 'Space', does: '', story: 'Gone' }] } },
      'keys',
    ],
    ['it weighs too much', { isWithinSize: false }, 'size'],
    ['nobody weighed it', { isWithinSize: undefined }, 'size'],
  ])('draft where %s, and says so', (_, change, proof) => {
    const { status, proofs } = standingOf({ ...evidence, ...change })
    expect(status).toBe('draft')
    expect(proofs[proof as keyof typeof proofs]?.open ?? ['not asked']).toHaveLength(1)
  })

  test('stable, heard with two readers and seen', () => {
    expect(standingOf({ ...evidence, approvals: approved }).status).toBe('stable')
  })

  test('no more than beta, heard twice with one reader, or in its first version', () => {
    const twice = [approved[0]!, approval('heard', 'Léo Petit', 'NVDA 2025.4, Chrome'), approved[2]!]
    expect(standingOf({ ...evidence, approvals: twice }).status).toBe('beta')
    expect(
      standingOf({ ...evidence, approvals: approved, docs: { ...docs, changelog: docs.changelog.slice(1) } }).status,
    ).toBe('beta')
  })
})

test('an approval is taken back by what has changed since, and by nothing else', () => {
  const looks = { ...evidence.looks, [`${id}, dark`]: 'cc' }
  const { status, approvals, takenBack } = standingOf({ ...evidence, looks, approvals: approved })
  expect(status).toBe('beta')
  expect([approvals.heard.length, approvals.seen.length]).toEqual([2, 0])
  expect(takenBack).toEqual([{ approval: 'seen 2026-12-01 by Léo Petit', changed: [`picture ${id}, dark`] }])
})

test('what is said otherwise, or another key, takes back who listened', () => {
  const otherwise = { fr: ['button, Neuf'], en: ['button, New'], live: [] }
  const { takenBack } = standingOf({
    ...evidence,
    docs: { ...docs, keyboard: [...docs.keyboard, { keys: 'Space', does: 'Presses it', story: 'Default' }] },
    openings: [{ ...opening, heard: otherwise }],
    heard: { [id]: heardText(otherwise) },
    approvals: approved,
  })
  expect(takenBack.map(({ changed }) => changed)).toEqual([
    [`spoken ${id}`, 'keys'],
    [`spoken ${id}`, 'keys'],
  ])
})

test('approvals are read as they were written, and a line that is none is told', () => {
  expect(parseApprovals(writeApprovals(approved))).toEqual(approved)
  expect(() => parseApprovals('## liked 2026-12-01 by Ada')).toThrow('no approval')
})
