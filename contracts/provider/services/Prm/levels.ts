import type { Connection } from '../../database/database.ts'

/** The named levels of a version, the place first. */
export const levelsOf = (db: Connection, idReferentielVersion: number) =>
  db
    .selectFrom('niveau')
    .innerJoin('sysvaleur', 'sysvaleur.idValeur', 'niveau.idValeur')
    .where('niveau.idReferentielVersion', '=', idReferentielVersion)
    .select(['sysvaleur.idValeur', 'sysvaleur.refValeur', 'sysvaleur.lbValeur', 'sysvaleur.idValeurParent', 'niveau.niveau'])
    .orderBy('niveau.niveau')
    .orderBy('sysvaleur.ordre')
    .orderBy('sysvaleur.idValeur')

type Level = Awaited<ReturnType<ReturnType<typeof levelsOf>['executeTakeFirstOrThrow']>>

/** A level as the wire has it. */
export type Niveau = Level & { children: Niveau[] }

/** Levels one after another, without what is below each. */
export const flat = (levels: readonly Level[]): Niveau[] => levels.map((level) => ({ ...level, children: [] }))

/** The same as a tree: a level whose parent is none of them is a root. */
export function treeOf(levels: readonly Level[]): Niveau[] {
  const nodes = flat(levels)
  const byKey = new Map(nodes.map((node) => [node.idValeur, node]))
  const roots: Niveau[] = []
  for (const node of nodes) (byKey.get(node.idValeurParent ?? 0)?.children ?? roots).push(node)
  return roots
}

/** The equipment types declared for a version, with how many pieces of the referential are of each. */
export async function typesOf(db: Connection, { idReferentielGuid, idReferentielVersion }: { idReferentielGuid: string; idReferentielVersion: number }) {
  const rows = await db
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
    .execute()
  // PostgreSQL counts in text.
  return rows.map((row) => ({ ...row, nbMateriel: Number(row.nbMateriel) }))
}
