import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import type { ActionItem } from '../internal/actions/index.ts'
import { SelectionBar } from './selection-bar.tsx'

const actions: readonly ActionItem[] = [
  { id: 'close', text: 'Clôturer', icon: 'lock' },
  { id: 'move', text: 'Déplacer' },
  { id: 'delete', text: 'Supprimer', icon: 'trash', tone: 'danger' },
]

const meta = preview.meta({
  title: 'Components/SelectionBar',
  component: SelectionBar,
  parameters: {
    docs: {
      description: {
        component: 'How many rows are selected, how many of them are hidden, and what can be done with them.',
      },
    },
  },
  args: {
    count: 12,
    actions,
    onAction: fn(),
    onDismiss: fn(),
  },
})

export const Default = meta.story({
  args: { hiddenCount: 3 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Sélection' })
    await expect(bar).toHaveAccessibleDescription('12 éléments sélectionnés dont 3 hors de vue')
    // The list beside it tells the count.
    await expect(canvas.getByRole('status')).toHaveTextContent(/^dont 3 hors de vue$/)
  },
})

export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clôturer' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith({ id: 'close' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tout désélectionner' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalled()
  },
})

export const One = meta.story({
  args: { count: 1, hiddenCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Un élément sélectionné')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('dont un hors de vue')
  },
})

/** Selected rows out of sight can be looked at, or let go. */
export const OutOfSight = meta.story({
  args: { hiddenCount: 3, onShow: fn(), onDrop: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir' }))
    await expect(args.onShow).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer' }))
    await expect(args.onDrop).toHaveBeenCalledOnce()
  },
})

export const Alone = meta.story({
  args: { onShowAll: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tout voir' }))
    await expect(args.onShowAll).toHaveBeenCalledOnce()
  },
})

export const Blocked = meta.story({
  args: {
    actions: [
      { id: 'close', text: 'Clôturer', icon: 'lock', blocked: '3 des 12 affaires sont déjà clôturées.' },
      { id: 'move', text: 'Déplacer' },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    const close = canvas.getByRole('button', { name: 'Clôturer' })
    await expect(close).toHaveAccessibleDescription('3 des 12 affaires sont déjà clôturées.')
    await userEvent.click(close)
    await expect(args.onAction).not.toHaveBeenCalled()
  },
})

export const Running = meta.story({
  args: { progress: { label: 'Clôture', done: 12, total: 40 }, count: 40, onStop: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Clôture' })).toHaveAttribute('aria-valuenow', '0.3')
    await expect(canvas.getByText('Clôture : 12 sur 40')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Déplacer' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Arrêter' }))
    await expect(args.onStop).toHaveBeenCalled()
  },
})

export const OwnText = meta.story({ args: { text: 'Les 1 240 affaires du client' } })

export const Narrow = meta.story({
  args: { hiddenCount: 3 },
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <SelectionBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Sélection' }).getBoundingClientRect()
    const more = await canvas.findByRole('button', { name: 'Autres actions' })
    await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(bar.right)
    await expect(
      canvas.getByRole('button', { name: 'Tout désélectionner' }).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(bar.right)
  },
})

/** The progress stands under the selection's count, not over it. */
export const RunningNarrow = meta.story({
  args: { progress: { label: 'Clôture', done: 12, total: 40 }, count: 40, onStop: fn() },
  render: (args) => (
    <div style={{ inlineSize: 340, maxInlineSize: '100%' }}>
      <SelectionBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const running = canvas.getByText('Clôture : 12 sur 40').getBoundingClientRect()
    await expect(running.top).toBeGreaterThanOrEqual(
      canvas.getByText('40 éléments sélectionnés').getBoundingClientRect().bottom,
    )
  },
})

export const English = meta.story({
  args: { count: 1200, hiddenCount: 1, actions: [{ id: 'close', text: 'Close' }] },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,200 items selected')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear the selection' })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
