import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Breadcrumb } from './breadcrumb.tsx'

const meta = preview.meta({
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  parameters: { docs: { description: { component: 'Where the page stands, above its title. The last step is the page itself.' } } },
  args: { items: [{ text: 'Accueil', href: '#' }, { text: 'Affaires', href: '#affaires' }, { text: 'AF-2026-014' }] },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: "Fil d'Ariane" }))
    await expect(trail.getAllByRole('listitem')).toHaveLength(3)
    await expect(trail.getAllByRole('link')).toHaveLength(2)
    await expect(trail.getByText('AF-2026-014')).toHaveAttribute('aria-current', 'page')
  },
})

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Accueil' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Affaires' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(window.location.hash).toBe('#affaires')
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
