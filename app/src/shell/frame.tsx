import { AppBar } from '@ronde/ui/app-bar'
import { Badge } from '@ronde/ui/badge'
import { IconButton } from '@ronde/ui/icon-button'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $config } from '../config/config.ts'
import { useText } from '../locales/use-text.ts'
import { Body, FrameRoot, FrameTitle, Main, ScreenPage, SkipLink } from './frame.styles.ts'
import { FrameDrawer } from './frame-drawer.tsx'
import { FrameLanguage } from './frame-language.tsx'
import { FrameScheme } from './frame-scheme.tsx'
import { FrameSearch } from './frame-search.tsx'
import { FrameUserMenu } from './frame-user-menu.tsx'
import { MenuOffer } from './menu-offer.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import { PaletteHost } from './palette/palette-host.tsx'
import { ShortcutsHost } from './shortcuts/shortcuts-host.tsx'
import { WhyHost } from './why-host.tsx'
import { useDrawer } from './use-drawer.ts'
import { narrowBar, useMedia } from '../base/use-media.ts'

/** The application's frame for a signed-in user: bar, drawer and the routed view. */
export function Frame({ children }: { children: ReactNode }) {
  const text = useText()
  const config = useUnit($config)
  const drawer = useDrawer()
  const isNarrow = useMedia(narrowBar)
  const isProduction = config.environment === 'production'

  return (
    <FrameRoot>
      <ScreenPage />
      <AppBar
        start={
          <>
            <SkipLink href="#main">{text('frame.skip')}</SkipLink>
            <IconButton
              label={text(drawer.isShown ? 'frame.closeDrawer' : 'frame.openDrawer')}
              icon="menu"
              tone="inherit"
              onPress={drawer.toggle}
            />
          </>
        }
        title={
          <FrameTitle>
            <span>{config.product.title}</span>
            {!isProduction && <Badge tone="accent">{config.environment}</Badge>}
          </FrameTitle>
        }
        end={
          <>
            <FrameSearch />
            <NotificationBell />
            {!isNarrow && <FrameLanguage />}
            {!isNarrow && <FrameScheme />}
            <FrameUserMenu />
          </>
        }
      />
      <OfflineStrip />
      <MenuOffer />
      <Body>
        <FrameDrawer drawer={drawer} />
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Body>
      <PaletteHost />
      <ShortcutsHost />
      <WhyHost />
    </FrameRoot>
  )
}
