import { Card } from '@ronde/ui/card'
import { Icon } from '@ronde/ui/icon'
import { Link } from '@ronde/ui/link'
import { useUnit } from 'effector-react'
import { useText } from '../locales/use-text.ts'
import { entryLabel } from '../kit/screen-actions.ts'
import { ScreenTitle } from '../kit/screen-title.tsx'
import type { MenuEntry } from '../navigation/menu-entry.ts'
import { $menus, menuOf } from '../navigation/menus.ts'
import { addressFrom } from '../navigation/params.ts'
import { $user } from '../session/session.ts'
import { HomeRoot, Shortcut, Shortcuts } from './home.styles.ts'

const leaves = (entry: MenuEntry): MenuEntry[] => (entry.items.length > 0 ? entry.items.flatMap(leaves) : [entry])

/** Home: a greeting and the user's screens, as the server's menus name them. */
export function Home() {
  const text = useText()
  const [menus, user] = useUnit([$menus, $user])
  const screens = menuOf(menus, 'App', 'AppMenu', 'Menu').flatMap(leaves).filter(({ path }) => path !== null && path !== '/')
  return (
    <HomeRoot>
      <ScreenTitle title={text('home.greeting', { name: user?.lbUser ?? '' })} />
      <Card title={text('home.shortcuts')}>
        <Shortcuts>
          {screens.map((entry) => (
            <Shortcut key={entry.id}>
              <Icon name={entry.icon ?? 'folder'} size={20} />
              <Link href={addressFrom(entry, {})}>{entryLabel(entry, text)}</Link>
            </Shortcut>
          ))}
        </Shortcuts>
      </Card>
    </HomeRoot>
  )
}
