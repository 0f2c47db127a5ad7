import { join } from 'node:path'
import { reasonOf } from './kept.ts'
import type { Mutation } from './mutation.ts'
import type { Counts, Page } from './page.ts'
import type { Outcome } from './pool.ts'

/** The page of results that `npm run wrong -- --source --page` writes. */
export const summaryFile = join(import.meta.dirname, '../../../docs/contracts/wrong-source.md')

/** Whether no client can see a mistake. */
export const isSame = ({ mutation }: Pick<Outcome, 'mutation'>): boolean => reasonOf(mutation)?.isSame === true

/** Why a mistake is not shown, or not visible to clients. */
export const whyOf = (mutation: Mutation): string =>
  reasonOf(mutation)?.why ?? 'which no interaction and no scenario asks for yet'

function countsOf(outcomes: readonly Outcome[]): Counts {
  const by = (what: Outcome['by']) => outcomes.filter((outcome) => outcome.by === what)
  const left = by(null)
  const same = left.filter(isSame).length
  return {
    tried: outcomes.length,
    pact: by('pact').length,
    scenario: by('scenario').length,
    same,
    open: left.length - same,
  }
}

/** `services/Aff/AffAffaire.ts` → `services/Aff`. */
export const folderOf = ({ file }: Mutation): string =>
  file
    .split('/')
    .slice(0, file.startsWith('services/') ? 2 : 1)
    .join('/')

/** A mistake as the page names it. */
export const lineOf = ({ file, kind, says }: Mutation): string => `- \`${file}\` ${kind}: ${says}`

const mapped = <From, To>(groups: Map<string, From>, to: (from: From) => To): Map<string, To> =>
  new Map([...groups].map(([name, from]) => [name, to(from)]))

/** The content of a page for a run. */
export function summaryOf(outcomes: readonly Outcome[], run: Pick<Page, 'seed' | 'of' | 'isSpared'>): Page {
  const began = outcomes.filter(({ by }) => by !== 'start')
  const grouped = (nameOf: (mutation: Mutation) => string, some: readonly Outcome[] = began) =>
    Map.groupBy(some, ({ mutation }) => nameOf(mutation))
  const left = began.filter(({ by }) => by === null)
  return {
    ...run,
    chosen: outcomes.length,
    notStarted: outcomes.length - began.length,
    isAgain: false,
    byKind: mapped(
      grouped(({ kind }) => kind),
      countsOf,
    ),
    byFolder: mapped(grouped(folderOf), countsOf),
    same: mapped(grouped(whyOf, left.filter(isSame)), (some) => some.length),
    open: mapped(
      grouped(
        whyOf,
        left.filter((outcome) => !isSame(outcome)),
      ),
      (some) => some.map(({ mutation }) => lineOf(mutation)),
    ),
  }
}
