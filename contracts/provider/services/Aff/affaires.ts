import { sql } from 'kysely'
import { begun, column, type Columns, columnsOf, recordsOf } from '../kit.ts'

const nbPrestation = sql<
  number | string
>`(select count(*) from prestation where prestation.${sql.ref('idAffaire')} = affaire.${sql.ref('idAffaire')})`

/** Cases with the labels of what they name. */
export const affairesOf = begun((db) =>
  db
    .selectFrom('affaire')
    .innerJoin('agence', 'agence.idAgence', 'affaire.idAgence')
    .innerJoin('users', 'users.idUser', 'affaire.idUserRAF')
    .select([
      'affaire.idAffaireGuid',
      'affaire.idAffaire',
      'affaire.refAffaire',
      'affaire.lbAffaire',
      'affaire.lbClient',
      'affaire.idAgence',
      'agence.lbAgence',
      'affaire.idUserRAF',
      'users.lbUser as lbUserRAF',
      'affaire.statut',
      'affaire.isActif',
      'affaire.dtCreation',
      'affaire.dtModification',
    ])
    .select(nbPrestation.as('nbPrestation')),
)

type AffaireRow = Awaited<ReturnType<ReturnType<typeof affairesOf>['executeTakeFirstOrThrow']>>

/** A case as the wire has it. PostgreSQL counts in text. */
export const affaireOf = (row: AffaireRow) => ({ ...row, nbPrestation: Number(row.nbPrestation) })

export const affaires = recordsOf({
  table: 'affaire',
  key: 'idAffaireGuid',
  typeObjet: 'Affaire',
  label: ({ refAffaire }) => refAffaire,
  unique: 'refAffaire',
  lock: ({ idAffaireGuid }) => ({ typeObjet: 'Affaire', refObjet: idAffaireGuid }),
  from: affairesOf,
  as: affaireOf,
})

/** What cases may be filtered and sorted by. */
export const affaireColumns: Columns = {
  ...columnsOf('affaire', {
    number: ['idAffaire', 'idAgence', 'idUserRAF'],
    code: ['idAffaireGuid', 'statut'],
    text: ['refAffaire', 'lbAffaire', 'lbClient'],
    flag: ['isActif'],
    instant: ['dtCreation', 'dtModification'],
  }),
  lbAgence: column.searched('agence.lbAgenceNormal'),
  lbUserRAF: column.searched('users.lbUserNormal'),
  nbPrestation: column.computed('number', nbPrestation),
}
