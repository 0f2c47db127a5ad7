import { bodyOf, type Fault, isDone } from './faults.ts'

/** Servers that leave behind what hangs on a record, or read a file otherwise than it says. */
export const wrongFollows: readonly Fault[] = [
  {
    says: 'calls a value otherwise and forgets the properties that have it',
    shownBy: 'what names a table or a value follows it',
    of: /\/SysValeur\/Update$/,
    after: async (leaving) => {
      const { refValeur } = bodyOf(leaving.request)
      if (!isDone(leaving)) return
      await leaving.db.updateTable('propriete').set({ value: 'A' }).where('value', '=', String(refValeur)).execute()
    },
  },
  {
    says: 'empties what a file says nothing of',
    shownBy: 'what a file says is what is read again',
    of: /\/SysValeur\/Import$/,
    after: async (leaving) => {
      if (!isDone(leaving)) return
      await leaving.db.updateTable('sysvaleur').set({ idValeurParent: null }).where('lbValeur', '=', 'Encore').execute()
    },
  },
  {
    says: 'keeps the cells that a file of equipment has emptied',
    shownBy: 'files of locations, of equipment',
    of: /\/RefMateriel\/Import$/,
    after: async (leaving) => {
      if (!isDone(leaving) || leaving.envelope.value?.['inserted'] !== 0) return
      await leaving.db.updateTable('materiel').set({ lbCourt: 'P' }).where('lbCourt', 'is', null).execute()
    },
  },
]
