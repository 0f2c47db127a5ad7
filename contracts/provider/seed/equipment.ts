import type { Connection } from '../database/database.ts'
import { insertAll } from '../database/batches.ts'
import type { Calendar } from './dates.ts'
import { guidOf } from '../database/identifiers.ts'
import { modes } from './mode-table.ts'
import type { Random } from './random.ts'
import { typeMaterielTable } from './reference.ts'
import type { SeededReferential } from './structure.ts'

/** A piece of equipment made by the seed. */
export interface SeededEquipment {
  idMateriel: number
  /** Mode that inspects it. */
  mode: string
  /** Prefix of its refs: its type. */
  prefix: string
  chemin: string
}

/** Pieces of the seed (docs/specification/seed.md). */
const pieces = 900

const types = modes.flatMap(({ ref: mode, on, equipment }) =>
  equipment.map(([prefix, lb, makes]) => ({ mode, on, prefix, lb, makes })),
)

async function seedTypes(db: Connection, first: number, dtModification: string): Promise<void> {
  await insertAll(
    db,
    'sysvaleur',
    types.map(({ prefix, lb }, at) => ({
      idValeur: first + at,
      idValeurGuid: guidOf(`sysvaleur:Prm.RefTypeMateriel:${prefix}`),
      idTableGuid: typeMaterielTable,
      refValeur: prefix,
      lbValeur: lb,
      idValeurParent: null,
      ordre: at + 1,
      isActif: true,
      dtModification,
    })),
  )
}

/** Equipment types and equipment, spread over the sites of its mode's referential. */
export async function seedEquipment(
  db: Connection,
  referentials: readonly SeededReferential[],
  dates: Calendar,
  random: Random,
): Promise<SeededEquipment[]> {
  const firstType = 1 + referentials.reduce((count, { levels }) => count + levels.length, 0)
  await seedTypes(db, firstType, dates.instant(-900))
  const seeded: SeededEquipment[] = []
  const rows = Array.from({ length: pieces }, (_, index) => {
    const at = index % types.length
    const type = types[at]
    const referential = referentials.find(({ ref }) => ref === type?.on)
    const nodes = referential?.versions.at(-1)?.nodes.filter(({ niveau }) => niveau > 1)
    if (!type || !referential || !nodes) throw new Error('no place for this equipment')
    const node = random.pick(nodes)
    const make = random.pick(type.makes)
    const number = String(Math.floor(index / types.length) + 1).padStart(3, '0')
    seeded.push({ idMateriel: index + 1, mode: type.mode, prefix: type.prefix, chemin: node.chemin })
    return {
      idMateriel: index + 1,
      idReferentielGuid: referential.idReferentielGuid,
      refMateriel: `${type.prefix}-${number}`,
      lb: `${type.lb} ${make}`,
      lbCourt: `${type.prefix} ${make}`,
      idValeur: firstType + at,
      idLocalisation: node.idLocalisation,
      isActif: index % 47 !== 46,
    }
  })
  await insertAll(db, 'materiel', rows)
  return seeded
}
