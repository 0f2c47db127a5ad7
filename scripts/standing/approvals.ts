import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ApprovalKind, approvalKinds, type TakenBack } from '../../.storybook/docs/standing.ts'
import { root } from '../run.ts'
import type { Fingerprints } from './fingerprints.ts'

/** A person's approval of a component, with its fingerprints at that time. */
export interface Approval {
  kind: ApprovalKind
  date: string
  by: string
  /** Screen reader and browser used. */
  with?: string
  fingerprints: Fingerprints
}

const folder = join(root, '.storybook/approvals')
const fileOf = (component: string): string => join(folder, `${component}.txt`)

const title = /^## (\w+) (\d{4}-\d\d-\d\d) by (.+?)(?: with (.+))?$/

/** Such as `heard 2026-12-01 by Ada Martin with NVDA 2026.1`. */
export const nameOf = ({ kind, date, by, with: reader }: Approval): string =>
  `${kind} ${date} by ${by}${reader ? ` with ${reader}` : ''}`

const isKind = (text: string): text is ApprovalKind => approvalKinds.some(({ id }) => id === text)

/** Parses the approvals in a component's file. Throws at an invalid line. */
export function parseApprovals(text: string): Approval[] {
  const approvals: (Approval & { fingerprints: Record<string, string> })[] = []
  for (const line of text.split('\n').filter((one) => one && !one.startsWith('# '))) {
    const [, kind = '', date = '', by = '', reader] = title.exec(line) ?? []
    if (isKind(kind)) {
      approvals.push({ kind, date, by, ...(reader && { with: reader }), fingerprints: {} })
      continue
    }
    const [, print, what] = /^([\da-f-]+) (.+)$/.exec(line) ?? []
    const last = approvals.at(-1)
    if (!print || !what || !last) throw new Error(`This is no approval: ${line}`)
    last.fingerprints[what] = print
  }
  return approvals
}

/** The text of a component's file. */
export const writeApprovals = (approvals: readonly Approval[]): string =>
  [
    '# Who has heard or seen this component, and fingerprints of what it was then. Written by npm run approve.',
    ...approvals.flatMap((approval) => [
      '',
      `## ${nameOf(approval)}`,
      ...Object.entries(approval.fingerprints).map(([what, print]) => `${print} ${what}`),
    ]),
    '',
  ].join('\n')

export const approvalsOf = (component: string): Approval[] =>
  existsSync(fileOf(component)) ? parseApprovals(readFileSync(fileOf(component), 'utf8')) : []

/** Adds an approval to the component's file. */
export function approve(component: string, approval: Approval): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(component), writeApprovals([...approvalsOf(component), approval]))
}

/** Changed, new and removed fingerprints since an approval. */
function changedSince({ fingerprints }: Approval, now: Fingerprints): string[] {
  const all = new Set([...Object.keys(fingerprints), ...Object.keys(now)])
  return [...all].filter((what) => fingerprints[what] !== now[what])
}

/** Valid approvals by kind, and invalid ones with their changes. A later approval by the same person and reader replaces an earlier one. */
export function heldApprovals(approvals: readonly Approval[], now: Readonly<Record<ApprovalKind, Fingerprints>>) {
  const latest = new Map(approvals.map((approval) => [`${approval.kind} ${approval.by} ${approval.with}`, approval]))
  const held: Record<ApprovalKind, string[]> = { heard: [], seen: [] }
  const takenBack: TakenBack[] = []
  const readers = new Set<string>()
  for (const approval of latest.values()) {
    const changed = changedSince(approval, now[approval.kind])
    // Two people with the same screen reader count as one reader.
    const reader = approval.kind === 'heard' ? (approval.with?.split(' ')[0] ?? '') : approval.by
    if (changed.length > 0) takenBack.push({ approval: nameOf(approval), changed })
    else if (!readers.has(`${approval.kind} ${reader}`)) {
      readers.add(`${approval.kind} ${reader}`)
      held[approval.kind].push(nameOf(approval))
    }
  }
  return { held, takenBack }
}
