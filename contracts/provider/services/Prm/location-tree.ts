import { chainsOf, type Complaints, inTurns } from '../kit.ts'

/** A level as an import names it. */
export interface Level {
  idValeur: number
  refValeur: string
  /** Depth of the level; 1 is the place. */
  niveau: number
}

/** A planned location, identified by its normalised reference, like its parent. */
export interface Planned {
  refLocalisation: string
  lbLocalisation: string
  parent: string | null
  idValeur: number
  isActif: boolean
  /** Line of the file about it; undefined: none. */
  line: number | undefined
}

export type Plan = ReadonlyMap<string, Planned>

/** Greatest depth of a location, as its path contains all ancestors. */
const mostLevels = 100

/** Reports loops, and locations that are not below a higher level: only places are roots. */
export async function judgeTree(plan: Plan, levels: readonly Level[], complaints: Complaints): Promise<void> {
  const depths = new Map(levels.map(({ idValeur, niveau }) => [idValeur, niveau]))
  const refs = new Map(levels.map(({ idValeur, refValeur }) => [idValeur, refValeur]))
  const depthOf = (location: Planned | undefined): number => depths.get(location?.idValeur ?? 0) ?? 0

  const { endless } = await chainsOf(plan.keys(), (ref) => plan.get(ref)?.parent)

  for await (const [ref, location] of inTurns(plan)) {
    const { parent, line } = location
    const above = parent === null ? undefined : plan.get(parent)
    const told = line ?? above?.line
    // Neither the location nor its parent is in the file: it is unchanged.
    if (told === undefined) continue
    if (line !== undefined && endless.has(ref)) complaints.add(line, 'refParent', 'R22')
    else if (depthOf(location) > mostLevels) complaints.add(told, 'refNiveau', 'tooDeep', { n: mostLevels })
    else if (parent === null ? depthOf(location) !== 1 : above && depthOf(location) <= depthOf(above))
      complaints.addRule(told, 'refNiveau', refs.get(location.idValeur) ?? '', { key: 'ruleLevel' })
  }
}

/** Path of a location: keys from the place down, and names. */
export interface Standing {
  chemin: string
  lbAffichage: string
}

/** The path of each location of a valid plan. */
export async function standings(plan: Plan, keyOf: (ref: string) => number): Promise<ReadonlyMap<string, Standing>> {
  const known = new Map<string, Standing>()
  const { fromTheTop } = await chainsOf(plan.keys(), (key) => plan.get(key)?.parent)
  for await (const ref of inTurns(fromTheTop)) {
    const location = plan.get(ref)
    if (!location) throw new RangeError(`no location ${ref}`)
    const above = known.get(location.parent ?? '')
    known.set(ref, {
      chemin: `${above?.chemin ?? '/'}${keyOf(ref)}/`,
      lbAffichage: above ? `${above.lbAffichage} / ${location.lbLocalisation}` : location.lbLocalisation,
    })
  }
  return known
}
