// `createCall` is in `@ronde/contracts/call`, which imports axios: modules that only use the types do without.
export type { Call, CallContext, CallOptions } from './call.ts'
export { inputProblems } from './check-input.ts'
export { check } from './decode.ts'
export {
  type Endpoint,
  type InputOf,
  nameOf,
  pathOf,
  type RowOf,
  type Schema,
  type ValueOf,
  type Verb,
} from './endpoint.ts'
export { type Answer, envelope, type Envelope, type Message } from './envelope.ts'
export { CallFailure, type FailureKind, mayBeDone } from './failure.ts'
export {
  type Field,
  fieldsOf,
  type FieldType,
  isFile,
  isProposed,
  itemType,
  rowSchema,
  sendsFile,
  type TextFormat,
  unwrapped,
} from './schema.ts'
export { DELETE, GET, POST, PUT, service } from './service.ts'
export { type GivenState, nothing, state, type State } from './state.ts'
export { loginSigns, manyLines, oneLine } from './seen-texts.ts'
