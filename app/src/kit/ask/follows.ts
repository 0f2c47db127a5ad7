import type { Endpoint } from '@ronde/contracts/wire'
import { attach } from 'effector'
import { $text, type Text } from '../../locales/intl.ts'
import type { AnyEndpoint } from '../place/row.ts'
import { askOnceFx } from './ask-once.ts'

/** Asks a call for facts that a question to the user needs. */
export type AskCall = <Input, Value>(
  endpoint: Endpoint<Input, Value>,
  input: NoInfer<Input>,
) => Promise<Value | undefined>

/** The tools for finding out the consequences of an action. */
export interface Told {
  readonly ask: AskCall
  readonly text: Text
}

/** Finds the consequences out, in words; null where there are none. */
export type Finding = (told: Told) => Promise<string | null>

/** Consequences of an action, in words. Where they cannot be read, the text says so, lest no text be taken for none. */
export const followsFx = attach({
  source: $text,
  effect: async (text, find: Finding): Promise<string | null> => {
    const ask = async (endpoint: AnyEndpoint, input: unknown) =>
      (await askOnceFx({ endpoint, input, isQuiet: true })).value
    return find({ ask: ask as AskCall, text }).catch(() => text('action.followsUnknown'))
  },
})
