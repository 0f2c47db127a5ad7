import { SysInfo } from '../../../services/Core/SysInfo/endpoints.ts'
import { databaseName } from '../../database/dialect.ts'
import { nothing, provide, reads } from '../kit.ts'

const GetAppInfo = reads(nothing, async ({ db, now, server }) => ({
  lbApplication: 'Ronde',
  version: server.buildVersion,
  environnement: server.environment,
  lbBase: databaseName(db),
  dtServeur: now.toISOString(),
}))

/** Information about the server, for any caller. */
export const service = provide(SysInfo, { read: 'open', write: 'open' }, { GetAppInfo })
