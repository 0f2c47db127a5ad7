import type { Answer } from '@ronde/contracts/wire'
import { createEffect } from 'effector'
import { type Asked, callFx } from '../../base/call.ts'

/** Asks a question for an action, not for a screen: its answer is kept nowhere. Rejects with the call's failure. */
export const askOnceFx = createEffect((asked: Asked): Promise<Answer<unknown>> => callFx(asked))
