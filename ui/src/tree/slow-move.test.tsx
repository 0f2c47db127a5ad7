import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { Tree } from './index.ts'

interface Place {
  id: string
  children: Place[]
}

test('a move that takes long to save says so, and no longer once it is saved', async () => {
  const saved = Promise.withResolvers<void>()
  render(
    <UiProvider locale="fr">
      <Tree
        label="Localisations"
        items={['Nantes', 'Lille'].map((id): Place => ({ id, children: [] }))}
        itemKey={({ id }) => id}
        itemText={({ id }) => id}
        itemChildren={({ children }) => children}
        onMove={() => saved.promise}
      />
    </UiProvider>,
  )
  const tree = screen.getByRole('tree')
  act(() => tree.focus())
  fireEvent.keyDown(document.activeElement ?? tree, { key: 'ArrowDown', altKey: true, shiftKey: true })
  expect(await screen.findByText('Déplacement en cours…')).toBeTruthy()
  expect(tree.getAttribute('aria-busy')).toBe('true')
  await act(async () => saved.resolve())
  await expect.poll(() => screen.queryByText('Déplacement en cours…')).toBeNull()
  expect(tree.getAttribute('aria-busy')).toBe('false')
})
