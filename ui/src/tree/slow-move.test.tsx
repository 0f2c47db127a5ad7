import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { Tree, type TreeProps } from './index.ts'

interface Place {
  id: string
  children: Place[]
}

const words = 'Mise à jour…'

/** The next live region that is added to the page, and what it says at that moment. */
const regionAdded = () =>
  new Promise<[Element, string]>((resolve) => {
    const observer = new MutationObserver(() => {
      const region = document.querySelector('body > [aria-live=polite][data-live-announcer]')
      if (!region) return
      observer.disconnect()
      resolve([region, region.textContent])
    })
    observer.observe(document.body, { childList: true })
  })

/** A tree of two places, with the focus nowhere yet. */
function treeThat(onMove: NonNullable<TreeProps<Place>['onMove']>): HTMLElement {
  render(
    <UiProvider locale="fr">
      <Tree
        label="Localisations"
        items={['Nantes', 'Lille'].map((id): Place => ({ id, children: [] }))}
        itemKey={({ id }) => id}
        itemText={({ id }) => id}
        itemChildren={({ children }) => children}
        onMove={onMove}
      />
    </UiProvider>,
  )
  return screen.getByRole('tree')
}

test('a move that takes long to save says so, in a region that was there before its words, and no longer once it is saved', async () => {
  const saved = Promise.withResolvers<void>()
  const tree = treeThat(() => saved.promise)
  const added = regionAdded()
  act(() => tree.focus())
  fireEvent.keyDown(document.activeElement ?? tree, { key: 'ArrowDown', altKey: true, shiftKey: true })
  const [region, said] = await added
  expect(said).toBe('')
  await expect.poll(() => region.textContent).toBe(words)
  expect(await within(tree.parentElement as HTMLElement).findByText(words)).toBeTruthy()
  expect(tree.getAttribute('aria-busy')).toBe('true')
  await act(async () => saved.resolve())
  await expect.poll(() => screen.queryAllByText(words)).toEqual([])
  expect(tree.getAttribute('aria-busy')).toBe('false')
})

test('what was cut is no longer said to be once it is put, though the page tells the outcome itself', async () => {
  const tree = treeThat(() => Promise.resolve('told' as const))
  const press = (key: string, ctrlKey = false) => fireEvent.keyDown(document.activeElement ?? tree, { key, ctrlKey })
  act(() => tree.focus())
  press('x', true)
  expect(await screen.findByText(/^Coupé/)).toBeTruthy()
  press('ArrowDown')
  press('v', true)
  await expect.poll(() => screen.queryByText(/^Coupé/)).toBeNull()
})
