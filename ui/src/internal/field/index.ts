export { FieldFrame, FieldRoot, FieldTexts, Required } from './field-frame.tsx'
export { readBoolean, readText, useField } from './use-field.ts'
export type { ControlProps, FieldProps, FieldState } from './use-field.ts'
export type { Option, OptionGroup, OptionOrGroup } from './option.ts'
