import type { Connection } from '../database/database.ts'
import { insertAll } from '../database/batches.ts'
import type { Calendar } from './dates.ts'
import { seedDocuments } from './documents.ts'
import type { SeededEquipment } from './equipment.ts'
import { guidOf } from '../database/identifiers.ts'
import { type ModeSeed, modes, type RangeSeed } from './mode-table.ts'
import type { SeededReferential, SeededVersion } from './structure.ts'

/** A current range made by the seed. */
export interface SeededRange {
  idGammeVersion: number
  ref: string
  level: string | null
  equipment: readonly SeededEquipment[]
}

/** A current mode made by the seed. */
export interface SeededMode {
  ref: string
  lb: string
  idModeversion: number
  version: SeededVersion
  levels: readonly string[]
  ranges: readonly SeededRange[]
}

const firstAnd = (second: { indice: number; revision: number } | undefined) => [
  { indice: 1, revision: 0 },
  ...(second ? [second] : []),
]

const lastOf = <Item>(items: readonly Item[]): Item => {
  const last = items.at(-1)
  if (last === undefined) throw new RangeError('an empty list')
  return last
}

interface Counters {
  modeVersion: number
  gamme: number
  gammeVersion: number
}

async function seedRange(
  db: Connection,
  mode: ModeSeed,
  range: RangeSeed,
  equipment: readonly SeededEquipment[],
  at: Counters,
  { instant }: Calendar,
) {
  const ref = `${mode.ref}-${range.ref}`
  const idGamme = at.gamme
  at.gamme += 1
  await db
    .insertInto('gamme')
    .values({ idGamme, ref, idModeGuid: guidOf(`mode:${mode.ref}`) })
    .execute()
  const prefixes = mode.equipment.map(([prefix]) => prefix)
  const covered = new Set(range.covers ? range.covers.map((index) => prefixes[index]) : prefixes)
  const materiels = equipment.filter(({ prefix }) => covered.has(prefix))
  const versions = firstAnd(range.second)
  for (const [index, { indice, revision }] of versions.entries()) {
    const idGammeVersion = at.gammeVersion
    at.gammeVersion += 1
    const row = {
      idGammeVersion,
      idGamme,
      indice,
      revision,
      lbGamme: range.lb,
      lbGammeLong: `${range.lb} – ${mode.lb.toLowerCase()}`,
      typeLocalisation: range.level ?? null,
      typeMaintenance: 'REGLEMENTAIRE',
      fonctionPrincipal: mode.fonction,
      periodicite: range.periodicite,
      dureeTot: range.dureeTot,
      actif: true,
      isCurrent: index === versions.length - 1,
      dtCreation: instant(-700 + 250 * index),
      dtModification: instant(-600 + 250 * index),
    }
    const { pages, ...documents } = await seedDocuments(db, { ...row, ref })
    await db
      .insertInto('gammeVersion')
      .values({ ...row, ...documents })
      .execute()
    await insertAll(db, 'page', pages)
    await insertAll(
      db,
      'gammeMateriel',
      materiels.map(({ idMateriel }) => ({ idGammeVersion, idMateriel })),
    )
  }
  return { idGammeVersion: at.gammeVersion - 1, ref, level: range.level ?? null, equipment: materiels }
}

async function seedMode(
  db: Connection,
  seed: ModeSeed,
  referential: SeededReferential,
  equipment: readonly SeededEquipment[],
  at: Counters,
  dates: Calendar,
) {
  const { ref, lb, statut = 'VALIDE' } = seed
  const idModeGuid = guidOf(`mode:${ref}`)
  const { idReferentielGuid, levels } = referential
  const first = at.modeVersion
  const row = {
    idModeGuid,
    refMode: ref,
    lbMode: lb,
    idReferentielGuid,
    statut,
    isActif: true,
    dtCreation: dates.instant(-800 + first * 7),
  }
  await db.insertInto('mode').values(row).execute()
  const versions = firstAnd(seed.second)
  const version = lastOf(referential.versions)
  for (const [index, { indice, revision }] of versions.entries()) {
    const isCurrent = index === versions.length - 1
    const framed = isCurrent ? version : (referential.versions[0] ?? version)
    const dtCreation = dates.instant(-800 + first * 7 + 300 * index)
    await db
      .insertInto('modeVersion')
      .values({
        idModeversion: at.modeVersion,
        idModeGuid,
        indice,
        revision,
        idReferentielVersion: framed.idReferentielVersion,
        isCurrent,
        dtCreation,
      })
      .execute()
    at.modeVersion += 1
  }
  const idModeversion = at.modeVersion - 1
  const ranges: SeededRange[] = []
  for (const range of seed.ranges) ranges.push(await seedRange(db, seed, range, equipment, at, dates))
  return { ref, lb, idModeversion, version, levels, ranges }
}

/** Adds modes and ranges with all their versions. Returns the current ones. */
export async function seedWays(
  db: Connection,
  referentials: readonly SeededReferential[],
  equipment: readonly SeededEquipment[],
  dates: Calendar,
): Promise<SeededMode[]> {
  const counters: Counters = { modeVersion: 1, gamme: 1, gammeVersion: 1 }
  const seeded: SeededMode[] = []
  for (const seed of modes) {
    const referential = referentials.find(({ ref }) => ref === seed.on)
    if (!referential) throw new Error(`no referential ${seed.on}`)
    seeded.push(
      await seedMode(
        db,
        seed,
        referential,
        equipment.filter(({ mode }) => mode === seed.ref),
        counters,
        dates,
      ),
    )
  }
  return seeded
}
