import { DescriptionList } from '@ronde/ui/description-list'
import { useText } from '../../../../locales/use-text.ts'
import type { Role } from '../../../../navigation/needed-role.ts'
import { deedsOfRole } from '../../../../kit/screens/why/capabilities.ts'
import { deedText } from '../../../../kit/screens/why/why-words.ts'

/** The actions that require a role, in words, by screen. */
export function RoleDeeds({ role }: { role: Role }) {
  const text = useText()
  return (
    <DescriptionList
      columns={1}
      items={deedsOfRole(role).map(({ view, deeds }) => ({
        id: view,
        term: text.of(`view.${view}`, view),
        value: deeds.map((action) => deedText(view, action, text)).join(' · '),
      }))}
    />
  )
}
