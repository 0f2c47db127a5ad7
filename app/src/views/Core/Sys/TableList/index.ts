import { SysTable, type SysTableRecord } from '@ronde/contracts/services/Core/SysTable'
import { create, edit, save, toggle } from '../../../../kit/actions/action.ts'
import type { AnyRow } from '../../../../kit/place/row.ts'
import { listScreen } from '../../../../kit/screens/list-screen.ts'
import { table } from '../editors/table.ts'

const turn =
  (isActif: boolean) =>
  ({ idTableGuid, dtModification }: SysTableRecord) => ({ idTableGuid, isActif, dtModification })
/** Spares tables defined in code, whose active flag cannot change (R26). */
const generated = ({ isGenerer }: AnyRow) => (isGenerer === true ? 'spared.generated' : null)

export default listScreen(SysTable.GetList, {
  key: 'idTableGuid',
  label: 'lbTable',
  active: 'isActif',
  sort: 'refTable',
  columns: [
    { field: 'refTable', share: 1, width: 200 },
    { field: 'lbTable', share: 2, isLong: true, width: 200 },
    { field: 'lbTypeTable', width: 120 },
    { field: 'nbValeur', dataType: 'number', width: 100 },
    { field: 'isGenerer', dataType: 'boolean', width: 130 },
    { field: 'description', share: 3, isLong: true, width: 160 },
    { field: 'dtModification', dataType: 'DateTime', isHidden: true },
    { field: 'isActif', dataType: 'boolean', isHidden: true },
  ],
  filters: { lbTypeTable: 'choice', isGenerer: 'boolean' },
  lock: ['SysTable', 'idTableGuid'],
  actions: {
    Creer: create(table(SysTable.Insert)),
    Modifier: edit(table(SysTable.Update)),
    ...toggle('isActif', SysTable.ChangeActif, {
      ask: { on: 'ask.activateTable', off: 'ask.deactivateTable' },
      spares: { on: generated, off: generated },
    }),
    Supprimer: save(SysTable.ChangeActif, {
      each: turn(false),
      when: ({ isActif }: SysTableRecord) => isActif,
      spares: generated,
      ask: 'ask.deleteTable',
    }),
    Restaurer: save(SysTable.ChangeActif, {
      each: turn(true),
      when: ({ isActif }: SysTableRecord) => !isActif,
      spares: generated,
      ask: 'ask.restoreTable',
    }),
  },
})
