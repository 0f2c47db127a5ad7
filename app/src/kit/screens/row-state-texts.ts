import type { RowState } from '@ronde/ui/grid'
import type { Text } from '../../locales/intl.ts'
import { deedWords } from '../actions/deed-words.ts'
import type { RowsSource } from '../rows/shape.ts'
import { isLocal } from '../rows/use-rows.ts'

/** The words for rows that are inactive or were just added, in the gender of what a source has. */
export function rowStateTexts(source: RowsSource, text: Text): Record<RowState, string> {
  const form = isLocal(source) ? text('gender.other') : deedWords({ endpoint: source }, 1, text).form
  return { inactive: text('state.inactive', { form }), added: text('state.added', { form }) }
}
