export { confirm, questions } from './confirm.ts'
export { ConfirmHost } from './confirm-host.tsx'
export type {
  ConfirmAnswer,
  ConfirmInput,
  ConfirmInputOptions,
  ConfirmOptions,
  ConfirmPreset,
} from './confirm-options.ts'
