import { begun, column, type Columns, columnsOf, type Connection } from '../kit.ts'

/** Equipment with its type and its location in the current version of its referential. */
export const materielsOf = begun((db) =>
  db
    .selectFrom('materiel')
    .innerJoin('sysvaleur', 'sysvaleur.idValeur', 'materiel.idValeur')
    .innerJoin('referentielVersion as version', (join) =>
      join.onRef('version.idReferentielGuid', '=', 'materiel.idReferentielGuid').on('version.isCurrent', '=', true),
    )
    .leftJoin('localisationItem as item', (join) =>
      join
        .onRef('item.idLocalisation', '=', 'materiel.idLocalisation')
        .onRef('item.idReferentielVersion', '=', 'version.idReferentielVersion'),
    )
    .select([
      'materiel.idMateriel',
      'materiel.refMateriel',
      'materiel.lb',
      'materiel.lbCourt',
      'materiel.idValeur',
      'sysvaleur.lbValeur as materialType',
      'item.lbAffichage as local',
      'materiel.idLocalisation',
      'materiel.isActif',
    ]),
)

/** A piece of equipment in its wire format. */
export type Materiel = Awaited<ReturnType<ReturnType<typeof materielsOf>['executeTakeFirstOrThrow']>>

/** The equipment of a referential, with its location in one version. */
export const materielsIn = (
  db: Connection,
  { idReferentielGuid, idReferentielVersion }: { idReferentielGuid: string; idReferentielVersion: number },
) =>
  db
    .selectFrom('materiel')
    .innerJoin('sysvaleur', 'sysvaleur.idValeur', 'materiel.idValeur')
    .leftJoin('localisationItem as item', (join) =>
      join
        .onRef('item.idLocalisation', '=', 'materiel.idLocalisation')
        .on('item.idReferentielVersion', '=', idReferentielVersion),
    )
    .where('materiel.idReferentielGuid', '=', idReferentielGuid)
    .select([
      'materiel.idMateriel',
      'materiel.refMateriel',
      'materiel.lb',
      'materiel.lbCourt',
      'materiel.idValeur',
      'sysvaleur.lbValeur as materialType',
      'item.lbAffichage as local',
      'item.idLocalisation',
      'materiel.isActif',
    ])

/** Columns that equipment can be filtered and sorted by. */
export const materielColumns: Columns = {
  ...columnsOf('materiel', {
    number: ['idMateriel', 'idValeur'],
    text: ['refMateriel', 'lb', 'lbCourt'],
    flag: ['isActif'],
  }),
  idLocalisation: column.number('item.idLocalisation'),
  materialType: column.searched('sysvaleur.lbValeurNormal'),
  local: column.searched('item.lbAffichageNormal'),
}
