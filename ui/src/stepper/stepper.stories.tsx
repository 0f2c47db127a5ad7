import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Stepper } from './stepper.tsx'

const steps = [
  { id: 'file', text: 'Fichier', description: 'equipements.csv' },
  { id: 'columns', text: 'Colonnes' },
  { id: 'check', text: 'Contrôle', description: '3 lignes à corriger' },
  { id: 'import', text: 'Import' },
]

const meta = preview.meta({
  title: 'Components/Stepper',
  component: Stepper,
  parameters: {
    docs: { description: { component: 'Where people are in a task of several steps, such as an import.' } },
  },
  args: { label: 'Import', steps, current: 'check', onSelect: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Import' })).toBeVisible()
    await expect(canvas.getByText('Contrôle').closest('li')).toHaveAttribute('aria-current', 'step')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Fichier\s: terminé/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Colonnes\s: terminé/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'columns' })
    await expect(canvas.queryByRole('button', { name: /Import/ })).toBeNull()
  },
})

export const OnlyShown = meta.story({
  args: { onSelect: undefined, current: 'file' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const WithError = meta.story({
  args: { steps: steps.map((step) => ({ ...step, hasError: step.id === 'check' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contrôle').closest('li')).toHaveTextContent('Contrôle : à corriger')
  },
})

export const Done = meta.story({
  args: { current: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(4)
  },
})

export const Narrow = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: 300 }}>
      <Stepper {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0)
  },
})

export const English = meta.story({
  args: {
    steps: [
      { id: 'file', text: 'File' },
      { id: 'check', text: 'Check' },
    ],
  },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'File: done' })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
