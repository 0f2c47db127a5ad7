/** Checks that the proofs named by a ledger exist: `from: what`. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { programs, root } from '../run.ts'

/** Why a proof of a kind is not valid; null when it exists. */
export type Kind = (what: string) => string | null

let lint: Readonly<Record<string, unknown>> | undefined
/** Rules of the linter, as it prints them: `jsx_a11y/scope` is written `jsx-a11y/scope` anywhere else. */
const lintRules = () =>
  (lint ??= (
    JSON.parse(
      execFileSync(process.execPath, [programs.oxlint, '--print-config'], { cwd: root, encoding: 'utf8' }),
    ) as {
      rules: Record<string, unknown>
    }
  ).rules)

/** Checks that a rule of the linter is enabled. */
export const lintRule: Kind = (rule) => {
  const given = lintRules()[rule.replace('jsx-a11y', 'jsx_a11y')]
  return given === 'deny' || (Array.isArray(given) && given[0] === 'deny')
    ? null
    : `the linter does not refuse by ${rule}`
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The title of a test as it is written, whatever statements of the specification it names besides. */
const hasTest = (source: string, title: string): boolean =>
  new RegExp(
    String.raw`\btest(?:\.each(?:<.*>)?\([\s\S]{0,2000}?\))?\(\s*(['"\`])${escaped(title)}(?: \[.*\])?\1`,
  ).test(source)

/** Whether a file contains a proof: a story, a test, a heading, or the text itself, by the kind of file. */
function isWrittenIn(source: string, file: string, what: string): boolean {
  if (file.endsWith('.stories.tsx')) return source.includes(`export const ${what} = meta.story(`)
  if (/\.(test|spec)\.tsx?$/.test(file)) return hasTest(source, what)
  if (file.endsWith('.md')) return source.split('\n').some((line) => /^#+ /.test(line) && line.endsWith(`# ${what}`))
  return source.includes(what)
}

/** Why a proof is not valid; null when it exists. `kinds`: allowed prefixes besides files. */
export function lostProof(proof: string, kinds: Readonly<Record<string, Kind>>): string | null {
  const at = proof.indexOf(': ')
  const [from, what] = [proof.slice(0, at), proof.slice(at + 2)]
  const kind = kinds[from]
  if (kind) return kind(what)
  if (!existsSync(join(root, from))) return `no ${from}`
  return isWrittenIn(readFileSync(join(root, from), 'utf8'), from, what) ? null : `no “${what}” in ${from}`
}
