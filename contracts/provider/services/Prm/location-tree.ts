import type { Complaints } from '../../kit.ts'

/** A level as an import names it. */
export interface Level {
  idValeur: number
  /** 1 is the place. */
  niveau: number
}

/** A location as it is to be: known by its reference, normalised, as is its parent. */
export interface Planned {
  refLocalisation: string
  lbLocalisation: string
  parent: string | null
  idValeur: number
  isActif: boolean
  /** The line of the file that speaks of it. */
  line: number | undefined
}

export type Plan = ReadonlyMap<string, Planned>

/** Complains of loops, and of locations that are not below a higher level: only places are roots. */
export function judgeTree(plan: Plan, levels: readonly Level[], complaints: Complaints): void {
  const depths = new Map(levels.map(({ idValeur, niveau }) => [idValeur, niveau]))
  const depthOf = (location: Planned | undefined): number => depths.get(location?.idValeur ?? 0) ?? 0

  /** Whether a location is below itself. A way up that is longer than there are levels goes through a level that is wrong. */
  const isLoop = (ref: string, parent: string | null): boolean => {
    let at = parent
    for (let steps = 0; at !== null && at !== ref && steps <= levels.length; steps += 1) at = plan.get(at)?.parent ?? null
    return at === ref
  }

  for (const [ref, location] of plan) {
    const { parent, line } = location
    const above = parent === null ? undefined : plan.get(parent)
    const told = line ?? above?.line
    // Neither it nor its parent is in the file: it is as it was.
    if (told === undefined) continue
    if (line !== undefined && isLoop(ref, parent)) complaints.add(line, 'refParent', 'R22')
    else if (parent === null ? depthOf(location) !== 1 : above && depthOf(location) <= depthOf(above)) complaints.add(told, 'refNiveau', 'invalidCell')
  }
}

/** Where a location stands: its keys from the place down, and its names. */
export interface Standing {
  chemin: string
  lbAffichage: string
}

/** Where each location of a sound plan stands. */
export function standings(plan: Plan, keyOf: (ref: string) => number): ReadonlyMap<string, Standing> {
  const known = new Map<string, Standing>()
  const standingOf = (ref: string): Standing => {
    const before = known.get(ref)
    const location = plan.get(ref)
    if (before) return before
    if (!location) throw new RangeError(`no location ${ref}`)
    const above = location.parent === null ? null : standingOf(location.parent)
    const standing = {
      chemin: `${above?.chemin ?? '/'}${keyOf(ref)}/`,
      lbAffichage: above ? `${above.lbAffichage} / ${location.lbLocalisation}` : location.lbLocalisation,
    }
    known.set(ref, standing)
    return standing
  }
  for (const ref of plan.keys()) standingOf(ref)
  return known
}
