/** The figures of the page for auditors, read from the files of the last runs. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Criterion, Ledger as AccessibilityLedger } from '../accessibility/ledger.ts'
import { checks } from '../doctor/examine.ts'
import { root } from '../run.ts'
import { countedLicences, type Locked } from '../supply/licences.ts'
import type { Ledger } from './ledger.ts'

/** The text of a file of the project, or null. */
export type Read = (path: string) => string | null

export const read: Read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null)

/** The text of a file that must exist. */
function textOf(from: Read, path: string): string {
  const text = from(path)
  if (text === null) throw new Error(`no ${path}`)
  return text
}

/** Groups of a pattern matched in a page. Throws when it does not match, so that no figure is invented. */
function said(from: Read, path: string, pattern: RegExp): string[] {
  const found = pattern.exec(textOf(from, path))
  if (!found) throw new Error(`${path} no longer says ${String(pattern)}`)
  return found.slice(1)
}

export const readLedger = (from: Read = read) => JSON.parse(textOf(from, 'docs/security/asvs.json')) as Ledger

const sum = (chunks: Readonly<Record<string, number>>) => Object.values(chunks).reduce((all, one) => all + one, 0)

/** Rows of the first table of a page. */
const rowsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)

export interface Figures {
  security: Ledger
  accessibility: readonly Criterion[]
  /** Whether people have audited it, and the audit is valid. */
  isAudited: boolean
  /** What a proof of each unproven criterion would take, by id. */
  lacks: Readonly<Record<string, string>>
  statements: string
  operations: number
  wrong: { providers: string; consumers: string; missed: string }
  source: { tried: string; share: string; unseen: string }
  doctor: number
  supply: { parts: number; licences: number }
  people: number
  /** Gzipped bytes that a browser loads. */
  load: { signIn: number; list: number }
  /** Number of held rows of the hardening ledger, as text. */
  hardening: string
}

/** Reads all figures. Throws where a page no longer contains one. */
export function readFigures(from: Read): Figures {
  const wrong = 'docs/contracts/wrong.md'
  const [providers = '', missed = ''] = said(from, wrong, /^\| all \| (\d+) \| \d+ \| \d+ \| (\d+) \|$/m)
  const [consumers = ''] = said(from, wrong, /^\| all \| (\d+) \| \d+ \|$/m)
  const [share = ''] = said(from, 'docs/contracts/wrong-source.md', /client could see ([\d.]+ %) are shown/)
  const [tried = '', unseen = ''] = said(
    from,
    'docs/contracts/wrong-source.md',
    /^\| all \| (\d+) \| \d+ \| \d+ \| \d+ \| (\d+) \|$/m,
  )
  const [statements = ''] = said(from, 'docs/specification-coverage.md', /^(\d+ of \d+) are proven\.$/m)
  const lock = JSON.parse(textOf(from, 'package-lock.json')) as { packages: Record<string, Locked> }
  const licences = countedLicences(lock.packages)
  const load = JSON.parse(textOf(from, 'app/first-load.json')) as Record<
    'sign-in' | 'first list',
    Record<string, number>
  >
  const words = JSON.parse(textOf(from, 'app/src/shell/accessibility/messages.en.json')) as Record<string, string>
  const [rows = '', held = ''] = said(from, 'docs/hardening.md', /^\| \*\*all\*\* \| (\d+) \| (\d+) \|/m)
  const { criteria, audited } = JSON.parse(textOf(from, 'docs/accessibility/rgaa.json')) as AccessibilityLedger
  return {
    security: readLedger(from),
    accessibility: criteria,
    isAudited: audited !== null,
    lacks: Object.fromEntries(
      Object.entries(words).flatMap(([key, text]) => {
        const [, id] = /^rgaa\.([\d.]+)\.lacks$/.exec(key) ?? []
        return id === undefined ? [] : [[id, text]]
      }),
    ),
    statements,
    operations: (JSON.parse(textOf(from, 'contracts/services/operations.json')) as unknown[]).length,
    wrong: { providers, consumers, missed },
    source: { tried, share, unseen },
    doctor: checks.length,
    supply: { parts: licences.reduce((all, [, count]) => all + count, 0), licences: licences.length },
    people: rowsIn(textOf(from, 'docs/operators/peoples-data.md')).length,
    load: { signIn: sum(load['sign-in']), list: sum(load['first list']) },
    hardening: `${held} of ${rows} rows`,
  }
}
