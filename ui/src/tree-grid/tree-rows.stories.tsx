import type { MouseEvent } from 'react'
import { expect, fn, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import type { GridColumn } from '../grid/index.ts'
import { rowsAsTree } from '../tree/index.ts'
import { TreeGrid } from './index.ts'
import type { TreeGridProps } from './index.ts'

interface Value {
  guid: string
  parent: string | null
  text: string
  order: number
  isActive: boolean
}

const flat: Value[] = [
  { guid: 'door', parent: null, text: 'Porte', order: 2, isActive: true },
  { guid: 'lift', parent: null, text: 'Ascenseur', order: 1, isActive: true },
  { guid: 'auto', parent: 'door', text: 'Porte automatique', order: 2, isActive: false },
  { guid: 'fire', parent: 'door', text: 'Porte coupe-feu', order: 1, isActive: true },
]
const tree = rowsAsTree(flat, { id: 'guid', parentId: 'parent', order: 'order' })
const columns: readonly GridColumn<Value>[] = [
  { id: 'text', text: 'Valeur', value: 'text', href: ({ guid }) => `#${guid}` },
  { id: 'order', text: 'Ordre', value: 'order', dataType: 'number' },
]

interface RowsProps extends Partial<TreeGridProps<Value>> {
  onFollow?: (address: string | null) => void
}

function Rows({ onFollow, ...props }: RowsProps) {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    event.preventDefault()
    onFollow?.(link.getAttribute('href'))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div style={{ blockSize: 320 }} onClick={follow}>
      <TreeGrid
        {...tree}
        label="Valeurs"
        itemText={({ text }) => text}
        columns={columns}
        rowState={({ isActive }) => (isActive ? undefined : 'inactive')}
        {...props}
      />
    </div>
  )
}

const meta = preview.meta({
  title: 'Components/TreeGrid',
  component: Rows,
  args: { onFollow: fn(), onRowAction: fn() },
})

/** Flat rows that name their parents, as the server gives them: links, inactive ones, the events of a grid. */
export const FlatRows = meta.story({
  args: { rowMenu: () => [{ id: 'edit', text: 'Éditer' }] },
  play: async ({ args, canvas, userEvent }) => {
    const rowsNow = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('gridcell')[0]?.querySelector('[data-text]')?.textContent)
    await canvas.findByRole('link', { name: 'Porte' })
    await expect(rowsNow()).toEqual(['Ascenseur', 'Porte'])
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(rowsNow()).toEqual(['Ascenseur', 'Porte', 'Porte coupe-feu', 'Porte automatique'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onFollow).toHaveBeenLastCalledWith('#fire')
    await userEvent.click(canvas.getByRole('link', { name: 'Porte automatique' }))
    await expect(args.onFollow).toHaveBeenLastCalledWith('#auto')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onFollow).toHaveBeenLastCalledWith('#fire')
    const inactive = canvas.getByRole('row', { name: /Porte automatique/ })
    await expect(inactive).toHaveTextContent('Inactif')
    await userEvent.keyboard('{Shift>}{F10}{/Shift}{Enter}')
    await expect(args.onRowAction).toHaveBeenLastCalledWith({
      id: 'edit',
      row: expect.objectContaining({ guid: 'fire' }),
    })
  },
})
