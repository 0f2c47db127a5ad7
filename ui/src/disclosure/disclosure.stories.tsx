import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Badge } from '../badge/index.ts'
import { Disclosure } from './disclosure.tsx'

const meta = preview.meta({
  title: 'Components/Disclosure',
  component: Disclosure,
  parameters: { docs: { description: { component: 'Folds away what not everybody needs.' } } },
  args: { title: 'Détails techniques', children: <p>Le serveur a répondu 409 à 10:32.</p>, onOpenChange: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Détails techniques', expanded: false })
    await expect(canvas.queryByText(/409/)).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(/409/)).toBeVisible()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: true })
    await userEvent.keyboard(' ')
    await expect(canvas.getByText(/409/)).not.toBeVisible()
  },
})

export const Open = meta.story({
  args: { defaultOpen: true, end: <Badge>3</Badge> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Détails techniques', expanded: true })).toBeVisible()
    await expect(canvas.getByText(/409/)).toBeVisible()
  },
})

export const Heading = meta.story({
  args: { level: 3, defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Détails techniques' })).toBeVisible()
  },
})

export const Controlled = meta.story({
  args: { isOpen: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false })
    await expect(canvas.getByText(/409/)).toBeVisible()
  },
})

export const RightToLeft = meta.story({ args: { defaultOpen: true }, globals: { direction: 'rtl' } })
