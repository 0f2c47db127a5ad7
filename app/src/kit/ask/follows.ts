import type { Endpoint } from '@ronde/contracts/wire'
import { attach } from 'effector'
import { $text, type Text } from '../../locales/intl.ts'
import type { AnyEndpoint } from '../place/row.ts'
import { askOnceFx } from './ask-once.ts'

/** Asks a call for what a question has to tell. */
export type AskCall = <Input, Value>(
  endpoint: Endpoint<Input, Value>,
  input: NoInfer<Input>,
) => Promise<Value | undefined>

/** By what somebody finds out what follows from something. */
export interface Told {
  readonly ask: AskCall
  readonly text: Text
}

/** What finds it out, in words; null where nothing follows. */
export type Finding = (told: Told) => Promise<string | null>

/** What follows from something, in words. Where it cannot be read it says so: nobody is to take silence for "nothing". */
export const followsFx = attach({
  source: $text,
  effect: async (text, find: Finding): Promise<string | null> => {
    const ask = async (endpoint: AnyEndpoint, input: unknown) =>
      (await askOnceFx({ endpoint, input, isQuiet: true })).value
    return find({ ask: ask as AskCall, text }).catch(() => text('action.followsUnknown'))
  },
})
