import { createEffect } from 'effector'
import { type Asked, callFx } from '../../base/call.ts'

/** Asks a question for something that is being done, not for what a screen shows: its value is kept nowhere. Rejects with the call's failure. */
export const askOnceFx = createEffect(async (asked: Asked): Promise<unknown> => (await callFx(asked)).value)
