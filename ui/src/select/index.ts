export { Select } from './select.tsx'
export type { SelectProps } from './select.tsx'
export type { Option } from '../internal/field/index.ts'
