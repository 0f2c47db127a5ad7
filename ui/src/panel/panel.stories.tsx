import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Held } from '../internal/field/story-held.tsx'
import { TextField } from '../text-field/index.ts'
import { Panel } from './panel.tsx'
import type { PanelProps } from './panel.tsx'

function Opened(props: PanelProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Détails</Button>
      <Panel {...props} isOpen={isOpen} onOpenChange={() => setOpen(false)} />
    </>
  )
}

const meta = preview.meta({
  title: 'Components/Panel',
  component: Panel,
  parameters: {
    docs: {
      story: { inline: false, height: '380px' },
      description: { component: 'A modal dialog at the side: a form or details, with the list still in sight.' },
    },
  },
  args: {
    title: 'Prestation',
    onOpenChange: fn(),
    children: (
      <Held initial="">
        {(value, set) => <TextField label="Lieu" value={value} onValueChange={(change) => set(change.value)} />}
      </Held>
    ),
    footer: <Button tone="primary">Enregistrer</Button>,
  },
})

export const Default = meta.story({
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Détails' })
    await userEvent.click(trigger)
    const panel = screen.getByRole('dialog', { name: 'Prestation' })
    await expect(within(panel).getByRole('textbox', { name: 'Lieu' })).toHaveFocus()
    const { width, right, height } = panel.getBoundingClientRect()
    const { clientWidth } = document.documentElement
    await expect([width, right, height]).toEqual([Math.min(480, clientWidth), clientWidth, window.innerHeight])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
})

export const Open = meta.story({
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Prestation' })).toBeVisible()
  },
})

export const TabGoesRound = meta.story({
  play: async ({ userEvent }) => {
    const panel = within(screen.getByRole('dialog'))
    await expect(panel.getByRole('textbox', { name: 'Lieu' })).toHaveFocus()
    await userEvent.tab()
    await expect(panel.getByRole('button', { name: 'Enregistrer' })).toHaveFocus()
    await userEvent.tab()
    await expect(panel.getByRole('button', { name: 'Fermer' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(panel.getByRole('button', { name: 'Enregistrer' })).toHaveFocus()
  },
})
