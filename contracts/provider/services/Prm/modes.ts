import {
  begun,
  column,
  type Columns,
  columnsOf,
  type Connection,
  found,
  type Later,
  preparedOne,
  recordsOf,
  Refusal,
  type Work,
} from '../kit.ts'
import { versionColumn, versionOf } from './versions.ts'

/** Modes, one row for each of their versions. */
export const modesOf = begun((db) =>
  db
    .selectFrom('mode')
    .innerJoin('modeVersion', 'modeVersion.idModeGuid', 'mode.idModeGuid')
    .innerJoin('modeVersion as current', (join) =>
      join.onRef('current.idModeGuid', '=', 'mode.idModeGuid').on('current.isCurrent', '=', true),
    )
    .innerJoin('referentielVersion as frame', 'frame.idReferentielVersion', 'modeVersion.idReferentielVersion')
    .innerJoin('referentiel', 'referentiel.idReferentielGuid', 'frame.idReferentielGuid')
    .select([
      'mode.idModeGuid',
      'modeVersion.idModeversion',
      'mode.refMode',
      'mode.lbMode',
      // An earlier version keeps its referential when the mode is given another.
      'frame.idReferentielGuid',
      'modeVersion.idReferentielVersion',
      'referentiel.lbReferentiel',
      'mode.isActif',
      'mode.statut',
      'mode.dtCreation',
      'mode.dtModification',
      'current.idModeversion as idCurrent',
      'current.indice',
      'current.revision',
      'current.dtCreation as dtCurrent',
    ]),
)

type Row = Awaited<ReturnType<ReturnType<typeof modesOf>['executeTakeFirstOrThrow']>>

/** A mode in its wire format in lists, without its referential. */
export const modeOf = ({ idCurrent, indice, revision, dtCurrent, ...row }: Row) => ({
  ...row,
  referentiel: null,
  curentVersion: versionOf({ idModeversion: idCurrent, indice, revision, dtCreation: dtCurrent, isCurrent: true }),
})

export const modes = recordsOf({
  table: 'mode',
  key: 'idModeGuid',
  typeObjet: 'Mode',
  label: ({ refMode }) => refMode,
  unique: 'refMode',
  lock: ({ idModeGuid }) => ({ typeObjet: 'Mode', refObjet: idModeGuid }),
  from: (db) => modesOf(db).where('modeVersion.isCurrent', '=', true),
  as: modeOf,
})

/** Columns that modes can be filtered and sorted by. */
export const modeColumns: Columns = {
  ...columnsOf('mode', {
    code: ['idModeGuid', 'idReferentielGuid', 'statut'],
    text: ['refMode', 'lbMode'],
    flag: ['isActif'],
    instant: ['dtCreation', 'dtModification'],
  }),
  ...columnsOf('modeVersion', { number: ['idModeversion', 'idReferentielVersion'] }),
  lbReferentiel: column.searched('referentiel.lbReferentielNormal'),
  'curentVersion.lbVersion': versionColumn('current'),
}

const readVersion = preparedOne((db, value: Later<{ idModeversion: number }>) =>
  db.selectFrom('modeVersion').where('idModeversion', '=', value('idModeversion')).select(['idModeGuid', 'isCurrent']),
)

/** A version of a mode. Throws 404. */
export const findModeVersion = async (db: Connection, idModeversion: number) =>
  found(await readVersion(db, { idModeversion }))

/** Checks that this write may change a version: it is its mode's current one (R3), and no other user has locked the mode (R1). Throws 404. */
export async function claimModeVersion(work: Work, idModeversion: number): Promise<void> {
  const { idModeGuid, isCurrent } = await findModeVersion(work.db, idModeversion)
  if (!isCurrent) throw new Refusal('R3')
  await work.refuseLocked({ typeObjet: 'Mode', refObjet: idModeGuid })
}
