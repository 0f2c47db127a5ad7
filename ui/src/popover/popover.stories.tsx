import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Held } from '../internal/field/story-held.tsx'
import { Stack } from '../stack/index.ts'
import { TextField } from '../text-field/index.ts'
import { Popover } from './popover.tsx'
import type { PopoverProps } from './popover.tsx'

const common: Pick<PopoverProps, 'label' | 'trigger' | 'children' | 'onOpenChange'> = {
  label: 'Remarque',
  onOpenChange: fn(),
  trigger: (trigger) => <Button {...trigger}>Remarque</Button>,
  children: (close) => (
    <Stack gap={3}>
      <Held initial="">
        {(value, set) => <TextField label="Texte" value={value} onValueChange={(change) => set(change.value)} />}
      </Held>
      <Button tone="primary" onPress={close}>
        Enregistrer
      </Button>
    </Stack>
  ),
}

const meta = preview.meta({
  title: 'Components/Popover',
  component: Popover,
  parameters: {
    docs: {
      story: { inline: false, height: '280px' },
      description: { component: 'A small dialog beside the button that opens it; the page stays usable.' },
    },
  },
  args: common,
})

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Remarque' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Remarque' })
    await expect(trigger).toHaveAttribute('aria-controls', dialog.id)
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Texte' })).toHaveFocus())
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: 'Enregistrer' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Texte' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false })
  },
})

export const Pointer = meta.story({
  render: (args) => (
    <Stack direction="row">
      <Popover {...args} />
      <Button>Ailleurs</Button>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Remarque' })
    await userEvent.click(trigger)
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.click(trigger)
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(trigger)
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Enregistrer' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.click(trigger)
    await userEvent.click(canvas.getByRole('button', { name: 'Ailleurs' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const Open = meta.story({
  args: {
    hasTitle: true,
    label: 'Verrou',
    trigger: (trigger) => (
      <Button {...trigger} icon="lock">
        Verrouillé
      </Button>
    ),
    children: <p>Anne Roy modifie cette affaire depuis 10:30. Le verrou tombe après 15 minutes sans saisie.</p>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verrouillé' }))
    await expect(screen.getByRole('dialog', { name: 'Verrou' })).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'Verrou' })).toBeVisible()
  },
})

function FromOutside(props: PopoverProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack direction="row">
      <Popover {...props} isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)} />
      <Button onPress={() => setOpen(true)}>Ouvrir</Button>
    </Stack>
  )
}

export const Controlled = meta.story({
  render: (args) => <FromOutside {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir' }))
    await expect(screen.getByRole('dialog', { name: 'Remarque' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
