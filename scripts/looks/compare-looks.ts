/** Fingerprints of pictures by `story, theme`. */
export type Looks = Readonly<Record<string, string>>

/** The committed data: fingerprints, not pictures, and the browser they were taken with. */
export interface AcceptedLooks {
  /** Version of the browser, for readers. */
  browser: string
  /** Fingerprint of a sample page: it differs with another browser or other fonts, which draw other pixels. */
  drawing: string
  looks: Looks
}

export interface LookChange {
  /** `story, theme`. */
  of: string
  /** Accepted fingerprint; undefined for a new picture. */
  before?: string
  /** New fingerprint; undefined for a removed picture. */
  after?: string
}

/** Changed, new and removed pictures, in alphabetical order. `isPartial`: stories that were not opened do not count as removed. */
export function changedLooks(accepted: Looks, taken: Looks, isPartial = false): LookChange[] {
  const all = new Set([...(isPartial ? [] : Object.keys(accepted)), ...Object.keys(taken)])
  return [...all]
    .toSorted((one, other) => one.localeCompare(other))
    .flatMap((of) => {
      const [before, after] = [accepted[of], taken[of]]
      return before === after ? [] : [{ of, ...(before && { before }), ...(after && { after }) }]
    })
}
