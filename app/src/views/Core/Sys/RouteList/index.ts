import { SysRoute } from '@ronde/contracts/services/Core/SysRoute'
import { edit } from '../../../../kit/actions/action.ts'
import { listScreen } from '../../../../kit/screens/list-screen.ts'
import { hidden } from '../../../../kit/rows/shape.ts'
import { recordLabel } from '../../../../navigation/offered.ts'
import { route } from '../editors/action.ts'

export default listScreen(SysRoute.GetList, {
  key: 'idRoute',
  label: 'label',
  sort: 'ref',
  columns: [
    { field: 'ref', share: 2, width: 230 },
    {
      field: 'label',
      value: ({ label, ref }, text) => recordLabel(label, { refRoute: ref }, text),
      share: 2,
      isLong: true,
      width: 150,
    },
    { field: 'path', share: 3, isLong: true, width: 180 },
    { field: 'refParent', share: 2, width: 226 },
    { field: 'isMenu', dataType: 'boolean', width: 100 },
    { field: 'isVirtuel', dataType: 'boolean', isHidden: true },
    ...hidden('component', 'module', 'schema', 'parameters'),
    { field: 'hasResource', dataType: 'boolean', isHidden: true },
    { field: 'requiresAuth', dataType: 'boolean', isHidden: true },
    { field: 'dtModification', dataType: 'DateTime', isHidden: true },
  ],
  filters: { module: 'choice', refParent: 'choice', isMenu: 'boolean', isVirtuel: 'boolean', hasResource: 'boolean' },
  actions: { Modifier: edit(route) },
})
