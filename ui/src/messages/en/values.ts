import type { values as french } from '../fr/values.ts'

export const values: Record<keyof typeof french, string> = {
  'grid.yes': 'Yes',
  'grid.no': 'No',
}
