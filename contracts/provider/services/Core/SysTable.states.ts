import { tableExists } from '../../../services/Core/SysTable/states.ts'
import { put, without } from '../../states/set-up.ts'

export const states = [
  put(tableExists, 'systable', (table) => without(table, 'refTypeTable', 'lbTypeTable', 'nbValeur')),
]
