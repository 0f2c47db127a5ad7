import type { Parametre } from '../../parametre-columns.ts'

/** A parameter of the catalogue, and whether the version uses it already. */
export type CatalogueRow = Parametre & { isUsed: boolean }

/** The catalogue of parameters and the list of a version as one list by idParametre, with the scope and the element of the latter (docs/specification/states.md#answers-that-are-merged). */
export function withCurrent(catalogue: readonly Parametre[], current: readonly Parametre[]): CatalogueRow[] {
  const used = new Map(current.map((row) => [row.idParametre, row]))
  return catalogue.map((row) => {
    const own = used.get(row.idParametre)
    return own
      ? {
          ...row,
          idTypePorte: own.idTypePorte,
          idElement: own.idElement,
          portee: own.portee,
          element: own.element,
          isUsed: true,
        }
      : { ...row, isUsed: false }
  })
}
