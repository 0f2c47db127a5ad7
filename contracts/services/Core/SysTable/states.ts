import { state } from '../../../wire/state.ts'
import { sysTable } from './endpoints.ts'

export const tableExists = state('a system table exists', sysTable, { means: 'without values' })
