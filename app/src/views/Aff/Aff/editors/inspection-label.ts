/** What an inspection label is made of. */
export interface InspectionLabel {
  /** Label of the place. */
  lieu: string | null | undefined
  /** Reference of the range. */
  gamme: string | null | undefined
  year: number
}

/** 'Insp-' place '-' range '-' year; empty when there is no range reference (docs/specification/forms.md#the-label-of-an-inspection). */
export const inspectionLabel = ({ lieu, gamme, year }: InspectionLabel): string => (gamme ? `Insp-${lieu ?? ''}-${gamme}-${year}` : '')
