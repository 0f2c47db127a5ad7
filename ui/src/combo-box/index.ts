export { ComboBox } from './combo-box.tsx'
export type { ComboBoxMultipleProps, ComboBoxProps, ComboBoxSingleProps } from './combo-box.tsx'
export type { Option, OptionGroup, OptionOrGroup } from '../internal/field/index.ts'
