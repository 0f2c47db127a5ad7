import { useState } from 'react'
import type { MouseEvent } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Row } from '../internal/story-layout.styles.ts'
import type { LinkComponentProps } from '../theme/index.ts'
import { Menu, MenuPopover } from './index.ts'
import type { MenuItem } from './index.ts'

const items: MenuItem[] = [
  { id: 'edit', text: 'Éditer', icon: 'pencil', shortcut: 'Ctrl+E' },
  { id: 'copy', text: 'Dupliquer', icon: 'copy' },
  {
    id: 'export',
    text: 'Exporter',
    icon: 'download',
    items: [
      { id: 'csv', text: 'CSV' },
      { id: 'xlsx', text: 'Excel' },
    ],
  },
  { id: 'lock', text: 'Verrouiller', icon: 'lock', isDisabled: true },
  { id: 'line', kind: 'separator' },
  { id: 'delete', text: 'Supprimer', icon: 'trash', tone: 'danger' },
]

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  parameters: {
    docs: {
      story: { inline: false, height: '340px' },
      description: {
        component:
          'Things to do with one thing. Arrow keys, Home, End and letters move; Enter and Space choose; Escape closes one level; Tab closes all.',
      },
    },
  },
  args: { items, label: 'Actions', icon: 'ellipsis-vertical' as const, onAction: fn() },
})

const item = (name: string) => screen.getByRole('menuitem', { name })

export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' })
    await expect(button).toHaveAttribute('aria-haspopup', 'menu')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(item('Éditer')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(item('Supprimer')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(item('Dupliquer')).toHaveFocus()
    await userEvent.keyboard('{End}{Home}')
    await expect(item('Éditer')).toHaveFocus()
    await userEvent.keyboard('s')
    await expect(item('Supprimer')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenLastCalledWith({ id: 'delete' })
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveFocus()
  },
})

/** A space within the letters of an entry leads on; where no entry goes on so, it chooses. */
export const LettersWithSpace = meta.story({
  args: { items: ['Lot 1', 'Lot 12', 'Lot 20'].map((text) => ({ id: text, text })) },
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('lot 2')
    await expect(item('Lot 20')).toHaveFocus()
    await expect(args.onAction).not.toHaveBeenCalled()
    await userEvent.keyboard('{Home}')
    await userEvent.keyboard(' ')
    await expect(args.onAction).toHaveBeenLastCalledWith({ id: 'Lot 1' })
  },
})

export const OpensWithSpace = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(item('Éditer')).toHaveFocus()
  },
})

/** Every part in sight. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible()
  },
})

export const OpensWithArrows = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(item('Supprimer')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(item('Éditer')).toHaveFocus()
  },
})

export const Submenu = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await expect(item('Exporter')).toHaveAttribute('aria-haspopup', 'menu')
    await expect(item('Exporter')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    await expect(screen.getByRole('menu', { name: 'Exporter' })).toBeVisible()
    await expect(item('Exporter')).toHaveAttribute('aria-expanded', 'true')
    await expect(item('CSV')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(item('Exporter')).toHaveFocus()
    await expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    await expect(item('Exporter')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown} ')
    await expect(args.onAction).toHaveBeenLastCalledWith({ id: 'xlsx' })
    await expect(screen.queryByRole('menu')).toBeNull()
  },
})

export const SubmenuOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    await expect(screen.getByRole('menu', { name: 'Exporter' })).toBeVisible()
  },
})

export const SubmenuByPointer = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.hover(item('Exporter'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    await expect(args.onAction).toHaveBeenLastCalledWith({ id: 'csv' })
  },
})

export const DisabledEntry = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.keyboard('v')
    await expect(item('Verrouiller')).toHaveFocus()
    await expect(item('Verrouiller')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).not.toHaveBeenCalled()
    await expect(screen.getByRole('menu')).toBeVisible()
  },
})

export const TabCloses = meta.story({
  render: (args) => (
    <Row>
      <Menu {...args} />
      <Button>Suivant</Button>
    </Row>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.tab()
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Suivant' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await expect(screen.queryByRole('menu')).toBeNull()
  },
})

const visited = fn()
function Router({ onClick, href, children, ...rest }: LinkComponentProps) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    event.preventDefault()
    visited()
  }
  return (
    <a {...rest} href={href} onClick={go}>
      {children}
    </a>
  )
}

export const Links = meta.story({
  args: {
    items: [
      { id: 'profile', text: 'Mon profil', icon: 'user', href: '#profil' },
      { id: 'out', text: 'Se déconnecter', icon: 'log-out' },
    ],
  },
  parameters: { provider: { link: Router } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await expect(item('Mon profil')).toHaveAttribute('href', '#profil')
    await userEvent.keyboard('{Enter}')
    await expect(visited).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('menu')).toBeNull()
  },
})

export const OwnTrigger = meta.story({
  render: (args) => (
    <Menu {...args} trigger={(props) => <IconButton {...props} label={args.label} icon="ellipsis-vertical" />} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await expect(await screen.findByRole('menu', { name: 'Actions' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
})

function AtAPoint({ onAction }: { onAction: (choice: { id: string }) => void }) {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  return (
    <>
      <Button
        onContextMenu={(event) => {
          event.preventDefault()
          setAt({ x: event.clientX, y: event.clientY })
        }}
      >
        Ligne 1
      </Button>
      <MenuPopover
        items={items}
        anchor={at}
        isOpen={at !== null}
        onOpenChange={() => setAt(null)}
        onAction={onAction}
        label="Ligne 1"
      />
    </>
  )
}

export const ContextMenu = meta.story({
  render: (args) => <AtAPoint onAction={args.onAction ?? fn()} />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: 'Ligne 1' })
    row.focus()
    await userEvent.pointer({ keys: '[MouseRight]', target: row })
    await expect(screen.getByRole('menu', { name: 'Ligne 1' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(row).toHaveFocus()
  },
})
