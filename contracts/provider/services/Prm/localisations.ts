import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { column, type Columns, columnsOf, type Connection } from '../kit.ts'
import { searchOf } from '../../operations/paging.ts'

/** Locations in one version of their referential. */
export const localisationsOf = (db: Connection, idReferentielVersion: number) =>
  db
    .selectFrom('localisationItem as item')
    .innerJoin('localisation', 'localisation.idLocalisation', 'item.idLocalisation')
    .innerJoin('sysvaleur', 'sysvaleur.idValeur', 'item.idValeur')
    .innerJoin('referentielVersion as version', 'version.idReferentielVersion', 'item.idReferentielVersion')
    .innerJoin('niveau', (join) =>
      join
        .onRef('niveau.idReferentielVersion', '=', 'item.idReferentielVersion')
        .onRef('niveau.idValeur', '=', 'item.idValeur'),
    )
    .where('item.idReferentielVersion', '=', idReferentielVersion)

/** SQL condition for the descendants of a path. Paths have digits and slashes only, no wildcards. */
export const below = (at: string, chemin: string) => sql<boolean>`${sql.ref(at)} like ${`${chemin}_%`}`

/** SQL condition for a path and its descendants. */
export const atOrBelow = (at: string, chemin: string) => sql<boolean>`${sql.ref(at)} like ${`${chemin}%`}`

/** The same in their wire format. */
export const wholeLocalisationsOf = (db: Connection, idReferentielVersion: number) =>
  localisationsOf(db, idReferentielVersion)
    .select([
      'item.idLocalisation',
      'item.lbLocalisation',
      'item.lbAffichage',
      'item.idLocalisationItem',
      'localisation.refLocalisation',
      'item.isActif',
      'item.idValeur',
      'sysvaleur.lbValeur as lbNiveau',
      'item.idLocalisationParent',
      'version.indice',
      'version.revision',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('localisationItem as child')
            .whereRef('child.idReferentielVersion', '=', 'item.idReferentielVersion')
            .whereRef('child.idLocalisationParent', '=', 'item.idLocalisation')
            .select('child.idLocalisationItem'),
        )
        .as('hasChildren'),
    )

/** Columns that locations can be filtered and sorted by. */
export const localisationColumns: Columns = {
  ...columnsOf('localisationItem as item', {
    number: ['idLocalisation', 'idLocalisationItem', 'idLocalisationParent', 'idValeur'],
    text: ['lbLocalisation', 'lbAffichage'],
    flag: ['isActif'],
  }),
  refLocalisation: column.searched('localisation.refLocalisationNormal'),
  lbNiveau: column.searched('sysvaleur.lbValeurNormal'),
}

/** The same where they are answered whole. */
export const wholeColumns: Columns = {
  ...localisationColumns,
  indice: column.number('version.indice'),
  revision: column.number('version.revision'),
  hasChildren: column.computed(
    'flag',
    sql`exists (select 1 from ${sql.table('localisationItem')} as child where child.${sql.ref('idReferentielVersion')} = ${sql.ref('item.idReferentielVersion')} and child.${sql.ref('idLocalisationParent')} = ${sql.ref('item.idLocalisation')})`,
  ),
}

const all = (conditions: readonly RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

/** A condition: the locations of a level, or that a search finds, and all above each of them. Parents are found by index, one by one. */
export function foundAndAbove(
  idReferentielVersion: number,
  { idValeur, search = '' }: { idValeur?: number | undefined; search?: string | undefined },
): RawBuilder<SqlBool> | null {
  const conditions = [
    ...(idValeur === undefined ? [] : [sql<SqlBool>`${sql.ref('item.idValeur')} = ${idValeur}`]),
    ...searchOf(localisationColumns, search),
  ]
  if (conditions.length === 0) return null
  const [items, version, parent] = [
    sql.table('localisationItem'),
    sql.ref('item.idReferentielVersion'),
    sql.ref('item.idLocalisationParent'),
  ]
  const [own, refs] = [sql.ref('item.idLocalisation'), sql.ref('localisation.idLocalisation')]
  // Whatever the conditions name has to be joined here: taken from the query around, it would be asked again for each of its rows.
  const level = sql`inner join sysvaleur on ${sql.ref('sysvaleur.idValeur')} = ${sql.ref('item.idValeur')}`
  return sql<SqlBool>`(${all(conditions)} or ${own} in (
    with recursive above(id) as (
      select ${parent} from ${items} as item inner join localisation on ${refs} = ${own} ${level} where ${version} = ${idReferentielVersion} and ${all(conditions)}
      union
      select ${parent} from ${items} as item inner join above on ${own} = above.id where ${version} = ${idReferentielVersion}
    ) select id from above))`
}
