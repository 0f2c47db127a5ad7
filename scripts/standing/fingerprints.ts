import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentDocs } from '../../.storybook/docs/component-docs.ts'
import type { ApprovalKind } from '../../.storybook/docs/standing.ts'
import type { HeardTexts } from '../../.storybook/hearing/heard-file.ts'
import { en } from '../../ui/src/messages/en.ts'
import { fr } from '../../ui/src/messages/fr.ts'
import type { Looks } from '../looks/compare-looks.ts'
import { root } from '../run.ts'

/** Fingerprints of a component's aspects, such as `picture components-button--default, dark`. */
export type Fingerprints = Readonly<Record<string, string>>

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** The library's texts that a component's code uses, in both languages. */
function wordsOf(name: string): string {
  const code = globSync(`ui/src/${name}/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.(?:stories|test|docs)\./.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const named = (Object.keys(en) as (keyof typeof en)[]).filter((key) => code.includes(`'${key}'`)).toSorted()
  return JSON.stringify(named.map((key) => [key, fr[key], en[key]]))
}

interface Known {
  docs: Pick<ComponentDocs, 'name' | 'keyboard'>
  /** Ids of its stories. */
  stories: readonly string[]
  looks: Looks
  heard: HeardTexts
}

/** The fingerprints that a kind of approval depends on: announcements and keys when heard, appearance when seen. */
export function fingerprintsOf(kind: ApprovalKind, { docs, stories, looks, heard }: Known): Fingerprints {
  const entries =
    kind === 'heard'
      ? [
          ...stories.map((id) => [`spoken ${id}`, short(heard[id] ?? '')]),
          ['keys', short(JSON.stringify(docs.keyboard))],
        ]
      : stories.flatMap((id) =>
          ['light', 'dark'].map((theme) => [`picture ${id}, ${theme}`, looks[`${id}, ${theme}`] ?? '-']),
        )
  return Object.fromEntries([...entries, ['words', short(wordsOf(docs.name))]]) as Fingerprints
}
