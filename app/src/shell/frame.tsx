import { AppBar } from '@ronde/ui/app-bar'
import { Badge } from '@ronde/ui/badge'
import { Button } from '@ronde/ui/button'
import { Drawer, type DrawerItem } from '@ronde/ui/drawer'
import { IconButton } from '@ronde/ui/icon-button'
import { Menu } from '@ronde/ui/menu'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { $config } from '../config/config.ts'
import { locales, localeChosen } from '../locales/intl.ts'
import { useText } from '../locales/use-text.ts'
import { entryLabel } from '../kit/screen-actions.ts'
import { allEntries, type MenuEntry } from '../navigation/menu-entry.ts'
import { $menus, menuOf } from '../navigation/menus.ts'
import { addressFrom } from '../navigation/params.ts'
import { $user } from '../session/session.ts'
import { signOutRequested } from '../session/session-end.ts'
import type { Text } from '../locales/intl.ts'
import { Body, FrameRoot, Main, SkipLink, UserName } from './frame.styles.ts'
import { Logo } from './logo.tsx'
import { $scheme, schemeChosen } from './preferences.ts'
import { useDrawer } from './use-drawer.ts'

const drawerItem = (text: Text) => {
  const read = (entry: MenuEntry): DrawerItem => ({
    id: entry.id,
    text: entryLabel(entry, text),
    ...(entry.icon ? { icon: entry.icon } : {}),
    ...(entry.path ? { href: addressFrom(entry, {}) } : {}),
    ...(entry.items.length > 0 ? { items: entry.items.map(read) } : {}),
  })
  return read
}

/** The application's frame for people who are signed in: bar, drawer and the routed view. */
export function Frame({ children }: { children: ReactNode }) {
  const text = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [config, menus, user, scheme] = useUnit([$config, $menus, $user, $scheme])
  const [chooseScheme, chooseLocale, signOut] = useUnit([schemeChosen, localeChosen, signOutRequested])
  const drawer = useDrawer()
  const isProduction = config.environment === 'production'
  const userEntries = menuOf(menus, 'App', 'AppUserMenu', 'UserMenu')
  const logout = { id: 'logout', text: text('action.Deconnexion'), icon: 'log-out' }
  const userItems = userEntries.map((entry) => ({
    id: entry.id,
    text: entryLabel(entry, text),
    ...(entry.icon ? { icon: entry.icon } : {}),
    ...(entry.path ? { href: addressFrom(entry, {}) } : {}),
  }))
  const hasLogout = userEntries.some(({ refAction }) => refAction === 'Deconnexion')

  const act = ({ id }: { id: string }) => {
    const entry = allEntries(menus).find((known) => known.id === id)
    if (id === logout.id || entry?.refAction === 'Deconnexion') signOut({ tellServer: true })
    else if (entry?.path) void navigate(addressFrom(entry, {}))
  }

  return (
    <FrameRoot>
      <SkipLink href="#main">{text('frame.skip')}</SkipLink>
      <AppBar
        start={<IconButton label={text(drawer.isShown ? 'frame.closeDrawer' : 'frame.openDrawer')} icon="menu" tone="inherit" onPress={drawer.toggle} />}
        title={config.product.title}
        badge={isProduction ? undefined : <Badge tone="accent">{config.environment}</Badge>}
        end={
          <>
            <IconButton
              label={text(scheme === 'dark' ? 'frame.light' : 'frame.dark')}
              icon={scheme === 'dark' ? 'sun' : 'moon'}
              tone="inherit"
              onPress={() => chooseScheme(scheme === 'dark' ? 'light' : 'dark')}
            />
            <Menu
              label={text('frame.language')}
              trigger={(props) => <IconButton {...props} label={text('frame.language')} icon="languages" tone="inherit" />}
              items={locales.map((locale) => ({ id: locale, text: text(`language.${locale}`) }))}
              onAction={({ id }) => chooseLocale(id === 'en' ? 'en' : 'fr')}
            />
            <Menu
              label={user?.lbUser ?? ''}
              trigger={(props) => (
                <Button {...props} tone="inherit" icon="user">
                  <UserName>{user?.lbUser}</UserName>
                </Button>
              )}
              items={hasLogout ? userItems : [...userItems, logout]}
              onAction={act}
            />
          </>
        }
      />
      <Body>
        <Drawer
          label={text('frame.menu')}
          items={menuOf(menus, 'App', 'AppMenu', 'Menu').map(drawerItem(text))}
          currentPath={pathname}
          open={drawer.open}
          mini={drawer.mini}
          overlay={drawer.overlay}
          onOpenChange={({ open }) => drawer.setOpen(open)}
          logo={<Logo isMark={!drawer.isShown} />}
        />
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Body>
    </FrameRoot>
  )
}
