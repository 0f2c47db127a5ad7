import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import type { SegmentedControlProps } from './segmented-control.tsx'

function Chosen(props: SegmentedControlProps) {
  const [value, setValue] = useState(props.value)
  const onValueChange: SegmentedControlProps['onValueChange'] = (change) => {
    setValue(change.value)
    props.onValueChange?.(change)
  }
  return <SegmentedControl {...props} value={value} onValueChange={onValueChange} />
}

const options = [
  { value: 'tree', label: 'Arbre', icon: 'list-tree' },
  { value: 'flat', label: 'Liste', icon: 'list' },
] as const
const texts = options.map(({ value, label }) => ({ value, label }))

const meta = preview.meta({
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    docs: {
      description: { component: 'One of a few ways to see the same thing: as a tree or as a list, by day or by week.' },
    },
  },
  args: { label: 'Affichage', options: texts, value: 'tree', onValueChange: fn() },
  render: (args) => <Chosen {...args} />,
})

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name })
    await expect(canvas.getByRole('radiogroup', { name: 'Affichage' })).toBeVisible()
    await userEvent.tab()
    await expect(radio('Arbre')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(radio('Liste')).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'flat' })
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowDown}{ArrowUp}')
    await expect(radio('Liste')).toBeChecked()
    await userEvent.click(radio('Arbre'))
    await expect(radio('Arbre')).toBeChecked()
  },
})

export const WithIcons = meta.story({ args: { options } })

export const IconOnly = meta.story({
  args: { options, isIconOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Liste' }))
    await expect(canvas.getByRole('radio', { name: 'Liste' })).toBeChecked()
  },
})

export const Small = meta.story({ args: { size: 'small', options } })

export const OneDisabled = meta.story({
  args: { options: [...texts, { value: 'map', label: 'Carte', isDisabled: true }] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Carte' })).toBeDisabled()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Liste' })).toBeChecked()
  },
})

export const Disabled = meta.story({ args: { isDisabled: true } })

export const RightToLeft = meta.story({ args: { options }, globals: { direction: 'rtl' } })
