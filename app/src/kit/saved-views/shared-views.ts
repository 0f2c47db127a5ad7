import type { SysTable, SysTableRecord } from '@ronde/contracts/services/Core/SysTable'
import type { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { type Answer, CallFailure, type Endpoint } from '@ronde/contracts/wire'
import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import type { Asked } from '../../base/call.ts'
import { newKey } from '../../base/new-key.ts'
import { sessionClosed } from '../../session/session.ts'
import { askOnceFx } from '../ask/ask-once.ts'
import { sharedTable, type SharedView, sharedViewOf, type Sharing, writtenView } from './shared-view.ts'

/** The calls of system tables that shared views stand on. */
export interface ViewCalls {
  readonly tables: Pick<typeof SysTable, 'GetList' | 'GetTypeList' | 'Insert'>
  readonly values: Pick<typeof SysValeur, 'GetList' | 'Insert' | 'Update' | 'Delete'>
}

/** Brings the calls, which no first page needs. Null: views are shared by nobody. */
export const $viewCalls = createStore<(() => Promise<ViewCalls>) | null>(null, { serialize: 'ignore' })

/** A list is on screen: the shared views are to be known. */
export const sharedViewsAsked = createEvent()

/** A call as it is asked once; `isQuiet`: its refusal is told to nobody. */
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

/** An effect, so that the calls after it stay in the console that asked. */
const bringFx = attach({ source: $viewCalls, effect: async (bring) => (bring ? await bring() : null) })

interface FindTable {
  calls: ViewCalls
  /** Its refusal is told to nobody. */
  isQuiet?: boolean
}

const findTableFx = createEffect(async ({ calls, isQuiet = false }: FindTable): Promise<string | null> => {
  const { GetList } = calls.tables
  const answer = await askOnceFx(asked(GetList, {}, isQuiet))
  const isShared = ({ refTable }: SysTableRecord) => refTable.toLowerCase() === sharedTable.toLowerCase()
  return given(GetList, answer).find(isShared)?.idTableGuid ?? null
})

/** Reads them. Whoever may not read system tables, and a server on which nobody has shared a view yet, have none. */
const readFx = createEffect(async (): Promise<readonly SharedView[]> => {
  const calls = await bringFx()
  if (!calls) return []
  // A question for the values of a table that is not there is answered 404, which a browser writes on its console.
  if ((await findTableFx({ calls, isQuiet: true })) === null) return []
  const { GetList } = calls.values
  const answer = await askOnceFx(asked(GetList, { refTable: sharedTable }, true))
  return given(GetList, answer).flatMap((value) => sharedViewOf(value) ?? [])
})

/** Null until they are read: once for a session, since they are settings, and change seldom. */
export const $sharedViews = createStore<readonly SharedView[] | null>(null, { serialize: 'ignore' }).reset(
  sessionClosed,
)

sample({
  clock: sharedViewsAsked,
  source: { views: $sharedViews, isReading: readFx.pending },
  filter: ({ views, isReading }) => views === null && !isReading,
  target: readFx,
})

/** A view to be shared, or shared otherwise. */
export interface ShareAsked extends Sharing {
  name: string
  list: string
  query: string
  /** The one that it takes the place of; null: it is a new one. */
  before: SharedView | null
  /** Name and description of the table, where this view is the first. */
  tableTexts: { label: string; description: string }
}

/** The table of shared views, which is made with the first of them. */
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
      // Somebody else has just made it.
      const theirs = await findTableFx({ calls })
      if (theirs) return theirs
      throw error
    }
  },
)

/** Shares a view; a refusal is told as any other. */
export const shareFx = createEffect(async ({ name, before, tableTexts, ...view }: ShareAsked) => {
  const calls = await bringFx()
  if (!calls) return
  const { Insert, Update } = calls.values
  const extendedData = writtenView(view)
  if (before) {
    await askOnceFx(asked(Update, { ...before.value, lbValeur: name, extendedData }))
    return
  }
  const idTableGuid = await tableFx({ calls, texts: tableTexts })
  const refValeur = `VUE-${newKey().replaceAll('-', '').slice(0, 12).toUpperCase()}`
  await askOnceFx(asked(Insert, { idTableGuid, refValeur, lbValeur: name, extendedData }))
})

/** Shares a view with nobody any more. */
export const unshareFx = createEffect(async ({ value: { idValeurGuid } }: SharedView) => {
  const calls = await bringFx()
  if (calls) await askOnceFx(asked(calls.values.Delete, { idValeurGuid }))
})

$sharedViews.on(readFx.doneData, (_, views) => views).on(readFx.fail, (views) => views ?? [])
// What others did meanwhile is known then, too; a refusal most often tells of just that.
sample({ clock: [shareFx.finally, unshareFx.finally], fn: () => {}, target: readFx })
