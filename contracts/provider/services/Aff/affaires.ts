import { sql } from 'kysely'
import { begun, type Later, preparedOne } from '../../database/prepared.ts'
import type { Records } from '../../writes.ts'
import { code, type Columns, computed, flag, instant, number, searched } from '../../paging.ts'

const nbPrestation = sql<number | string>`(select count(*) from prestation where prestation.${sql.ref('idAffaire')} = affaire.${sql.ref('idAffaire')})`

/** Cases with the labels of what they name. */
export const affairesOf = begun((db) =>
  db
    .selectFrom('affaire')
    .innerJoin('agence', 'agence.idAgence', 'affaire.idAgence')
    .innerJoin('users', 'users.idUser', 'affaire.idUserRAF')
    .select([
      'affaire.idAffaireGuid', 'affaire.idAffaire', 'affaire.refAffaire', 'affaire.lbAffaire', 'affaire.lbClient', 'affaire.idAgence',
      'agence.lbAgence', 'affaire.idUserRAF', 'users.lbUser as lbUserRAF', 'affaire.statut', 'affaire.isActif', 'affaire.dtCreation',
      'affaire.dtModification',
    ])
    .select(nbPrestation.as('nbPrestation')),
)

type AffaireRow = Awaited<ReturnType<ReturnType<typeof affairesOf>['executeTakeFirstOrThrow']>>

/** A case as the wire has it. PostgreSQL counts in text. */
export const affaireOf = (row: AffaireRow) => ({ ...row, nbPrestation: Number(row.nbPrestation) })

const readRow = preparedOne((db, value: Later<{ key: string }>) => affairesOf(db).where('affaire.idAffaireGuid', '=', value('key')))

export const affaires: Records<'affaire', ReturnType<typeof affaireOf>> = {
  table: 'affaire',
  key: 'idAffaireGuid',
  typeObjet: 'Affaire',
  label: ({ refAffaire }) => refAffaire,
  unique: 'refAffaire',
  lock: ({ idAffaireGuid }) => ({ typeObjet: 'Affaire', refObjet: idAffaireGuid }),
  read: async (db, key) => {
    const row = await readRow(db, { key: String(key) })
    return row && affaireOf(row)
  },
}

/** What cases may be filtered and sorted by. */
export const affaireColumns: Columns = {
  idAffaireGuid: code('affaire.idAffaireGuid'),
  idAffaire: number('affaire.idAffaire'),
  refAffaire: searched('affaire.refAffaireNormal'),
  lbAffaire: searched('affaire.lbAffaireNormal'),
  lbClient: searched('affaire.lbClientNormal'),
  idAgence: number('affaire.idAgence'),
  lbAgence: searched('agence.lbAgenceNormal'),
  idUserRAF: number('affaire.idUserRAF'),
  lbUserRAF: searched('users.lbUserNormal'),
  statut: code('affaire.statut'),
  isActif: flag('affaire.isActif'),
  dtCreation: instant('affaire.dtCreation'),
  dtModification: instant('affaire.dtModification'),
  nbPrestation: computed('number', nbPrestation),
}
