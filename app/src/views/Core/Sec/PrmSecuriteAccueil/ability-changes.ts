import type { SheetDeed, SheetRow } from './sheet.ts'

const keyOf = ({ view, action }: SheetDeed): string => `${view} ${action ?? ''}`

/** What rows let one do, each deed once: a button may stand at the title and in a row's menu. */
const deedsOf = (rows: readonly SheetRow[]): Map<string, SheetDeed> =>
  new Map(rows.flatMap(({ deed }) => (deed ? [[keyOf(deed), deed] as const] : [])))

/** What can be done by the rows after a change and could not before, and the reverse. */
export function abilityChanges(
  before: readonly SheetRow[],
  after: readonly SheetRow[],
): { gained: SheetDeed[]; lost: SheetDeed[] } {
  const [was, is] = [deedsOf(before), deedsOf(after)]
  const missing = (from: ReadonlyMap<string, SheetDeed>, other: ReadonlyMap<string, SheetDeed>) =>
    [...from].flatMap(([key, deed]) => (other.has(key) ? [] : [deed]))
  return { gained: missing(is, was), lost: missing(was, is) }
}
