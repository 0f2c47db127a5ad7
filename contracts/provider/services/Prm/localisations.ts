import { sql } from 'kysely'
import type { Connection } from '../../database/database.ts'

/** Locations as one version of their referential describes them. */
export const localisationsOf = (db: Connection, idReferentielVersion: number) =>
  db
    .selectFrom('localisationItem as item')
    .innerJoin('localisation', 'localisation.idLocalisation', 'item.idLocalisation')
    .innerJoin('sysvaleur', 'sysvaleur.idValeur', 'item.idValeur')
    .innerJoin('referentielVersion as version', 'version.idReferentielVersion', 'item.idReferentielVersion')
    .innerJoin('niveau', (join) =>
      join.onRef('niveau.idReferentielVersion', '=', 'item.idReferentielVersion').onRef('niveau.idValeur', '=', 'item.idValeur'),
    )
    .where('item.idReferentielVersion', '=', idReferentielVersion)

/** A condition: what lies below a path. Paths are of digits and slashes, so nothing in them is a wildcard. */
export const below = (column: string, chemin: string) => sql<boolean>`${sql.ref(column)} like ${`${chemin}_%`}`

/** A condition: a path itself and what lies below it. */
export const atOrBelow = (column: string, chemin: string) => sql<boolean>`${sql.ref(column)} like ${`${chemin}%`}`
