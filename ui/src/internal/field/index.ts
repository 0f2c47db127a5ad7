export { FieldFrame } from './field-frame.tsx'
export { readText, useField } from './use-field.ts'
export type { FieldProps, FieldState } from './use-field.ts'
export type { Option, OptionGroup, OptionOrGroup } from './option.ts'
