import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { type CallFailure, type Endpoint } from '@ronde/contracts/wire'
import { createWatch, type Event, type Scope } from 'effector'
import { memoryStorage, storageKeys } from '../../base/storage.ts'
import { answer, type EndpointAnswer } from '../../kit/testing/answers.ts'
import { testConsole } from '../../kit/testing/test-scope.ts'

/** An endpoint that fails. */
export const failing = <Input, Value>(endpoint: Endpoint<Input, Value>, failure: CallFailure): EndpointAnswer =>
  answer(endpoint, () => Promise.reject(failure))

/** Nobody is signed in yet; local storage may hold a token. Menus and application info answer. */
export const starting = (kept: string | null, answers: readonly EndpointAnswer[]) =>
  testConsole({
    user: null,
    storage: memoryStorage(kept === null ? {} : { [storageKeys.token]: kept }),
    answers: [answer(UsrUser.GetMenuList), answer(SysInfo.GetAppInfo), ...answers],
  })

/** How often an event was raised, from now on. */
export function counting<Payload>(unit: Event<Payload>, scope: Scope): () => number {
  let times = 0
  createWatch({ unit, scope, fn: () => (times += 1) })
  return () => times
}

export const credentials = { login: 'a.martin', password: 'correct horse', requested: null }
