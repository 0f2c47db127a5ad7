import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SysLog } from '@ronde/contracts/services/Core/SysLog'
import { createElement } from 'react'
import { listScreen } from '../../../../kit/screens/list-screen.ts'
import { choicesOf } from '../../../../kit/rows/shape.ts'
import { Changes } from './changes.tsx'
import { changesInWords } from '../../../../kit/record/history/change-words.ts'
import { Histogram } from './histogram.tsx'

export default listScreen(SysLog.GetList, {
  key: 'idLog',
  label: 'lbAction',
  sort: '-dtLog',
  isLive: true,
  hasDetails: true,
  // Lines of one user about one object at one moment come from one request.
  event: {
    of: ({ dtLog, idUser, typeObjet, refObjet }) => [dtLog.slice(0, 19), idUser, typeObjet, refObjet].join(' '),
    shared: ['dtLog', 'lbUser', 'lbObjet'],
  },
  above: Histogram,
  columns: [
    { field: 'dtLog', dataType: 'DateTime', width: 165 },
    { field: 'refEtat', isState: true, width: 95 },
    { field: 'refAction', isCode: true, isLong: true, width: 115 },
    { field: 'lbUser', share: 1, isLong: true, width: 105 },
    { field: 'lbObjet', share: 1, isLong: true, width: 145 },
    {
      field: 'changements',
      value: changesInWords,
      whole: ({ changements }) => changements.length > 0 && createElement(Changes, { changements }),
      isUnsorted: true,
      share: 4,
      isLong: true,
      width: 240,
    },
    { field: 'message', share: 3, isLong: true, width: 150 },
    { field: 'typeObjet', isCode: true, isHidden: true },
    { field: 'refObjet', isHidden: true },
  ],
  filters: { dtLog: 'date', refEtat: 'choice', refAction: 'choice', lbUser: 'choice' },
  paged: {
    size: 200,
    most: 500,
    between: { dtLog: ['dtDebut', 'dtFin'] },
    choices: {
      refEtat: choicesOf(SysLog.GetEtatList, {
        option: ({ refEtat, lbEtat, nb }) => ({ value: refEtat, label: lbEtat, count: nb }),
      }),
      refAction: choicesOf(SysLog.GetActionList, {
        option: ({ refAction, lbAction, nb }) => ({ value: refAction, label: lbAction, count: nb }),
      }),
      lbUser: choicesOf(UsrUser.GetList, {
        option: ({ idUser, lbUser }) => ({ value: String(idUser), label: lbUser }),
        as: 'idUser',
      }),
    },
  },
})
