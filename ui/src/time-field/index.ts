export { TimeField } from './time-field.tsx'
export type { TimeFieldProps } from './time-field.tsx'
