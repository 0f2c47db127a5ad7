/** The columns of one table that the database layer keeps by itself. */
export interface Kept {
  /** Texts that are searched, sorted or compared whatever their case and accents: `lbAgence` has the twin `lbAgenceNormal`. */
  twins?: readonly string[]
  /** It has a `dtModification`, later at each change than it was before. */
  isStamped?: true
  /** Columns whose change is no change of the record. */
  quiet?: readonly string[]
}
