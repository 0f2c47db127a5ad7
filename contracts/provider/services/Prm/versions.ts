interface Numbers {
  indice: number
  revision: number
}

/** A version as people name it: `1.0`. */
export const lbVersionOf = ({ indice, revision }: Numbers): string => `${indice}.${revision}`

/** A version as the wire has it. */
export const versionOf = <Row extends Numbers>(row: Row): Row & { lbVersion: string } => ({ ...row, lbVersion: lbVersionOf(row) })

/** The first version of whatever has versions. */
export const firstVersion = { indice: 1, revision: 0, isCurrent: true }
