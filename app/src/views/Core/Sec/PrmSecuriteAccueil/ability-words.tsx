import { deedText } from '../../../../kit/screens/why/why-words.ts'
import { useText } from '../../../../locales/use-text.ts'
import { abilityChanges } from './ability-changes.ts'
import type { SheetRow } from './sheet.ts'

interface AbilityWordsProps {
  before: readonly SheetRow[]
  after: readonly SheetRow[]
}

/** Lists the deeds that a change of rows gives, and those that it takes away. */
export function AbilityWords({ before, after }: AbilityWordsProps) {
  const text = useText()
  const changes = abilityChanges(before, after)
  return (['gained', 'lost'] as const).map((way) => {
    const deeds = changes[way].map(({ view, action }) => deedText(view, action, text)).join(' · ')
    return deeds === '' ? null : <p key={way}>{text(`rights.${way}`, { deeds })}</p>
  })
}
