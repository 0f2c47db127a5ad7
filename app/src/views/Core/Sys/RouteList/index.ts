import { SysRoute } from '@ronde/contracts/services/Core/SysRoute'
import { edit } from '../../../../kit/actions/action.ts'
import { listScreen } from '../../../../kit/list-screen.ts'
import { route } from '../editors/action.ts'

export default listScreen(SysRoute.GetList, {
  key: 'idRoute',
  label: 'label',
  sort: 'ref',
  columns: [
    { field: 'ref', share: 2, width: 200 },
    { field: 'label', share: 2, width: 150 },
    { field: 'path', share: 3, width: 200 },
    { field: 'parameters', share: 1, width: 140 },
    { field: 'refParent', share: 2, width: 150 },
    { field: 'isMenu', dataType: 'boolean', width: 100 },
    { field: 'isVirtuel', dataType: 'boolean', width: 100 },
    { field: 'hasResource', dataType: 'boolean', width: 110 },
    { field: 'component', isHidden: true },
    { field: 'module', isHidden: true },
    { field: 'schema', isHidden: true },
    { field: 'requiresAuth', dataType: 'boolean', isHidden: true },
    { field: 'dtModification', dataType: 'DateTime', isHidden: true },
  ],
  filters: { module: 'choice', refParent: 'choice', isMenu: 'boolean', isVirtuel: 'boolean', hasResource: 'boolean' },
  actions: { Modifier: edit(route) },
})
