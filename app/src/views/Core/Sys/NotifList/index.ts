import { createElement } from 'react'
import { raise } from '../../../../kit/actions/action.ts'
import { localScreen } from '../../../../kit/list-screen.ts'
import { plainText } from '../../../../notices/plain-text.ts'
import { $notificationRows, stackCleared } from '../../../../notices/notification-log.ts'
import { TypeCell } from '../../../../notices/type-cell.tsx'

export default localScreen({ rows: $notificationRows }, {
  key: 'id',
  sort: '-dtNotif',
  columns: [
    { field: 'dtNotif', dataType: 'DateTime', width: 145 },
    { field: 'type', isCode: true, cell: ({ type }) => createElement(TypeCell, { type }), width: 145 },
    { field: 'message', value: plainText, share: 1, width: 200 },
    { field: 'source', width: 185 },
    { field: 'active', dataType: 'boolean', width: 100 },
  ],
  hasDetails: true,
  filters: { dtNotif: 'date', type: 'choice', source: 'choice', active: 'boolean' },
  actions: { ViderNotifs: raise(stackCleared) },
})
