export { RadioGroup } from './radio-group.tsx'
export type { RadioGroupProps } from './radio-group.tsx'
export type { Option } from '../internal/field/index.ts'
