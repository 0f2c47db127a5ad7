import type { SheetDeed, SheetRow } from './sheet.ts'

const keyOf = ({ view, action }: SheetDeed): string => `${view} ${action ?? ''}`

/** The deeds that rows give, each once: a button may be at the title and in a row's menu. */
const deedsOf = (rows: readonly SheetRow[]): Map<string, SheetDeed> =>
  new Map(rows.flatMap(({ deed }) => (deed ? [[keyOf(deed), deed] as const] : [])))

/** The deeds that a change of rows gives, and those that it takes away. */
export function abilityChanges(
  before: readonly SheetRow[],
  after: readonly SheetRow[],
): { gained: SheetDeed[]; lost: SheetDeed[] } {
  const [was, is] = [deedsOf(before), deedsOf(after)]
  const missing = (from: ReadonlyMap<string, SheetDeed>, other: ReadonlyMap<string, SheetDeed>) =>
    [...from].flatMap(([key, deed]) => (other.has(key) ? [] : [deed]))
  return { gained: missing(is, was), lost: missing(was, is) }
}
