import { interactions } from '../../interactions.ts'
import { SysControlEdit } from './endpoints.ts'

const types = [
  ['Text', 'T'],
  ['Integer', 'NI'],
  ['Number', 'T'],
  ['Date', 'DT'],
  ['DateTime', 'DT'],
  ['Time', 'T'],
  ['Boolean', 'B'],
  ['SysTable', 'T'],
  ['SysValeur', 'T'],
] as const

interactions(
  SysControlEdit.GetList,
  {},
  {
    'all of them, with their data types': {
      only: types.map(([refControl, type], at) => ({ idControlEdit: at + 1, refControl, type })),
    },
  },
)
