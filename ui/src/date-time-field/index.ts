export { DateTimeField } from './date-time-field.tsx'
export type { DateTimeFieldProps } from './date-time-field.tsx'
