import { long } from '../../database/long.ts'
import { chainsOf, type Connection } from '../kit.ts'
import { valuesIn } from '../Core/values-in.ts'

/** The named levels of a version, the place first. */
export const levelsOf = (db: Connection, idReferentielVersion: number) =>
  db
    .selectFrom('niveau')
    .innerJoin('sysvaleur', 'sysvaleur.idValeur', 'niveau.idValeur')
    .where('niveau.idReferentielVersion', '=', idReferentielVersion)
    .select([
      'sysvaleur.idValeur',
      'sysvaleur.refValeur',
      'sysvaleur.lbValeur',
      'sysvaleur.idValeurParent',
      'niveau.niveau',
    ])
    .orderBy('niveau.niveau')
    .orderBy('sysvaleur.ordre')
    .orderBy('sysvaleur.idValeur')

type Level = Awaited<ReturnType<ReturnType<typeof levelsOf>['executeTakeFirstOrThrow']>>

/** A level in its wire format. */
export type Niveau = Level & { children: Niveau[] }

/** Levels as a flat list, without children. */
export const flat = (levels: readonly Level[]): Niveau[] => levels.map((level) => ({ ...level, children: [] }))

/** Levels as a tree: a level whose parent is not among them is a root. */
export function treeOf(levels: readonly Level[]): Niveau[] {
  const nodes = flat(levels)
  const byKey = new Map(nodes.map((node) => [node.idValeur, node]))
  const roots: Niveau[] = []
  for (const node of nodes) (byKey.get(node.idValeurParent ?? 0)?.children ?? roots).push(node)
  return roots
}

/** The equipment types declared for a version, with the number of pieces of each in the referential. */
export async function typesOf(
  db: Connection,
  { idReferentielGuid, idReferentielVersion }: { idReferentielGuid: string; idReferentielVersion: number },
) {
  const counted = db
    .selectFrom('typeMateriel')
    .innerJoin('sysvaleur', 'sysvaleur.idValeur', 'typeMateriel.idValeur')
    .where('typeMateriel.idReferentielVersion', '=', idReferentielVersion)
    .select(['sysvaleur.idValeur', 'sysvaleur.refValeur', 'sysvaleur.lbValeur', 'sysvaleur.idValeurParent'])
    .select((eb) =>
      eb
        .selectFrom('materiel')
        .where('materiel.idReferentielGuid', '=', idReferentielGuid)
        .whereRef('materiel.idValeur', '=', 'sysvaleur.idValeur')
        .select(({ fn }) => fn.countAll().as('count'))
        .as('nbMateriel'),
    )
    .orderBy('sysvaleur.ordre')
    .orderBy('sysvaleur.idValeur')
  const rows = await long(counted).execute()
  // PostgreSQL returns counts as text.
  return rows.map((row) => ({ ...row, nbMateriel: Number(row.nbMateriel) }))
}

/** The levels that an import can name: those of the version, or, if it has none, all of Prm.RefStructure with their depth. */
export async function levelsToImport(
  db: Connection,
  idReferentielVersion: number,
): Promise<{ levels: Level[]; isDeclared: boolean }> {
  const own = await levelsOf(db, idReferentielVersion).execute()
  if (own.length > 0) return { levels: own, isDeclared: true }
  const structure = valuesIn(db, 'Prm.RefStructure')
  const values = await structure
    .select(['sysvaleur.idValeur', 'sysvaleur.refValeur', 'sysvaleur.lbValeur', 'sysvaleur.idValeurParent'])
    .execute()
  const parents = new Map(values.map(({ idValeur, idValeurParent }) => [idValeur, idValeurParent]))
  const depths = new Map<number, number>()
  const { fromTheTop } = await chainsOf(parents.keys(), (value) => parents.get(value))
  for (const key of fromTheTop) depths.set(key, (depths.get(parents.get(key) ?? 0) ?? 0) + 1)
  return { levels: values.map((value) => ({ ...value, niveau: depths.get(value.idValeur) ?? 1 })), isDeclared: false }
}

/** Declares the used levels, and their ancestors, as the levels of a version. */
export async function declareLevels(
  db: Connection,
  idReferentielVersion: number,
  levels: readonly Level[],
  used: ReadonlySet<number>,
): Promise<void> {
  const byKey = new Map(levels.map((level) => [level.idValeur, level]))
  const declared = new Map<number, Level>()
  for (const key of used) {
    for (let at = byKey.get(key); at && !declared.has(at.idValeur); at = byKey.get(at.idValeurParent ?? 0))
      declared.set(at.idValeur, at)
  }
  const rows = [...declared.values()].map(({ idValeur, niveau }) => ({ idReferentielVersion, idValeur, niveau }))
  if (rows.length > 0) await db.insertInto('niveau').values(rows).execute()
}
