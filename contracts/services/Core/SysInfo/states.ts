import { nothing, state } from '../../../wire/state.ts'

export const serverRuns = state('the server runs', nothing, { means: 'nothing is there' })

export const outOfOrder = state('the server is out of order', nothing, {
  means: 'whatever is asked next is answered 503',
})
