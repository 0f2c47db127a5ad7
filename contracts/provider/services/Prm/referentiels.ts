import { sql } from 'kysely'
import {
  begun,
  column,
  type Columns,
  columnsOf,
  type Connection,
  found,
  guid,
  id,
  idInQuery,
  type Later,
  preparedOne,
  recordsOf,
  Refusal,
  type Work,
} from '../kit.ts'
import { lbVersionOf, versionColumn, versionOf } from './versions.ts'

const nbLocalisation = sql<
  number | string
>`(select count(*) from ${sql.table('localisationItem')} as item where item.${sql.ref('idReferentielVersion')} = shown.${sql.ref('idReferentielVersion')})`

/** Referentials, one row for each of their versions. */
export const referentielsOf = begun((db) =>
  db
    .selectFrom('referentiel')
    .innerJoin('referentielVersion as shown', 'shown.idReferentielGuid', 'referentiel.idReferentielGuid')
    .innerJoin('referentielVersion as current', (join) =>
      join.onRef('current.idReferentielGuid', '=', 'referentiel.idReferentielGuid').on('current.isCurrent', '=', true),
    )
    .select([
      'referentiel.idReferentielGuid',
      'referentiel.refReferentiel',
      'referentiel.lbReferentiel',
      'referentiel.description',
      'referentiel.isActif',
      'referentiel.dtCreation',
      'referentiel.dtModification',
      'shown.idReferentielVersion',
      'shown.indice',
      'shown.revision',
      'current.idReferentielVersion as idCurrent',
      'current.indice as indiceCurrent',
      'current.revision as revisionCurrent',
      'current.dtCreation as dtCurrent',
    ])
    .select(nbLocalisation.as('nbLocalisation')),
)

type Row = Awaited<ReturnType<ReturnType<typeof referentielsOf>['executeTakeFirstOrThrow']>>

/** A referential in its wire format. PostgreSQL returns counts as text. */
export const referentielOf = ({
  indice,
  revision,
  idCurrent,
  indiceCurrent,
  revisionCurrent,
  dtCurrent,
  ...row
}: Row) => ({
  ...row,
  nbLocalisation: Number(row.nbLocalisation),
  version: lbVersionOf({ indice, revision }),
  curentVersion: versionOf({
    idReferentielVersion: idCurrent,
    indice: indiceCurrent,
    revision: revisionCurrent,
    dtCreation: dtCurrent,
    isCurrent: true,
  }),
})

type Referentiel = ReturnType<typeof referentielOf>

/** The version shown of a referential: the current one, unless another is named. Throws 404. */
export async function readReferentiel(
  db: Connection,
  idReferentielGuid: string,
  idReferentielVersion?: number,
): Promise<Referentiel> {
  const all = referentielsOf(db).where('referentiel.idReferentielGuid', '=', idReferentielGuid)
  const shown =
    idReferentielVersion === undefined
      ? all.where('shown.isCurrent', '=', true)
      : all.where('shown.idReferentielVersion', '=', idReferentielVersion)
  return referentielOf(found(await shown.executeTakeFirst()))
}

export const referentiels = recordsOf({
  table: 'referentiel',
  key: 'idReferentielGuid',
  typeObjet: 'Referentiel',
  label: ({ refReferentiel }) => refReferentiel,
  unique: 'refReferentiel',
  lock: ({ idReferentielGuid }) => ({ typeObjet: 'Referentiel', refObjet: idReferentielGuid }),
  from: (db) => referentielsOf(db).where('shown.isCurrent', '=', true),
  as: referentielOf,
})

/** Columns that referentials can be filtered and sorted by. */
export const referentielColumns: Columns = {
  ...columnsOf('referentiel', {
    code: ['idReferentielGuid'],
    text: ['refReferentiel', 'lbReferentiel', 'description'],
    flag: ['isActif'],
    instant: ['dtCreation', 'dtModification'],
  }),
  idReferentielVersion: column.number('shown.idReferentielVersion'),
  nbLocalisation: column.computed('number', nbLocalisation),
  version: versionColumn('shown'),
}

/** The keys of a version, in a query, and in a body. */
export const versionInQuery = { idReferentielGuid: guid, idReferentielVersion: idInQuery }
export const versionInBody = { idReferentielGuid: guid, idReferentielVersion: id }

interface Keys {
  idReferentielGuid: string
  idReferentielVersion: number
}

const readVersion = preparedOne((db, value: Later<Keys>) =>
  db
    .selectFrom('referentielVersion')
    .where('idReferentielGuid', '=', value('idReferentielGuid'))
    .where('idReferentielVersion', '=', value('idReferentielVersion'))
    .select(['idReferentielVersion', 'idReferentielGuid', 'isCurrent']),
)

/** A version of a referential. Throws 404 for a version of another one. */
export const findVersion = async (db: Connection, keys: Keys) => found(await readVersion(db, keys))

/** Checks that this write may change a version: it is its referential's current one (R3), and no other user has locked the referential (R1). Throws 404. */
export async function claimVersion(work: Work, keys: Keys): Promise<void> {
  const { idReferentielGuid, isCurrent } = await findVersion(work.db, keys)
  if (!isCurrent) throw new Refusal('R3')
  await work.refuseLocked({ typeObjet: 'Referentiel', refObjet: idReferentielGuid })
}

/** The line of the log for an import into a referential. */
export const logImport = async (work: Work, { idReferentielGuid }: Pick<Keys, 'idReferentielGuid'>): Promise<void> =>
  work.log(referentiels, await readReferentiel(work.db, idReferentielGuid), 'IMPORT')
