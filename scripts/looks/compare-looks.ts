/** Fingerprints of pictures by `story, theme`: what a story looks like. */
export type Looks = Readonly<Record<string, string>>

/** What is committed: fingerprints, not pictures, and what they were taken with. */
export interface AcceptedLooks {
  /** Version of the browser, to be read by people. */
  browser: string
  /** Another browser, or other fonts, draw other pixels: the fingerprint of a page that shows it. */
  drawing: string
  looks: Looks
}

export interface LookChange {
  /** `story, theme`. */
  of: string
  /** Undefined where there was none. */
  before?: string
  /** Undefined where there is none any more. */
  after?: string
}

/** What looks otherwise than accepted, what is new and what is gone, in alphabetical order. `isPartial`: stories that were not opened are not gone. */
export function changedLooks(accepted: Looks, taken: Looks, isPartial = false): LookChange[] {
  const all = new Set([...(isPartial ? [] : Object.keys(accepted)), ...Object.keys(taken)])
  return [...all]
    .toSorted((one, other) => one.localeCompare(other))
    .flatMap((of) => {
      const [before, after] = [accepted[of], taken[of]]
      return before === after ? [] : [{ of, ...(before && { before }), ...(after && { after }) }]
    })
}
