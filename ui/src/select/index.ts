export { Select } from './select.tsx'
export type { SelectProps } from './select.tsx'
export type { Option, OptionGroup, OptionOrGroup } from '../internal/field/index.ts'
