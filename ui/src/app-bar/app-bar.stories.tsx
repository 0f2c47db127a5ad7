import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Badge } from '../badge/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Menu } from '../menu/index.ts'
import { AppBar } from './app-bar.tsx'

const meta = preview.meta({
  title: 'Components/AppBar',
  component: AppBar,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The bar over every page, in the primary colour. Buttons on it have the tone `inherit`.',
      },
    },
  },
  args: {
    title: 'Ronde',
    start: <IconButton label="Menu" icon="menu" tone="inherit" />,
    badge: <Badge tone="accent">srv-test</Badge>,
    end: (
      <>
        <IconButton label="Notifications" icon="bell" tone="inherit" />
        <Menu
          label="Ada Lovelace"
          items={[
            { id: 'profile', text: 'Mon profil', icon: 'user' },
            { id: 'out', text: 'Se déconnecter', icon: 'log-out' },
          ]}
          trigger={(props) => <IconButton {...props} label="Ada Lovelace" icon="user" tone="inherit" />}
        />
      </>
    ),
  },
})

export const Default = meta.story({
  tags: ['9.app-bar-height'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner')
    await expect(bar.getBoundingClientRect().height).toBe(48)
    await expect(within(bar).getByText('srv-test')).toBeVisible()
  },
})

export const LongTitle = meta.story({
  args: { title: 'Console d’administration des inspections et de la maintenance '.repeat(4) },
})

export const YellowBrand = meta.story({
  parameters: { provider: { colors: { light: { primary: '#ffd400' } } } },
})
