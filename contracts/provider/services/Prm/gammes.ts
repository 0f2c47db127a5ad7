import {
  begun,
  column,
  type Columns,
  columnsOf,
  type Connection,
  found,
  type LogLine,
  type Work,
  writeLog,
} from '../kit.ts'

/** Versions of ranges in their wire format. */
export const gammesOf = begun((db) =>
  db
    .selectFrom('gammeVersion as version')
    .innerJoin('gamme', 'gamme.idGamme', 'version.idGamme')
    .innerJoin('mode', 'mode.idModeGuid', 'gamme.idModeGuid')
    .select([
      'version.idGammeVersion',
      'gamme.ref',
      'version.lbGamme',
      'version.lbGammeLong',
      'version.typeLocalisation',
      'version.typeMaintenance',
      'version.fonctionPrincipal',
      'version.periodicite',
      'version.indice',
      'version.revision',
      'version.actif',
      'version.dureeTot',
      'version.modeOp',
      'version.rapportInsp',
      'version.dtCreation as DtCreation',
      'version.dtModification as DtModification',
      'version.isCurrent',
      'gamme.idModeGuid',
      'mode.refMode',
    ]),
)

/** One version of a range. Throws 404 for an unknown one. */
export const gammeOf = async (db: Connection, idGammeVersion: number) =>
  found(await gammesOf(db).where('version.idGammeVersion', '=', idGammeVersion).executeTakeFirst())

/** Columns that versions of ranges can be filtered and sorted by. */
export const gammeColumns: Columns = {
  ...columnsOf('gammeVersion as version', {
    number: ['idGammeVersion', 'indice', 'revision', 'dureeTot'],
    code: ['typeLocalisation', 'typeMaintenance', 'fonctionPrincipal', 'periodicite', 'modeOp', 'rapportInsp'],
    text: ['lbGamme', 'lbGammeLong'],
    flag: ['actif', 'isCurrent'],
  }),
  ...columnsOf('gamme', { code: ['idModeGuid'], text: ['ref'] }),
  refMode: column.searched('mode.refModeNormal'),
  DtCreation: column.instant('version.dtCreation'),
  DtModification: column.instant('version.dtModification'),
}

/** Appends the log line of an import. */
export const logImport = (
  { db, now, caller }: Work,
  line: Pick<LogLine, 'refObjet' | 'lbObjet' | 'changements' | 'message'>,
): Promise<void> => writeLog(db, { now, caller, refAction: 'IMPORT', typeObjet: 'Gamme', ...line })
