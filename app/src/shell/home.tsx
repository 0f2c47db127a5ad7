import { Card } from '@ronde/ui/card'
import { Icon } from '@ronde/ui/icon'
import { useUnit } from 'effector-react'
import { useText } from '../locales/use-text.ts'
import { ScreenTitle } from '../kit/screens/screen-title.tsx'
import { $menus, $routes } from '../navigation/menus.ts'
import { paths } from '../navigation/paths.ts'
import { $user } from '../session/session.ts'
import { destinationsOf } from './destinations.ts'
import { HomePins } from './home-pins.tsx'
import { HomeTiles } from './home-tiles.tsx'
import { HomeRoot, Shortcut, ShortcutLink, Shortcuts } from './home.styles.ts'
import { ConsoleLink } from './console-link.tsx'

/** Home: a greeting, the tiles of the views, and the user's screens as the server's menus name them. */
export function Home() {
  const text = useText()
  const [menus, routes, user] = useUnit([$menus, $routes, $user])
  const screens = destinationsOf(menus, routes, text).filter(({ href }) => href !== paths.home)
  return (
    <HomeRoot>
      <ScreenTitle title={text('home.greeting', { name: user?.lbUser ?? '' })} pageTitle={text('view.home')} />
      <HomePins />
      <HomeTiles />
      {screens.length > 0 && (
        <Card title={text('home.shortcuts')}>
          <Shortcuts>
            {screens.map(({ href, icon, text: name }) => (
              <Shortcut key={href}>
                <ShortcutLink as={ConsoleLink} href={href}>
                  <Icon name={icon} size={20} />
                  {name}
                </ShortcutLink>
              </Shortcut>
            ))}
          </Shortcuts>
        </Card>
      )}
    </HomeRoot>
  )
}
