import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { Menu } from './index.ts'

const page = (...texts: string[]) => (
  <UiProvider locale="fr">
    <Menu label="Actions" items={texts.map((text) => ({ id: text, text }))} />
  </UiProvider>
)
const focused = () => document.activeElement ?? document.body
const press = (key: string) => fireEvent.keyDown(focused(), { key })

test('the keys go on in an open menu whose entry with the focus is gone', () => {
  const { rerender } = render(page('Ouvrir', 'Copier', 'Supprimer'))
  screen.getByRole('button').focus()
  press('ArrowDown')
  press('ArrowDown')
  expect(focused()).toBe(screen.getByRole('menuitem', { name: 'Copier' }))
  rerender(page('Ouvrir', 'Supprimer'))
  expect(screen.getByRole('menu').contains(focused())).toBe(true)
  press('ArrowDown')
  expect(focused()).toBe(screen.getByRole('menuitem', { name: 'Ouvrir' }))
  press('Escape')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(focused()).toBe(screen.getByRole('button'))
})

test('a menu that the pointer was about to open stays closed once a key leads elsewhere', async () => {
  vi.useFakeTimers()
  render(
    <UiProvider locale="fr">
      <Menu
        label="Actions"
        items={[
          { id: 'export', text: 'Exporter', items: [{ id: 'csv', text: 'CSV' }] },
          { id: 'delete', text: 'Supprimer' },
          { id: 'open', text: 'Ouvrir' },
        ]}
      />
    </UiProvider>,
  )
  screen.getByRole('button').focus()
  press('ArrowUp')
  fireEvent.pointerMove(screen.getByRole('menuitem', { name: 'Exporter' }), { pointerType: 'mouse' })
  press('ArrowDown')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getAllByRole('menu')).toHaveLength(1)
  expect(focused()).toBe(screen.getByRole('menuitem', { name: 'Supprimer' }))
})
