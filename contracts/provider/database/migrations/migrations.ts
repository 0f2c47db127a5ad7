import type { Migration } from 'kysely/migration'
import { business } from './2026-11-20-2-business.ts'
import { cases } from './2026-11-20-3-cases.ts'
import { keptColumns } from './2026-11-22-1-kept.ts'
import { tasks } from './2026-11-22-3-tasks.ts'
import { sessions } from './2026-11-22-4-sessions.ts'
import { directory } from './2026-11-22-5-directory.ts'
import { parametersAndProperties } from './2026-11-22-6-parameters.ts'
import { searchedLog } from './2026-11-22-7-log.ts'
import { documents } from './2026-11-22-8-documents.ts'
import { answeredWrites } from './2026-11-22-9-answered-writes.ts'
import { searchedTexts } from './2026-11-23-5-searched-texts.ts'
import { logAddresses } from './2026-11-23-6-log-addresses.ts'
import { security } from './2026-11-20-1-security.ts'

/** Every change of the schema, in the order of their names. A change that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '2026-11-20-1-security': security,
  '2026-11-20-2-business': business,
  '2026-11-20-3-cases': cases,
  '2026-11-22-1-kept': keptColumns,
  '2026-11-22-3-tasks': tasks,
  '2026-11-22-4-sessions': sessions,
  '2026-11-22-5-directory': directory,
  '2026-11-22-6-parameters': parametersAndProperties,
  '2026-11-22-7-log': searchedLog,
  '2026-11-22-8-documents': documents,
  '2026-11-22-9-answered-writes': answeredWrites,
  '2026-11-23-5-searched-texts': searchedTexts,
  '2026-11-23-6-log-addresses': logAddresses,
}
