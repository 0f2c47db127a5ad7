import type { SysTable, SysTableRecord } from '@ronde/contracts/services/Core/SysTable'
import type { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { type Answer, CallFailure, type Endpoint, type InputOf } from '@ronde/contracts/wire'
import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import type { Asked } from '../../base/call.ts'
import { newKey } from '../../base/new-key.ts'
import { sessionClosed, $user } from '../../session/session.ts'
import { askOnceFx } from '../ask/ask-once.ts'
import { takenBy } from '../place/inputs.ts'
import { sharedTable, type SharedView, sharedViewOf, type Sharing, viewId, writtenView } from './shared-view.ts'

/** The calls of system tables that shared views use. */
export interface ViewCalls {
  readonly tables: Pick<typeof SysTable, 'GetList' | 'GetTypeList' | 'Insert'>
  readonly values: Pick<typeof SysValeur, 'GetList' | 'Insert' | 'Update' | 'Delete'>
}

/** Loads the calls, which no first page needs. Null: views cannot be shared. */
export const $viewCalls = createStore<(() => Promise<ViewCalls>) | null>(null, { serialize: 'ignore' })

/** A list is shown: the shared views are to be loaded. */
export const sharedViewsAsked = createEvent()

/** The parameters of one call; `isQuiet`: its failure raises no notice. */
const asked = <Input>(endpoint: Endpoint<Input, unknown>, input: Input, isQuiet = false): Asked => ({
  endpoint,
  input,
  isQuiet,
  idempotencyKey: newKey(),
})

/** The value of an answer. The calls were checked by their schemas. */
function given<Input, Value>(_: Endpoint<Input, Value>, { value }: Answer<unknown>): Value {
  if (value === undefined || value === null) throw new CallFailure('unconfirmed')
  return value as Value
}

/** An effect, so that the calls after it stay in the scope that asked. */
const bringFx = attach({ source: $viewCalls, effect: async (bring) => (bring ? await bring() : null) })

const findTableFx = createEffect(async ({ calls, isQuiet = false }: { calls: ViewCalls; isQuiet?: boolean }) => {
  const { GetList } = calls.tables
  const answer = await askOnceFx(asked(GetList, {}, isQuiet))
  const isShared = ({ refTable }: SysTableRecord) => refTable.toLowerCase() === sharedTable.toLowerCase()
  return given(GetList, answer).find(isShared)?.idTableGuid ?? null
})

/** Reads them for a user, by login. Whoever may not read system tables, and a server on which nobody has shared a view yet, have none. */
const readFx = createEffect(async (_login: string): Promise<readonly SharedView[]> => {
  const calls = await bringFx()
  if (!calls) return []
  // Asking for the values of a missing table would be answered 404, which browsers write to their console.
  if ((await findTableFx({ calls, isQuiet: true })) === null) return []
  const { GetList } = calls.values
  const answer = await askOnceFx(asked(GetList, { refTable: sharedTable }, true))
  return given(GetList, answer).flatMap((value) => sharedViewOf(value) ?? [])
})

/** The shared views; null until they are loaded, once for a session, as they change seldom. */
export const $sharedViews = createStore<readonly SharedView[] | null>(null, { serialize: 'ignore' }).reset(
  sessionClosed,
)

const $login = $user.map((user) => user?.login ?? null)
/** For whom they are being read. */
const $readFor = createStore<string | null>(null, { serialize: 'ignore' })
  .on(readFx, (_, login) => login)
  .reset(readFx.finally, sessionClosed)

sample({
  clock: sharedViewsAsked,
  source: { views: $sharedViews, login: $login, readFor: $readFor },
  filter: ({ views, login, readFor }) => views === null && login !== null && login !== readFor,
  fn: ({ login }) => login ?? '',
  target: readFx,
})

/** A view to be shared, or a shared one to be changed. */
export interface ShareAsked extends Sharing {
  name: string
  list: string
  query: string
  /** The shared view this one replaces; null for a new one. */
  before: SharedView | null
  /** Name and description of the table, where this view is the first. */
  tableTexts: { label: string; description: string }
}

/** The table of shared views, created with the first of them. */
const tableFx = createEffect(
  async ({ calls, texts: { label, description } }: { calls: ViewCalls; texts: ShareAsked['tableTexts'] }) => {
    const known = await findTableFx({ calls })
    if (known) return known
    const { GetTypeList, Insert } = calls.tables
    const types = given(GetTypeList, await askOnceFx(asked(GetTypeList, {})))
    const list = types.find(({ refTypeTable }) => refTypeTable === 'L')
    const table = {
      refTable: sharedTable,
      lbTable: label,
      description,
      ...(list ? { idTypeTable: list.idTypeTable } : {}),
    }
    try {
      return given(Insert, await askOnceFx(asked(Insert, table, true))).idTableGuid
    } catch (error) {
      // Another user has just created it.
      const theirs = await findTableFx({ calls })
      if (theirs) return theirs
      throw error
    }
  },
)

/** Shares a view; a refusal raises a notice. */
export const shareFx = attach({
  source: $sharedViews,
  effect: async (views, { name, before, tableTexts, ...view }: ShareAsked) => {
    const calls = await bringFx()
    if (!calls) return
    const { Insert, Update } = calls.values
    const extendedData = writtenView(view)
    if (before) {
      // After a refusal it is not what it was when its dialog was opened.
      const now = views?.find((one) => viewId(one) === viewId(before)) ?? before
      const taken = takenBy(Update, now.value) as InputOf<typeof Update>
      await askOnceFx(asked(Update, { ...taken, lbValeur: name, extendedData }))
      return
    }
    const idTableGuid = await tableFx({ calls, texts: tableTexts })
    const refValeur = `VUE-${newKey().replaceAll('-', '').slice(0, 12).toUpperCase()}`
    await askOnceFx(asked(Insert, { idTableGuid, refValeur, lbValeur: name, extendedData }))
  },
})

/** Stops sharing a view. */
export const unshareFx = createEffect(async ({ value: { idValeurGuid } }: SharedView) => {
  const calls = await bringFx()
  if (calls) await askOnceFx(asked(calls.values.Delete, { idValeurGuid }))
})

/** The answer to a reading; null where there was none. What was read for another user, or in a session that is over, is nothing to this one. */
const told = sample({
  clock: readFx.finally,
  source: $login,
  filter: (login, { params }) => login === params,
  fn: (_, reading) => (reading.status === 'done' ? reading.result : null),
})
$sharedViews.on(told, (before, views) => views ?? before ?? [])
// Loads changes of other users too, which are the most likely cause of a refusal.
sample({
  clock: [shareFx.finally, unshareFx.finally],
  source: $login,
  filter: (login) => login !== null,
  fn: (login) => login ?? '',
  target: readFx,
})
