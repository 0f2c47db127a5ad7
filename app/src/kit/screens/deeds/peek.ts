import { useText } from '../../../locales/use-text.ts'
import { deed, type Deeds, type DeedsInput } from './deed.ts'

/** Shows a row beside the list, where rows can be opened and there is room. */
export function usePeekDeed({ peek }: DeedsInput): Deeds {
  const text = useText()
  if (!peek) return {}
  return {
    row: (row) => [deed({ id: 'peek', text: text('deed.peek'), icon: 'eye', run: () => peek(row) })],
  }
}
