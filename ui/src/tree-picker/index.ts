export { TreePicker } from './tree-picker.tsx'
export type { TreePickerProps } from './tree-picker.tsx'
export type { TreeOption } from './tree-option.ts'
