import { Button } from '@ronde/ui/button'
import { Menu, type MenuItem } from '@ronde/ui/menu'
import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import { locales, localeChosen } from '../locales/intl.ts'
import { useText } from '../locales/use-text.ts'
import { entryLabel } from '../navigation/offered.ts'
import { $menus, $routes } from '../navigation/menus.ts'
import { paths } from '../navigation/paths.ts'
import { addressFrom } from '../navigation/params.ts'
import { $user } from '../session/session.ts'
import { signOutRequested } from '../session/session-end.ts'
import { conformity } from './accessibility/conformity.ts'
import { UserName } from './frame.styles.ts'
import { $scheme, isScheme, schemeChosen, schemes } from './preferences.ts'
import { sheetOpened } from './shortcuts/shortcuts.ts'
import { userEntries } from './user-menu.ts'
import { narrowBar, useMedia } from '../base/use-media.ts'

/** The user's menu: entries of the server, help, and on a narrow screen the buttons the bar has no room for. */
export function FrameUserMenu() {
  const text = useText()
  const navigate = useNavigate()
  const isNarrow = useMedia(narrowBar)
  const [menus, routes, user, scheme] = useUnit([$menus, $routes, $user, $scheme])
  const [chooseScheme, chooseLocale, signOut, openSheet] = useUnit([
    schemeChosen,
    localeChosen,
    signOutRequested,
    sheetOpened,
  ])

  const entries = userEntries(menus, routes)
  const own: MenuItem[] = entries.map((entry) => ({
    id: entry.id,
    text: entryLabel(entry, text),
    ...(entry.icon ? { icon: entry.icon } : {}),
    ...(entry.path ? { href: addressFrom(entry, {}) } : {}),
  }))
  const folded: MenuItem[] = [
    {
      kind: 'radio-group',
      id: 'schemes',
      heading: text('preferences.scheme'),
      chosen: scheme,
      items: schemes.map((each) => ({ id: each, text: text(`frame.${each}`) })),
    },
    {
      kind: 'radio-group',
      id: 'locales',
      heading: text('frame.language'),
      chosen: text.locale,
      items: locales.map((each) => ({ id: each, lang: each, text: text(`language.${each}`) })),
    },
  ]
  const help: MenuItem[] = [
    { id: 'help', kind: 'separator' },
    { id: 'shortcuts', text: text('shortcuts.title'), icon: 'keyboard' },
    { id: 'about', text: text('view.about'), icon: 'info', href: paths.about },
    {
      id: 'accessibility',
      text: text(`accessibility.mention.${conformity}`),
      icon: 'eye',
      href: paths.accessibility,
    },
  ]

  const act = ({ id }: { id: string }) => {
    const entry = entries.find((known) => known.id === id)
    const locale = locales.find((known) => known === id)
    if (entry?.refAction === 'Deconnexion') signOut({ tellServer: true })
    else if (isScheme(id)) chooseScheme(id)
    else if (id === 'shortcuts') openSheet()
    else if (locale) chooseLocale(locale)
    else if (entry?.path) void navigate(addressFrom(entry, {}))
  }

  return (
    <Menu
      label={user?.lbUser ?? ''}
      placement="bottom-end"
      trigger={(props) => (
        <Button {...props} tone="inherit" icon="user">
          <UserName>{user?.lbUser}</UserName>
        </Button>
      )}
      items={[...own, ...(isNarrow ? folded : []), ...help]}
      onAction={act}
    />
  )
}
