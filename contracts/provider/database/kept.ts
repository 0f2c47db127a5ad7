/** The columns of one table that the database layer keeps by itself. */
export interface Kept {
  /** Texts that are searched, sorted or compared whatever their case and accents: `lbAgence` has the twin `lbAgenceNormal`. */
  twins?: readonly string[]
  /** The table has a `dtModification`, which grows with each change of a row. */
  isStamped?: true
  /** Columns whose change does not change `dtModification`. */
  quiet?: readonly string[]
}
