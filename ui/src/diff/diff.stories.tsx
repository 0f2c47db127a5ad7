import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Diff } from './diff.tsx'
import type { DiffProps } from './diff.tsx'

const start: DiffProps = { before: 'En cours', after: 'Clôturée' }

const meta = preview.meta({
  title: 'Components/Diff',
  component: Diff,
  parameters: {
    docs: { description: { component: 'What was and what is now: a value, a text, a list. Readable without colour.' } },
  },
})

export const Default = meta.story({
  render: () => <Diff {...start} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent('retiré : En cours')
    await expect(canvas.getByRole('insertion')).toHaveTextContent('ajouté : Clôturée')
    await expect(getComputedStyle(canvas.getByRole('deletion')).textDecorationLine).toBe('line-through')
  },
})

export const InText = meta.story({
  render: () => (
    <Diff
      kind="text"
      before="Accès par la cour. Demander les clefs à l’accueil avant 9 h."
      after="Accès par la rue de la Loge. Demander les clefs au gardien avant 9 h."
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('deletion').map((mark) => mark.textContent)).toEqual([
      'retiré\u00a0: cour',
      'retiré\u00a0: à l’accueil',
    ])
    await expect(canvas.getAllByRole('insertion').map((mark) => mark.textContent)).toEqual([
      'ajouté\u00a0: rue de la Loge',
      'ajouté\u00a0: au gardien',
    ])
    await expect(canvasElement).toHaveTextContent('Demander les clefs')
  },
})

export const List = meta.story({
  render: () => (
    <Diff
      kind="list"
      before={['Bâtiment A › Étage 1', 'Bâtiment A › Étage 2', 'Bâtiment B']}
      after={['Bâtiment A › Étage 1', 'Bâtiment B', 'Bâtiment C']}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Bâtiment A › Étage 1',
      '−retiré\u00a0: Bâtiment A › Étage 2',
      'Bâtiment B',
      '+ajouté\u00a0: Bâtiment C',
    ])
  },
})

export const ShortList = meta.story({
  render: () => <Diff kind="list" isShort before={['Lyon', 'Paris']} after={['Paris', 'Nice']} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
})

export const FromNothing = meta.story({
  render: () => <Diff before={null} after="Anne Roy" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('vide')).toBeVisible()
    await expect(canvas.queryByRole('deletion')).toBeNull()
  },
})

export const Unchanged = meta.story({
  render: () => <Diff before="Anne Roy" after="Anne Roy" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Anne Roy')).toBeVisible()
    await expect(canvas.queryByRole('insertion')).toBeNull()
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  render: () => <Diff before="" after="Closed" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('empty')).toBeVisible()
    await expect(canvas.getByRole('insertion')).toHaveTextContent('added: Closed')
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, render: () => <Diff {...start} /> })
