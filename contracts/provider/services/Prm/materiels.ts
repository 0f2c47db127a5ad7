import type { Connection } from '../../database/database.ts'

/** Equipment with its type and where it stands in the current version of its referential. */
export const materielsOf = (db: Connection) =>
  db
    .selectFrom('materiel')
    .innerJoin('sysvaleur', 'sysvaleur.idValeur', 'materiel.idValeur')
    .innerJoin('referentielVersion as version', (join) =>
      join.onRef('version.idReferentielGuid', '=', 'materiel.idReferentielGuid').on('version.isCurrent', '=', true),
    )
    .leftJoin('localisationItem as item', (join) =>
      join.onRef('item.idLocalisation', '=', 'materiel.idLocalisation').onRef('item.idReferentielVersion', '=', 'version.idReferentielVersion'),
    )
    .select([
      'materiel.idMateriel', 'materiel.refMateriel', 'materiel.lb', 'materiel.lbCourt', 'materiel.idValeur', 'sysvaleur.lbValeur as materialType',
      'item.lbAffichage as local', 'materiel.idLocalisation', 'materiel.isActif',
    ])

/** A piece of equipment as the wire has it. */
export type Materiel = Awaited<ReturnType<ReturnType<typeof materielsOf>['executeTakeFirstOrThrow']>>
