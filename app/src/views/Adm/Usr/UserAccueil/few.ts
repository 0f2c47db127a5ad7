import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { SysLog } from '@ronde/contracts/services/Core/SysLog'
import { formatFilter } from '@ronde/ui/grid'
import { addressOf, queryOf } from '../../../../base/address.ts'
import { plain } from '../../../../kit/rows/columns.ts'
import { fewRows } from '../../../../kit/screens/few-rows.tsx'
import type { Place } from '../../../../kit/place/place.ts'

const filtered = (path: string, field: string, value: string) =>
  addressOf(path, queryOf({ [`f.${field}`]: formatFilter({ kind: 'choice', values: [value] }) }))
const idOf = ({ params, home }: Place) => Number(params.idUser ?? home?.idUser)

/** Active cases that a user answers for, the newest first. */
export const casesOfUser = fewRows(AffAffaire.GetList, {
  title: 'section.userCases',
  view: 'AffAffAffaireList',
  key: 'idAffaireGuid',
  input: () => ({}),
  pick: (cases, place) =>
    cases
      .filter(({ idUserRAF, isActif }) => idUserRAF === idOf(place) && isActif)
      .toSorted((one, other) => other.dtCreation.localeCompare(one.dtCreation)),
  columns: [{ field: 'refAffaire' }, { field: 'lbAffaire' }, { field: 'lbAgence' }, { field: 'statut', isState: true }],
  all: (path, { home }) => filtered(path, 'lbUserRAF', plain(home?.lbUser)),
  isLinked: true,
  empty: 'section.userCases.empty',
})

/** The last log lines of a user. */
export const activityOfUser = fewRows(SysLog.GetList, {
  title: 'section.userActivity',
  view: 'CoreSysLogList',
  key: 'idLog',
  input: (place) => ({ idUser: [idOf(place)], take: 6 }),
  // A server that does not know the filter also answers other users' lines.
  pick: (lines, place) => lines.filter(({ idUser }) => idUser === idOf(place)),
  columns: [
    { field: 'dtLog', dataType: 'DateTime' },
    { field: 'refAction', isCode: true },
    { field: 'lbObjet' },
    { field: 'refEtat', isState: true },
  ],
  all: (path, place) => filtered(path, 'lbUser', String(idOf(place))),
  isCounted: false,
  empty: 'section.userActivity.empty',
})
