import { DescriptionList } from '@ronde/ui/description-list'
import { Diff } from '@ronde/ui/diff'
import { useText } from '../../../../locales/use-text.ts'
import { type Change, fieldInWords, valueInWords } from '../../../../kit/record/history/change-words.ts'

/** Every changed field, with its values before and after. */
export function Changes({ changements }: { changements: readonly Change[] }) {
  const text = useText()
  return (
    <DescriptionList
      items={changements.map((change, at) => ({
        id: `${change.champ} ${at}`,
        term: fieldInWords(change, text),
        value: <Diff before={valueInWords(change.ancien, text)} after={valueInWords(change.nouveau, text)} />,
      }))}
    />
  )
}
