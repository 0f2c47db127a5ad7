import { type CallContext, createCall } from '@ronde/contracts/call'
import type { Call } from '@ronde/contracts/wire'
import type { Scope } from 'effector'
import { newKey } from '../../base/new-key.ts'
import { type RecordedCall, recorded } from '../../base/recorded-call.ts'
import { $config } from '../../config/config.ts'
import { answerReports } from './answer-reports.ts'
import { record } from './recorder.ts'

/** The call of the console: recorded, and on the console's own host under an id; another host would have to allow the header first. */
export function recordingCall(context: CallContext, scope: Scope): { call: Call; caught: (error: unknown) => void } {
  const { kept, caught } = record(scope)
  const call = createCall({ ...context, ...(context.baseUrl.startsWith('http') ? {} : { requestId: newKey }) })
  const report = answerReports(scope.getState($config))
  const told = (one: RecordedCall) => {
    kept(one)
    report(one)
  }
  return { call: recorded(call, told), caught }
}
