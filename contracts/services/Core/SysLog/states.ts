import * as z from 'zod/mini'
import { state } from '../../../wire/state.ts'
import { log } from './endpoints.ts'

const { lbEtat: _, lbAction: __, ...line } = log.shape

export const lineWritten = state('the log has a line', z.object(line), {
  means: 'and no other but those that further states give it',
})
