/** Parts of an inspection label. */
export interface InspectionLabel {
  /** Label of the place. */
  lieu: string | null | undefined
  /** Reference of the range. */
  gamme: string | null | undefined
  year: number
}

/** Most characters of a label. */
const longest = 200

/** 'Insp-' place '-' range '-' year; empty without a range reference; the place is cut where the label would be too long (docs/specification/forms.md#the-label-of-an-inspection). */
export function inspectionLabel({ lieu, gamme, year }: InspectionLabel): string {
  if (!gamme) return ''
  const end = `-${gamme}-${year}`
  return `Insp-${lieu ?? ''}`.slice(0, longest - end.length) + end
}
