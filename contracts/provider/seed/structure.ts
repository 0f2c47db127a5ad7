import type { Connection } from '../database/database.ts'
import { insertAll } from '../database/batches.ts'
import type { Calendar } from './dates.ts'
import { guidOf } from '../database/identifiers.ts'
import { structureTable } from './reference.ts'
import { type ReferentialSeed, referentials } from './referential-table.ts'
import { growTree, type Node } from './tree.ts'

/** One version of a referential made by the seed. */
export interface SeededVersion {
  idReferentielVersion: number
  indice: number
  revision: number
  nodes: readonly Node[]
}

/** One referential made by the seed; its last version is the current one. */
export interface SeededReferential {
  ref: string
  idReferentielGuid: string
  versions: readonly SeededVersion[]
  /** Refs of its levels, the place first. */
  levels: readonly string[]
}

/** Keys that continue from one referential to the next. */
interface Counters {
  valeur: number
  version: number
  localisation: number
}

async function seedLevels(
  db: Connection,
  { ref, levels }: ReferentialSeed,
  first: number,
  dtModification: string,
): Promise<void> {
  await insertAll(
    db,
    'sysvaleur',
    levels.map(([level, lbValeur], at) => ({
      idValeur: first + at,
      idValeurGuid: guidOf(`sysvaleur:Prm.RefStructure:${ref}-${level}`),
      idTableGuid: structureTable,
      refValeur: `${ref}-${level}`,
      lbValeur,
      idValeurParent: at === 0 ? null : first + at - 1,
      ordre: at + 1,
      isActif: true,
      dtModification,
    })),
  )
}

async function seedVersion(db: Connection, version: SeededVersion, firstValeur: number, levels: number): Promise<void> {
  const { idReferentielVersion, nodes } = version
  await insertAll(
    db,
    'niveau',
    Array.from({ length: levels }, (_, at) => ({ idReferentielVersion, idValeur: firstValeur + at, niveau: at + 1 })),
  )
  await insertAll(
    db,
    'localisationItem',
    nodes.map(({ idLocalisation, parent, lb, lbAffichage, chemin, niveau }) => ({
      idLocalisation,
      idReferentielVersion,
      idLocalisationParent: parent,
      lbLocalisation: lb,
      lbAffichage,
      chemin,
      idValeur: firstValeur + niveau - 1,
      isActif: true,
    })),
  )
}

async function seedOne(
  db: Connection,
  seed: ReferentialSeed,
  { instant }: Calendar,
  at: Counters,
): Promise<SeededReferential> {
  const { ref, lb, description, levels } = seed
  const idReferentielGuid = guidOf(`referentiel:${ref}`)
  await seedLevels(db, seed, at.valeur, instant(-900))
  await db
    .insertInto('referentiel')
    .values({
      idReferentielGuid,
      refReferentiel: ref,
      lbReferentiel: lb,
      description,
      isActif: true,
      dtCreation: instant(-900 + at.version),
    })
    .execute()
  const nodes = growTree(seed, at.localisation)
  await insertAll(
    db,
    'localisation',
    nodes.map(({ idLocalisation, refLocalisation }) => ({ idLocalisation, idReferentielGuid, refLocalisation })),
  )
  const versions = seed.versions.map(({ indice, revision, places }, index) => ({
    idReferentielVersion: at.version + index,
    indice,
    revision,
    nodes: nodes.filter(({ place }) => place < places),
  }))
  for (const [index, version] of versions.entries()) {
    const { idReferentielVersion, indice, revision } = version
    const isCurrent = index === versions.length - 1
    await db
      .insertInto('referentielVersion')
      .values({
        idReferentielVersion,
        idReferentielGuid,
        indice,
        revision,
        isCurrent,
        dtCreation: instant(-900 + 200 * index),
      })
      .execute()
    await seedVersion(db, version, at.valeur, levels.length)
  }
  at.valeur += levels.length
  at.version += versions.length
  at.localisation += nodes.length
  return { ref, idReferentielGuid, versions, levels: levels.map(([level]) => `${ref}-${level}`) }
}

/** Referentials, their levels, versions and locations. */
export async function seedStructure(db: Connection, dates: Calendar): Promise<SeededReferential[]> {
  const counters: Counters = { valeur: 1, version: 1, localisation: 1 }
  const seeded: SeededReferential[] = []
  for (const seed of referentials) seeded.push(await seedOne(db, seed, dates, counters))
  return seeded
}
