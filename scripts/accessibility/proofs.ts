/** Whether what a ledger names as a proof is there. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { programs, root } from '../run.ts'

const axe = createRequire(import.meta.url)('axe-core') as { getRules: () => { ruleId: string; tags: string[] }[] }
const rules = new Map(axe.getRules().map(({ ruleId, tags }) => [ruleId, tags]))

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

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The title of a test as it is written, whatever statements of the specification it names besides; or the name of a story. */
const writtenIn = (source: string, file: string, title: string): boolean =>
  file.endsWith('.stories.tsx')
    ? source.includes(`export const ${title} = meta.story(`)
    : new RegExp(
        String.raw`\btest(?:\.each(?:<.*>)?\([\s\S]{0,2000}?\))?\(\s*(['"\`])${escaped(title)}(?: \[.*\])?\1`,
      ).test(source)

/** Why a proof of a criterion proves nothing; null when it is there. */
export function lostProof(criterion: string, proof: string): string | null {
  const at = proof.indexOf(': ')
  const [from, title] = [proof.slice(0, at), proof.slice(at + 2)]
  if (from === 'axe') {
    const tags = rules.get(title)
    if (!tags) return `axe has no rule ${title}`
    if (
      tags.includes('experimental') &&
      !readFileSync(join(root, '.storybook/preview.tsx'), 'utf8').includes(`'${title}'`)
    )
      return `${title} is not asked`
    return tags.some((tag) => tag === `RGAA-${criterion}` || tag.startsWith(`RGAA-${criterion}.`))
      ? null
      : `${title} is none of ${criterion}`
  }
  if (from === 'lint')
    return lintRules()[title.replace('jsx-a11y', 'jsx_a11y')] === 'deny'
      ? null
      : `the linter does not refuse by ${title}`
  if (!existsSync(join(root, from))) return `no ${from}`
  return writtenIn(readFileSync(join(root, from), 'utf8'), from, title) ? null : `no “${title}” in ${from}`
}
