/** How far a component is; nobody sets it, it follows from what holds. */
export type Status = 'draft' | 'beta' | 'stable'

/** What `beta` takes, all of it found by machine. */
export const proofs = [
  { id: 'page', name: 'Page', about: 'Its page has every section, a story for each part and each state.' },
  { id: 'stories', name: 'Stories', about: 'Its stories pass, without an error on the console.' },
  { id: 'axe', name: 'axe', about: 'Axe finds nothing, in the theme of the story and in the other one.' },
  { id: 'keys', name: 'Keys', about: 'Each line of its keyboard table is pressed by a story that passes.' },
  { id: 'heard', name: 'Said', about: 'What a virtual screen reader says of each story is what was accepted.' },
  {
    id: 'languages',
    name: 'Languages',
    about: 'Each story was heard in French and in English, and no text was missing.',
  },
  { id: 'pictures', name: 'Pictures', about: 'Each story has an accepted picture in both themes.' },
  { id: 'size', name: 'Size', about: 'It weighs no more than is on record.' },
] as const

export type Proof = (typeof proofs)[number]['id']

/** What people say; `stable` takes all of it, and a second version. */
export const approvalKinds = [
  { id: 'heard', name: 'Heard', about: 'Heard by a person with two screen readers.', most: 2 },
  { id: 'seen', name: 'Seen', about: 'Seen by a designer in both themes, three densities and at 320 px.', most: 1 },
] as const

export type ApprovalKind = (typeof approvalKinds)[number]['id']

/** How much of a criterion holds. */
export interface Count {
  held: number
  of: number
  /** What does not hold, by name: stories, keys, sections. */
  open: readonly string[]
}

/** An approval that something has changed since. */
export interface TakenBack {
  /** Such as `heard 2026-12-01 by Ada Martin with NVDA 2026.1`. */
  approval: string
  /** What to look at, or to listen to. */
  changed: readonly string[]
}

/** How far a component is, and why. */
export interface Standing {
  /** Its folder in `ui/src`. */
  name: string
  status: Status
  /** Undefined where the last run did not look at it. */
  proofs: Readonly<Partial<Record<Proof, Count>>>
  /** Approvals that still hold, such as `2026-12-01 by Ada Martin`. */
  approvals: Readonly<Record<ApprovalKind, readonly string[]>>
  takenBack: readonly TakenBack[]
}

/** What a run of the review found. */
export interface StandingReport {
  /** When, as `Date.toISOString()` writes it. */
  at: string
  components: readonly Standing[]
}

/** Its name, beside the built Storybook's pages; not kept in git. */
export const standingFile = 'standing.json'

const holds = (count: Count | undefined): boolean => count !== undefined && count.of > 0 && count.held === count.of

/** What follows from what was found. `versions`: how many there have been. */
export function statusOf(found: Pick<Standing, 'proofs' | 'approvals'>, versions: number): Status {
  // A component without keys has no line to press.
  const isProven = proofs.every(({ id }) => (id === 'keys' && found.proofs.keys?.of === 0) || holds(found.proofs[id]))
  if (!isProven) return 'draft'
  const isApproved = approvalKinds.every(({ id, most }) => found.approvals[id].length >= most)
  return isApproved && versions >= 2 ? 'stable' : 'beta'
}
