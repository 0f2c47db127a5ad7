import { useRef } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Badge } from '../badge/index.ts'
import { Breadcrumb } from '../breadcrumb/index.ts'
import { Button } from '../button/index.ts'
import { PageHeader } from './page-header.tsx'
import type { PageHeaderProps } from './page-header.tsx'

const actions = [
  { id: 'create', text: 'Créer', icon: 'plus', tone: 'primary' },
  { id: 'export', text: 'Exporter', icon: 'download' },
  { id: 'print', text: 'Imprimer', icon: 'printer' },
  { id: 'archive', text: 'Archiver', tone: 'danger' },
] as const

const meta = preview.meta({
  title: 'Components/PageHeader',
  component: PageHeader,
  parameters: {
    docs: { description: { component: 'The head of a page: where it stands, what it is, and what can be done.' } },
  },
  args: {
    title: 'Affaires',
    count: 1240,
    breadcrumb: <Breadcrumb items={[{ text: 'Accueil', href: '#home' }, { text: 'Affaires' }]} />,
    actions,
    onAction: fn(),
  },
})

export const Default = meta.story({
  args: { states: <Badge tone="info">En cours</Badge> },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Affaires 1\s240$/ })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Imprimer' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }))
    await expect(args.onAction).toHaveBeenCalledWith({ id: 'export' })
    // The fourth stands in the menu, however much room there is.
    await userEvent.click(canvas.getByRole('button', { name: 'Autres actions' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archiver' }))
    await expect(args.onAction).toHaveBeenCalledWith({ id: 'archive' })
  },
})

export const Overflow = meta.story({
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => (
    <div style={{ inlineSize: 340, maxInlineSize: '100%' }}>
      <PageHeader {...args} />
    </div>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Autres actions' })
    await expect(canvas.getByRole('button', { name: 'Créer' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Archiver' })).toBeNull()
    await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(356)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Créer' })).toHaveFocus()
    more.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu', { name: 'Autres actions' })
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Archiver' }))
    await expect(args.onAction).toHaveBeenCalledWith({ id: 'archive' })
    await waitFor(() => expect(more).toHaveFocus())
  },
})

/** Its frame can be made wider and narrower: the actions that fit follow. */
export const Resized = meta.story({
  render: (args) => (
    <div data-testid="frame" style={{ inlineSize: 340 }}>
      <PageHeader {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByTestId('frame')
    await canvas.findByRole('button', { name: 'Autres actions' })
    frame.style.inlineSize = '900px'
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Imprimer' })).toBeVisible())
    frame.style.inlineSize = '340px'
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Imprimer' })).toBeNull())
    await expect(await canvas.findByRole('button', { name: 'Autres actions' })).toBeVisible()
  },
})

export const Blocked = meta.story({
  args: {
    title: 'AFF-2026-0412',
    count: null,
    actions: [
      { id: 'close', text: 'Clôturer', icon: 'lock', blocked: 'Deux prestations ne sont pas terminées.' },
      { id: 'edit', text: 'Modifier', icon: 'pencil' },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    const close = canvas.getByRole('button', { name: 'Clôturer' })
    await expect(close).toHaveAttribute('aria-disabled', 'true')
    await expect(close).toHaveAccessibleDescription('Deux prestations ne sont pas terminées.')
    await userEvent.click(close)
    await expect(args.onAction).not.toHaveBeenCalled()
    const reason = () =>
      screen.queryAllByText('Deux prestations ne sont pas terminées.').filter((element) => element.checkVisibility())
    await waitFor(() => expect(reason()).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(reason()).toHaveLength(0))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(reason()).toHaveLength(1))
  },
})

export const BlockedInMenu = meta.story({
  args: {
    actions: [
      ...actions.slice(0, 2),
      { id: 'close', text: 'Clôturer', blocked: 'Deux prestations ne sont pas terminées.' },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <PageHeader {...args} />
    </div>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Autres actions' }))
    const entry = screen.getByRole('menuitem', { name: 'Clôturer' })
    await expect(entry).toHaveAccessibleDescription('Deux prestations ne sont pas terminées.')
    await userEvent.click(entry)
    await expect(args.onAction).not.toHaveBeenCalled()
  },
})

export const Nested = meta.story({
  args: { title: 'Prestations', level: 2, count: 12, breadcrumb: undefined, actions: actions.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Prestations 12' })).toBeVisible()
  },
})

function Arrived(props: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <PageHeader {...props} headingRef={heading}>
      <Button onPress={() => heading.current?.focus()}>Arriver</Button>
    </PageHeader>
  )
}

/** After a navigation the product gives the focus to the title. */
export const Focused = meta.story({
  args: { actions: [] },
  render: (args) => <Arrived {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Arriver' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
})

export const Loading = meta.story({
  args: { isPending: true, count: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Chargement en cours...' })).toBeVisible()
    await expect(canvas.queryByText('Affaires', { selector: 'h1' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Créer' })).toBeVisible()
  },
})

export const LongTitle = meta.story({
  args: {
    title:
      'Vérification réglementaire annuelle des ascenseurs et monte-charges de l’hôpital de la Croix-Rousse, bâtiments A à F',
    count: null,
    states: (
      <>
        <Badge tone="warning">À échéance</Badge>
        <Badge>Version 3</Badge>
      </>
    ),
    description: 'Mairie de Lyon · ouverte le 12 mars 2026',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 760 }}>
      <PageHeader {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    // The title takes a line more before the first action goes.
    await expect(await canvas.findByRole('button', { name: 'Autres actions' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Créer' })).toBeVisible()
  },
})

export const English = meta.story({
  args: {
    title: 'Cases',
    breadcrumb: undefined,
    actions: [
      { id: 'create', text: 'New case', tone: 'primary' },
      { id: 'export', text: 'Export everything to a file' },
      { id: 'print', text: 'Print' },
    ],
  },
  globals: { locale: 'en' },
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <PageHeader {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Cases 1,240' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'More actions' })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
