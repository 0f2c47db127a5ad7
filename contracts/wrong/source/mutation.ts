/** One mistake in a source: what stands from `start` to `end` is something else. */
export interface Mutation {
  /** Path below `contracts/provider/`. */
  file: string
  kind: string
  start: number
  end: number
  text: string
  /** What was changed, in a line: `AffAffaire.ts refuseClosed: "before.isActif && …" → "before.isActif"`. */
  says: string
}

/** What a rule changes of a node: the node, and what stands in its place. */
export type Change = readonly [kind: string, node: { start: number; end: number }, text: string]
