import { type ObjetLock, SysObjetLock } from '@ronde/contracts/services/Core/SysObjetLock'
import { save } from '../../../../kit/actions/action.ts'
import { pageScreen } from '../../../../kit/screens/page-screen.ts'
import { own, rowsPart } from '../../../../kit/actions/parts.ts'
import { Doors } from './doors.tsx'
import { ServerInfo } from './server-info.tsx'

const lockOf = ({ typeObjet, refObjet }: ObjetLock) => ({ typeObjet, refObjet })
const release = save(SysObjetLock.Deverrouiller, { each: lockOf, ask: 'ask.releaseLock' })

export default pageScreen({
  parts: [
    own(Doors),
    own(ServerInfo),
    rowsPart(SysObjetLock.GetListByType, {
      title: 'section.locks',
      // Unique: keys are UUIDs, except those of users, which are numbers.
      key: 'refObjet',
      label: 'lbObjet',
      sort: '-dtVerrou',
      isLive: true,
      columns: [
        { field: 'lbUser', share: 2, width: 160 },
        { field: 'typeObjet', isCode: true, share: 1, width: 140 },
        { field: 'lbObjet', share: 2, width: 160 },
        { field: 'dtVerrou', dataType: 'DateTime' },
        { field: 'dtExpiration', dataType: 'DateTime' },
        { field: 'login', isHidden: true },
        { field: 'refObjet', isHidden: true },
      ],
      filters: { lbUser: 'choice', typeObjet: 'choice', lbObjet: 'text' },
      actions: { LibererVerrou: release },
    }),
    rowsPart(SysObjetLock.GetListByUser, {
      title: 'section.ownLocks',
      key: 'refObjet',
      label: 'lbObjet',
      sort: '-dtVerrou',
      isLive: true,
      columns: [
        { field: 'typeObjet', isCode: true, share: 1, width: 140 },
        { field: 'lbObjet', share: 2, width: 160 },
        { field: 'dtVerrou', dataType: 'DateTime' },
        { field: 'dtExpiration', dataType: 'DateTime' },
      ],
      actions: { LibererVerrou: release },
    }),
  ],
})
