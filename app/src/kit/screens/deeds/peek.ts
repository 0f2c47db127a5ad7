import { useText } from '../../../locales/use-text.ts'
import { deed, type Deeds, type DeedsInput } from './deed.ts'

/** Looks at a row beside the list, where rows open something and there is room for both. */
export function usePeekDeed({ part: { config }, peek }: DeedsInput): Deeds {
  const text = useText()
  if (!peek) return {}
  return {
    row: (row) =>
      config.tree?.isHeading?.(row)
        ? []
        : [deed({ id: 'peek', text: text('deed.peek'), icon: 'eye', run: () => peek(row) })],
  }
}
