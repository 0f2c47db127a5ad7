import type { Connection } from '../../database/database.ts'
import { begun } from '../../database/prepared.ts'
import { found } from '../../failure.ts'
import { type LogLine, writeLog } from '../../log.ts'
import { code, type Columns, flag, instant, number, searched } from '../../paging.ts'
import type { Work } from '../../writes.ts'

/** Versions of ranges as the wire has them. */
export const gammesOf = begun((db) =>
  db
    .selectFrom('gammeVersion as version')
    .innerJoin('gamme', 'gamme.idGamme', 'version.idGamme')
    .innerJoin('mode', 'mode.idModeGuid', 'gamme.idModeGuid')
    .select([
      'version.idGammeVersion', 'gamme.ref', 'version.lbGamme', 'version.lbGammeLong', 'version.typeLocalisation', 'version.typeMaintenance',
      'version.fonctionPrincipal', 'version.periodicite', 'version.indice', 'version.revision', 'version.actif', 'version.dureeTot', 'version.modeOp',
      'version.rapportInsp', 'version.dtCreation as DtCreation', 'version.dtModification as DtModification', 'version.isCurrent', 'gamme.idModeGuid',
      'mode.refMode',
    ]),
)

/** One version of a range. Throws 404 for one nobody knows. */
export const gammeOf = async (db: Connection, idGammeVersion: number) =>
  found(await gammesOf(db).where('version.idGammeVersion', '=', idGammeVersion).executeTakeFirst())

/** What versions of ranges may be filtered and sorted by. */
export const gammeColumns: Columns = {
  idGammeVersion: number('version.idGammeVersion'),
  ref: searched('gamme.refNormal'),
  lbGamme: searched('version.lbGammeNormal'),
  lbGammeLong: code('version.lbGammeLong'),
  typeLocalisation: code('version.typeLocalisation'),
  typeMaintenance: code('version.typeMaintenance'),
  fonctionPrincipal: code('version.fonctionPrincipal'),
  periodicite: code('version.periodicite'),
  indice: number('version.indice'),
  revision: number('version.revision'),
  actif: flag('version.actif'),
  dureeTot: number('version.dureeTot'),
  modeOp: code('version.modeOp'),
  rapportInsp: code('version.rapportInsp'),
  DtCreation: instant('version.dtCreation'),
  DtModification: instant('version.dtModification'),
  isCurrent: flag('version.isCurrent'),
  idModeGuid: code('gamme.idModeGuid'),
  refMode: searched('mode.refModeNormal'),
}

/** Appends the line that says what was imported. */
export const logImport = ({ db, now, caller }: Work, line: Pick<LogLine, 'refObjet' | 'lbObjet' | 'changements' | 'message'>): Promise<void> =>
  writeLog(db, { now, caller, refAction: 'IMPORT', typeObjet: 'Gamme', ...line })
