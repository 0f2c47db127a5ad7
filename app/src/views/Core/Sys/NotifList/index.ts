import { createElement } from 'react'
import { raise } from '../../../../kit/actions/action.ts'
import { localScreen } from '../../../../kit/screens/list-screen.ts'
import type { Text } from '../../../../locales/intl.ts'
import { plainText } from '../../../../notices/plain-text.ts'
import { $notificationRows, stackCleared } from '../../../../notices/notification-log.ts'
import { SubjectCell } from '../../../../notices/subject-cell.tsx'
import { TakeBackCell } from '../../../../notices/take-back-cell.tsx'
import { TypeCell } from '../../../../notices/type-cell.tsx'

/** Text for the call that raised a notification; its name where there is none. */
const inWords = (source: string, text: Text) =>
  text.of(`operation.${source}`, source).replace(/^./, (first) => first.toUpperCase())

export default localScreen(
  { rows: $notificationRows },
  {
    key: 'id',
    sort: '-dtNotif',
    columns: [
      { field: 'dtNotif', dataType: 'DateTime' },
      { field: 'type', isCode: true, cell: ({ type }) => createElement(TypeCell, { type }), width: 125 },
      { field: 'message', value: plainText, share: 1, isLong: true, width: 160 },
      { field: 'about', value: ({ about }) => about?.name, cell: (row) => createElement(SubjectCell, row), width: 160 },
      { field: 'id', value: () => '', cell: ({ id }) => createElement(TakeBackCell, { id }), width: 90 },
      { field: 'source', value: ({ source }, text) => inWords(source, text), isLong: true, width: 150 },
      { field: 'active', dataType: 'boolean', width: 80 },
    ],
    hasDetails: true,
    filters: { dtNotif: 'date', type: 'choice', source: 'choice', active: 'boolean' },
    actions: { ViderNotifs: raise(stackCleared) },
  },
)
