import { SysInfo } from '../../../services/Core/SysInfo/endpoints.ts'
import { databaseName } from '../../database/dialect.ts'
import { nothing } from '../../input.ts'
import { operation, provide } from '../../provide.ts'
import { answer } from '../../reply.ts'

const GetAppInfo = operation(nothing, async ({ db, now, server }) =>
  answer({
    lbApplication: 'Ronde',
    version: server.buildVersion,
    environnement: server.environment,
    lbBase: databaseName(db),
    dtServeur: now.toISOString(),
  }),
)

/** What the server says of itself, to anybody. */
export const service = provide(SysInfo, { read: 'open', write: 'open' }, { GetAppInfo })
