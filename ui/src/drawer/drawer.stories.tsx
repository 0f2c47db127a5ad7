import { useState } from 'react'
import type { MouseEvent } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import type { LinkComponentProps } from '../theme/index.ts'
import { Place } from './drawer-story.styles.ts'
import { Drawer } from './drawer.tsx'
import type { DrawerProps } from './drawer.tsx'

// The stories' document must not be left.
const StayingLink = ({ onClick, href, children, ...rest }: LinkComponentProps) => {
  const stay = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    event.preventDefault()
  }
  return (
    <a {...rest} href={href} onClick={stay}>
      {children}
    </a>
  )
}

const meta = preview.meta({
  title: 'Components/Drawer',
  component: Drawer,
  parameters: {
    provider: { link: StayingLink },
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'The side navigation: whole, as icons, or over the page. Parents are buttons that show their links; arrow keys move among what shows.',
      },
    },
  },
  args: {
    label: 'Navigation principale',
    currentPath: '/Prm/Mod/ModeInspectionList',
    isOpen: true,
    isMini: false,
    isOverlay: false,
    onOpenChange: fn(),
    logo: 'RONDE',
    items: [
      { id: 'home', text: 'Accueil', icon: 'house', href: '/' },
      { id: 'cases', text: 'Affaires', icon: 'briefcase', href: '/Aff/Aff/AffaireList' },
      {
        id: 'settings',
        text: 'Paramétrage',
        icon: 'sliders',
        items: [
          { id: 'modes', text: 'Modes d’inspection', href: '/Prm/Mod/ModeInspectionList' },
          { id: 'ranges', text: 'Gammes', href: '/Prm/Gam/GammeList' },
        ],
      },
      {
        id: 'admin',
        text: 'Administration',
        icon: 'shield',
        items: [
          { id: 'users', text: 'Utilisateurs', href: '/Adm/Usr/UserList' },
          { id: 'logs', text: 'Journal', href: '/Core/Sys/LogList' },
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <Place>
        <Story />
      </Place>
    ),
  ],
})

export const Whole = meta.story({
  tags: ['9.drawer-width'],
  play: async ({ canvas, userEvent }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Navigation principale' })
    await expect(navigation.parentElement?.getBoundingClientRect().width).toBe(250)
    const nav = within(navigation)
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Modes d’inspection')
    const admin = nav.getByRole('button', { name: 'Administration' })
    await expect(admin).toHaveAttribute('aria-expanded', 'false')
    await expect(nav.queryByRole('link', { name: 'Utilisateurs' })).toBeNull()
    await userEvent.click(admin)
    await expect(admin).toHaveAttribute('aria-expanded', 'true')
    await expect(nav.getByRole('link', { name: 'Utilisateurs' })).toBeVisible()
  },
})

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Accueil' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const parent = canvas.getByRole('button', { name: 'Paramétrage' })
    await expect(parent).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(parent).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(' ')
    await expect(parent).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Modes d’inspection' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'Administration' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('link', { name: 'Accueil' })).toHaveFocus()
  },
})

export const Arrows = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Paramétrage' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('link', { name: 'Affaires' })).toHaveFocus()
  },
})

export const Mini = meta.story({
  args: { isMini: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Accueil' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Accueil')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Paramétrage' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('menu', { name: 'Paramétrage' })).toBeVisible()
    await expect(screen.getByRole('menuitem', { name: 'Modes d’inspection' })).toHaveAttribute(
      'href',
      '/Prm/Mod/ModeInspectionList',
    )
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Paramétrage' })).toHaveFocus()
  },
})

function Toggled(props: DrawerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Drawer {...props} isOverlay isMini isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)} />
      <Button onPress={() => setOpen(true)}>Menu</Button>
    </>
  )
}

export const OverThePage = meta.story({
  render: (args) => <Toggled {...args} />,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(toggle)
    const drawer = screen.getByRole('dialog', { name: 'Navigation principale' })
    await expect(within(drawer).getByRole('link', { current: 'page' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(toggle).toHaveFocus())
    await userEvent.click(toggle)
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Affaires' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

/** As it stays until an entry is chosen. */
export const OverThePageInSight = meta.story({
  render: (args) => <Toggled {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(screen.getByRole('dialog', { name: 'Navigation principale' })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
