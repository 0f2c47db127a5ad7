import * as z from 'zod'
import { SysAction } from '../../../services/Core/SysAction/endpoints.ts'
import { necessaryActions } from '../../../services/navigation/administration.ts'
import {
  begun,
  changeOf,
  field,
  fields,
  id,
  idInQuery,
  isThere,
  label,
  lists,
  maybeReference,
  maybeText,
  mustBeThere,
  navigationChanged,
  provide,
  record,
  recordsOf,
  reference,
  Refusal,
  text,
  writes,
} from '../kit.ts'
import { keepingAdministration } from './administration.ts'

const { sent, stamp } = field
const flag = z.boolean().optional()

const action = record('action', {
  idAction: sent('number', id),
  refAction: sent('text', reference),
  label: sent('text', label),
  module: sent('text', text),
  schema: sent('text', text),
  parameters: sent('text', maybeText),
  refRouteParent: sent('code', maybeReference),
  isMenu: sent('flag', flag),
  isActive: sent('flag', flag),
  isVirtuel: sent('flag', flag),
  hasResource: sent('flag', flag),
  dtModification: stamp,
})

const actionsOf = begun((db) => db.selectFrom('action').select(action.selected))

const actions = recordsOf({
  table: 'action',
  key: 'idAction',
  typeObjet: 'Action',
  label: ({ refAction }) => refAction,
  unique: 'refAction',
  from: actionsOf,
})

const saved = { fr: 'Action enregistrée', en: 'Action saved' }
const deleted = { fr: 'Action supprimée', en: 'Action deleted' }

const GetList = lists({ columns: action.columns, key: 'idAction', from: ({ db }) => actionsOf(db) })

const Update = writes(action.updated, saved, async (work, { idAction, dtModification, ...set }) => {
  await navigationChanged(work.db, work.now)
  const claim = await work.claim(actions, idAction, dtModification)
  if (set.refRouteParent !== null) await mustBeThere(work.db, 'route', { ref: set.refRouteParent })
  const { before } = claim
  const isLost = set.refAction !== before.refAction || (before.isActive && set.isActive === false)
  if (isLost && necessaryActions.has(before.refAction)) throw new Refusal('R35')
  // A title of the side menu may have any action: its children go with it.
  return keepingAdministration(work.db, 'R35', () =>
    work.update(claim, set, changeOf({ isActif: before.isActive }, { isActif: set.isActive })),
  )
})

const Delete = writes(fields({ idAction: idInQuery }), deleted, async (work, { idAction }) => {
  await navigationChanged(work.db, work.now)
  const claim = await work.claim(actions, idAction)
  const { isActive, refAction } = claim.before
  if (isActive || (await isThere(work.db, 'menu', { refAction }))) throw new Refusal('R21')
  // No call could create it again.
  if (necessaryActions.has(refAction)) throw new Refusal('R35')
  return work.delete(claim)
})

/** What menus can run. */
export const service = provide(SysAction, { read: 'ADMIN', write: 'ADMIN' }, { GetList, Update, Delete })
