/** One mistake in a source: the text from `start` to `end` is replaced. */
export interface Mutation {
  /** Path below `contracts/provider/`. */
  file: string
  kind: string
  start: number
  end: number
  text: string
  /** The change in one line: `AffAffaire.ts refuseClosed: "before.isActif && …" → "before.isActif"`. */
  says: string
}

/** A change of a node by a rule: the kind, the node, and its replacement. */
export type Change = readonly [kind: string, node: { start: number; end: number }, text: string]
