export { DateRangeField } from './date-range-field.tsx'
export type { DateRangeFieldProps } from './date-range-field.tsx'
export type { DateRange } from './date-range.ts'
