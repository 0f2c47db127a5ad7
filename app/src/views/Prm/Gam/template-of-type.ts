/** The control that shows a value of a system data type (docs/specification/codes.md#controls); days and instants share a type. */
export function templateOfType(type: string, value: string | null): string {
  if (type === 'NI') return 'Integer'
  if (type === 'B') return 'Boolean'
  if (type !== 'DT') return 'Text'
  return value !== null && /^\d{4}-\d\d-\d\d$/.test(value) ? 'Date' : 'DateTime'
}
