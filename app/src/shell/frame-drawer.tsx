import { Drawer, type DrawerItem } from '@ronde/ui/drawer'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Text } from '../locales/intl.ts'
import { useText } from '../locales/use-text.ts'
import { entryLabel } from '../navigation/offered.ts'
import type { MenuEntry } from '../navigation/menu-entry.ts'
import { $menus, $routes, menuOf } from '../navigation/menus.ts'
import { addressFrom } from '../navigation/params.ts'
import { drawerPath } from './drawer-path.ts'
import { Logo } from './logo.tsx'
import type { useDrawer } from './use-drawer.ts'

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

/** The side drawer: the server's application menu. */
export function FrameDrawer({ drawer }: { drawer: ReturnType<typeof useDrawer> }) {
  const text = useText()
  const { pathname, search } = useLocation()
  const [menus, routes] = useUnit([$menus, $routes])
  const items = useMemo(() => menuOf(menus, 'App', 'AppMenu', 'Menu').map(drawerItem(text)), [menus, text])
  return (
    <Drawer
      label={text('frame.menu')}
      items={items}
      currentPath={drawerPath({ path: pathname, query: search }, menus, routes)}
      isOpen={drawer.isOpen}
      isMini={drawer.isMini}
      isOverlay={drawer.isOverlay}
      onOpenChange={({ isOpen }) => drawer.setOpen(isOpen)}
      logo={<Logo isMark={!drawer.isShown} />}
    />
  )
}
