import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Tabs } from './tabs.tsx'
import type { TabsProps } from './tabs.tsx'

function Chosen(props: TabsProps) {
  const [selected, setSelected] = useState(props.selected)
  const onSelectedChange: TabsProps['onSelectedChange'] = (change) => {
    setSelected(change.selected)
    props.onSelectedChange?.(change)
  }
  return <Tabs {...props} selected={selected} onSelectedChange={onSelectedChange}>{`Contenu : ${selected}`}</Tabs>
}

const items = [
  { id: 'general', text: 'Général' },
  { id: 'services', text: 'Prestations', badge: 12 },
  { id: 'history', text: 'Historique' },
]

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  parameters: {
    docs: {
      description: {
        component:
          'Several views of one thing. Arrow keys move and select, Home and End go to the ends; with `href` they are links.',
      },
    },
  },
  args: { items, selected: 'general', label: 'Affaire', onSelectedChange: fn() },
})

export const Default = meta.story({
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name })
    await expect(canvas.getByRole('tablist', { name: 'Affaire' })).toBeVisible()
    await userEvent.tab()
    await expect(tab(/Général/)).toHaveFocus()
    await expect(tab(/Général/)).toHaveAttribute('aria-controls', canvas.getByRole('tabpanel').id)
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/Prestations/)).toHaveFocus()
    await expect(tab(/Prestations/)).toHaveAttribute('aria-selected', 'true')
    await expect(tab(/Général/)).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{End}')
    await expect(tab(/Historique/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/Général/)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith({ selected: 'general' })
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: /Général/ })).toHaveFocus()
  },
})

export const RightToLeft = meta.story({
  render: (args) => <Chosen {...args} />,
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: /Prestations/ })).toHaveFocus()
  },
})

export const Links = meta.story({
  args: { items: items.map((item) => ({ ...item, href: `#${item.id}` })), selected: 'services' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Affaire' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Prestations')
    await expect(canvas.queryByRole('tab')).toBeNull()
  },
})

export const DisabledTab = meta.story({
  args: { items: items.map((item) => ({ ...item, isDisabled: item.id === 'services' })) },
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const off = canvas.getByRole('tab', { name: /Prestations/ })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(off).toHaveFocus()
    await userEvent.click(off)
    await expect(args.onSelectedChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith({ selected: 'history' })
  },
})

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(canvas.getByRole('tab', { name: /Prestations/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Prestations/ })).toHaveFocus()
  },
})

/** Tabs without room stand in a menu; the chosen one comes out of it. */
export const Overflow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <Chosen {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Autres onglets' })).toBeVisible()
    await expect(canvas.queryByRole('tab', { name: /Historique/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Autres onglets' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Historique' }))
    await expect(canvas.getByRole('tab', { name: /Historique/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Contenu : history')
  },
})

/** The keys come to the button of the rest after the selected tab; it opens its menu also where that has yet to be loaded. */
export const OverflowByKeys = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <Chosen {...args} />
    </div>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Autres onglets' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Historique' })).toHaveFocus())
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(more).toHaveFocus()
    const opens = [() => userEvent.keyboard(' '), () => userEvent.keyboard('{ArrowDown}')]
    for (const open of opens) {
      await open()
      await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(more).toHaveFocus())
    }
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectedChange).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('menu')).toBeNull()
  },
})

export const OverflowOfLinks = meta.story({
  args: { items: items.map((item) => ({ ...item, href: `#${item.id}` })), selected: 'history' },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Historique')
    await userEvent.click(await canvas.findByRole('button', { name: 'Autres onglets' }))
    await expect(await screen.findByRole('menuitem', { name: 'Prestations (12)' })).toHaveAttribute('href', '#services')
    await userEvent.keyboard('{Escape}')
  },
})

export const ManualActivation = meta.story({
  args: { activation: 'manual' },
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Historique/ })).toHaveFocus()
    await expect(args.onSelectedChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith({ selected: 'history' })
    await userEvent.keyboard('{Home}')
    await userEvent.keyboard(' ')
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith({ selected: 'general' })
  },
})
