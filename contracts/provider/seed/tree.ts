import type { ReferentialSeed } from './referential-table.ts'

/** One location of the seed's trees. */
export interface Node {
  idLocalisation: number
  refLocalisation: string
  lb: string
  lbAffichage: string
  chemin: string
  /** Level; 1 is the place. */
  niveau: number
  parent: number | null
  /** Index of its place, from 0. */
  place: number
}

/** Makes the tree of a referential, parents before their children, with keys from `firstKey`. */
export function growTree({ ref, levels, children, places, names }: ReferentialSeed, firstKey: number): Node[] {
  const nodes: Node[] = []
  const grown = levels.map(() => 0)

  const add = (parent: Node | null, lb: string, suffix: string, place: number) => {
    const idLocalisation = firstKey + nodes.length
    const node: Node = {
      idLocalisation,
      refLocalisation: `${parent?.refLocalisation ?? ref}-${suffix}`,
      lb,
      lbAffichage: parent ? `${parent.lbAffichage} / ${lb}` : lb,
      chemin: `${parent?.chemin ?? '/'}${idLocalisation}/`,
      niveau: (parent?.niveau ?? 0) + 1,
      parent: parent?.idLocalisation ?? null,
      place,
    }
    nodes.push(node)
    const at = grown[node.niveau - 1] ?? 0
    grown[node.niveau - 1] = at + 1
    const count = children[node.niveau - 1]?.(at) ?? 0
    const called = names[node.niveau - 1] ?? []
    for (let child = 0; child < count; child += 1) {
      add(node, called[child % called.length] ?? `n° ${child + 1}`, String.fromCharCode(65 + child), place)
    }
  }

  for (const [place, lb] of places.entries()) add(null, lb, String(place + 1).padStart(3, '0'), place)
  return nodes
}
