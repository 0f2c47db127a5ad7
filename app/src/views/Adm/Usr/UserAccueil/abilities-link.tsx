import type { OwnPartProps } from '../../../../kit/actions/parts.ts'
import { ScreenLink } from '../../../../kit/screens/why/screen-link.tsx'
import { useText } from '../../../../locales/use-text.ts'

/** Leads to what this user can do and why not, for readers whose menus have the screen that says it. */
export function AbilitiesLink({ place: { home } }: OwnPartProps) {
  const text = useText()
  return (
    home && (
      <ScreenLink view="CoreSecPrmSecuriteAccueil" params={{ idUser: String(home.idUser) }}>
        {text('user.abilities', { user: String(home.lbUser) })}
      </ScreenLink>
    )
  )
}
