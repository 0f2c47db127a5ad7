import { SysAction } from '@ronde/contracts/services/Core/SysAction'
import { edit, save, toggle } from '../../../../kit/actions/action.ts'
import { listScreen } from '../../../../kit/screens/list-screen.ts'
import { hidden } from '../../../../kit/rows/shape.ts'
import { recordLabel } from '../../../../navigation/offered.ts'
import { action, neededAction } from '../editors/action.ts'
import { lostButtons } from '../lost-buttons.ts'

export default listScreen(SysAction.GetList, {
  key: 'idAction',
  label: 'label',
  active: 'isActive',
  sort: 'refAction',
  columns: [
    { field: 'refAction', share: 2, width: 170 },
    {
      field: 'label',
      value: ({ label, refAction }, text) => recordLabel(label, { refAction }, text),
      share: 2,
      isLong: true,
      width: 170,
    },
    { field: 'module', width: 100 },
    { field: 'refRouteParent', share: 2, width: 150 },
    { field: 'isMenu', dataType: 'boolean', width: 100 },
    { field: 'isVirtuel', dataType: 'boolean', width: 100 },
    { field: 'hasResource', dataType: 'boolean', width: 110 },
    ...hidden('schema', 'parameters'),
    { field: 'isActive', dataType: 'boolean', isHidden: true },
    { field: 'dtModification', dataType: 'DateTime', isHidden: true },
  ],
  filters: { module: 'choice', schema: 'choice', isMenu: 'boolean', isVirtuel: 'boolean', hasResource: 'boolean' },
  actions: {
    Modifier: edit(action),
    ...toggle('isActive', SysAction.Update, { spares: { off: neededAction }, follows: { off: lostButtons } }),
    Supprimer: save(SysAction.Delete, {
      ask: 'ask.deleteAction',
      spares: ({ isActive }) => (isActive ? 'spared.activeAction' : null),
    }),
  },
})
