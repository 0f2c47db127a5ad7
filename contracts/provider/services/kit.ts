/**
 * Functions for the handlers of services. Functions that only one service needs (a password's hash, a page's file) are imported from their module.
 * Only services import from here, never the modules below.
 */
export { countOf, isThere, mostPlace, mustBeThere, nextPlace, placeAfter } from '../database/alike.ts'
export { chainsOf } from '../imports/chains.ts'
export type { Connection } from '../database/database.ts'
export { normalise } from '../database/normalised.ts'
export { begun, type Later, preparedOne } from '../database/prepared.ts'
export { forbidden, found, HttpFailure, invalidField, notFound, Refusal, together } from '../messages/failure.ts'
export { imports } from '../imports/imports.ts'
export { type CellRule, ruled } from '../imports/cell-rules.ts'
export {
  type AskedImport,
  Complaints,
  flagCell,
  type ImportOutcome,
  type ImportRow,
  importRows,
  maybe,
  settle,
} from '../imports/rows.ts'
export {
  asRead,
  day,
  fields,
  freeLabel,
  guid,
  id,
  idInQuery,
  instant,
  jsonObject,
  label,
  loginName,
  maybeLabel,
  maybeMail,
  maybeReference,
  maybeText,
  newSecret,
  noKey,
  nothing,
  placeNumber,
  queryText,
  readOnly,
  readOnlyFields,
  reference,
  secret,
  text,
} from '../input/input.ts'
export { changeOf, changesBetween, type LogLine, writeLog } from '../writes/log.ts'
export { navigationChanged } from '../writes/navigation-update.ts'
export { column, type Column, type Columns, columnsOf } from '../operations/columns.ts'
export { listQuery, lists, readInPlace } from '../operations/paging.ts'
export { countedIn, field, record } from '../operations/record.ts'
export { type Call, downloads, operation, provide, reads } from '../operations/provide.ts'
export { recordsOf } from '../writes/records.ts'
export { insertAll } from '../database/batches.ts'
export { inTurns } from '../imports/in-turns.ts'
export { Work, writes } from '../writes/writes.ts'
