import type { SessionPayload } from '@ronde/contracts/services/Core/SecAuthentification'
import { SysRoute } from '@ronde/contracts/services/Core/SysRoute'
import type { ToastOptions } from '@ronde/ui/toast'
import { allSettled, type EventCallable, fork, type Scope, type StoreWritable } from 'effector'
import type { Locale } from '../../locales/intl.ts'
import { $catalogues, $locale, $messageFiles } from '../../locales/intl.ts'
import { catalogues, filesAtHand } from '../../locales/testing/texts.ts'
import { $move, type Move } from '../../navigation/navigation.ts'
import { $notificationBox, memoryNotifications } from '../../notices/notification-box.ts'
import { $showToast } from '../../notices/notices.ts'
import { $heldToken, $status, $token, $user } from '../../session/session.ts'
import { $call } from '../../base/call.ts'
import { $drafts } from '../editor/drafts.ts'
import { type MemoryDrafts, memoryDrafts } from '../editor/testing/memory-drafts.ts'
import { memoryBox } from '../../base/box.ts'
import { $recentBox } from '../../navigation/recents.ts'
import { $batchBox } from '../actions/batches/batches.ts'
import { $basketBox } from '../rows/baskets/baskets.ts'
import { $matchBox } from '../import/kept-matches.ts'
import { $storage, memoryStorage, storageKeys, type Storage } from '../../base/storage.ts'
import { answer, answering, type EndpointAnswer, type FakeCall } from './answers.ts'
import { payload, tokenOf } from './tokens.ts'

/** A store of any type, and its first value. */
export type Held = readonly [object, unknown]

/** First value of a store; its type is checked against the store. */
export const held = <Value>(store: StoreWritable<Value>, value: Value): Held => [store, value]

interface Given {
  answers?: readonly EndpointAnswer[]
  storage?: Storage
  drafts?: MemoryDrafts
  locale?: Locale
  /** The signed-in user; null for none. @default the user of the examples */
  user?: Partial<SessionPayload> | null
  values?: readonly Held[]
}

/** A console without a page: its scope, and what it did outside. */
export interface TestConsole {
  scope: Scope
  call: FakeCall
  storage: Storage
  drafts: MemoryDrafts
  toasts: ToastOptions[]
  moves: Move[]
  /** Raises an event and waits until its effects have settled. */
  raise: <Payload>(
    event: EventCallable<Payload>,
    ...payload: [Payload] extends [void] ? [] : [Payload]
  ) => Promise<void>
}

/** A scope in which everything outside is replaced: network, storage, drafts, router, toasts. */
export function testConsole({
  answers = [],
  storage = memoryStorage(),
  drafts = memoryDrafts(),
  locale = 'fr',
  user = {},
  values = [],
}: Given = {}): TestConsole {
  const toasts: ToastOptions[] = []
  const moves: Move[] = []
  const call = answering([answer(SysRoute.LastUpdate), ...answers])
  const token = user && tokenOf(user)
  if (token) storage.write(storageKeys.token, token)
  const signedIn = user
    ? [held($token, token), held($heldToken, token), held($user, payload(user)), held($status, 'success')]
    : []
  const scope = fork({
    values: [
      held($call, call),
      held($storage, storage),
      held($drafts, drafts),
      held($recentBox, memoryBox()),
      held($batchBox, memoryBox()),
      held($basketBox, memoryBox()),
      held($matchBox, memoryBox()),
      held($notificationBox, memoryNotifications()),
      held($locale, locale),
      held($catalogues, catalogues),
      held($messageFiles, filesAtHand),
      held($showToast, (toast) => void toasts.push(toast)),
      held($move, (move) => void moves.push(move)),
      ...signedIn,
      ...values,
    ] as unknown as [StoreWritable<unknown>, unknown][],
  })
  const raise = async (event: EventCallable<unknown>, ...[params]: unknown[]) => {
    await allSettled(event, { scope, params })
  }
  return { scope, call, storage, drafts, toasts, moves, raise: raise as TestConsole['raise'] }
}
