import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { guest, signedIn } from '../SecAuthentification/states.ts'
import { SysControlEdit } from './endpoints.ts'

const types = [
  ['Text', 'T'], ['Integer', 'NI'], ['Number', 'T'], ['Date', 'DT'], ['DateTime', 'DT'], ['Time', 'T'], ['Boolean', 'B'], ['SysTable', 'T'], ['SysValeur', 'T'],
] as const

interaction('all of them, with their data types', {
  given: [signedIn(guest)],
  call: SysControlEdit.GetList,
  only: types.map(([refControl, type], at) => ({ idControlEdit: at + 1, refControl, type })),
  then: ({ value }) => expect(value?.map(({ refControl }) => refControl)).toEqual(types.map(([refControl]) => refControl)),
})
refusals(SysControlEdit.GetList)
