import { SysTable } from '@ronde/contracts/services/Core/SysTable'
import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import type { ViewCalls } from './shared-views.ts'

/** The calls of the server. */
export const viewCalls: ViewCalls = { tables: SysTable, values: SysValeur }
