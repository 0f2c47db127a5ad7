import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { TreeGrid } from '../tree-grid/index.ts'
import { Tree } from './index.ts'
import type { TreeProps } from './index.ts'

interface Place {
  id: string
}
const idOf = ({ id }: Place) => id
const shared: TreeProps<Place> = {
  label: 'Agences',
  items: [{ id: 'Lyon' }],
  itemText: idOf,
  rowState: () => 'inactive',
}
const texts = { inactive: 'Inactive' }
const columns = [{ id: 'name', text: 'Nom', value: idOf }]

test.each([
  ['tree', <Tree key="" {...shared} />, <Tree key="" {...shared} rowStateTexts={texts} />],
  [
    'tree grid',
    <TreeGrid key="" {...shared} columns={columns} />,
    <TreeGrid key="" {...shared} columns={columns} rowStateTexts={texts} />,
  ],
])('a %s may have words of its own for what its rows are, such as by their gender', (_, usual, own) => {
  const { rerender } = render(<UiProvider locale="fr">{usual}</UiProvider>)
  expect(screen.getByText('Inactif')).toBeTruthy()
  rerender(<UiProvider locale="fr">{own}</UiProvider>)
  expect(screen.getByText('Inactive')).toBeTruthy()
})
