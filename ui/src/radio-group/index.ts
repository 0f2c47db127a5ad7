export { RadioGroup } from './radio-group.tsx'
export type { RadioGroupProps, RadioOption } from './radio-group.tsx'
export type { Option } from '../internal/field/index.ts'
