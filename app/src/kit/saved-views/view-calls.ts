import { SysTable } from '@ronde/contracts/services/Core/SysTable'
import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import type { ViewCalls } from './shared-views.ts'

/** The server's own. */
export const viewCalls: ViewCalls = { tables: SysTable, values: SysValeur }
