import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TreeGrid } from '../tree-grid/index.ts'
import { UiProvider } from '../theme/index.ts'
import type { TreeMove } from './index.ts'

interface Place {
  id: string
  children: Place[]
}

test('where siblings are sorted, items go into the destination that was chosen', async () => {
  const onMove = vi.fn<(move: TreeMove<Place>) => void>()
  render(
    <UiProvider locale="fr">
      <TreeGrid
        label="Localisations"
        items={['Orléans', 'Nantes', 'Évry', 'Brest'].map((id): Place => ({ id, children: [] }))}
        itemKey={({ id }) => id}
        itemText={({ id }) => id}
        itemChildren={({ children }) => children}
        columns={[{ id: 'text', text: 'Localisation', value: 'id' }]}
        sort={[{ column: 'text', isDescending: false }]}
        onMove={onMove}
      />
    </UiProvider>,
  )
  fireEvent.contextMenu(screen.getByText('Nantes'), { button: 2 })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Déplacer vers…' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByText('Brest'))
  fireEvent.click(dialog.getByRole('button', { name: 'Déplacer' }))
  await expect
    .poll(() => onMove.mock.calls.map(([{ moved, target }]) => [moved.map(({ id }) => id), target?.id]))
    .toEqual([[['Nantes'], 'Brest']])
})
