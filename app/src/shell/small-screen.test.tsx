import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { consoleInDom } from './testing/console-in-dom.tsx'

// Loads the views before the first page asks for them.
import.meta.glob('../views/*/*/*/index.ts', { eager: true })

/** Replaces `matchMedia` by one for a window of this width, in px, which can be changed. */
function windowOf(first: number) {
  let width = first
  const told = new Set<() => void>()
  const holds = (query: string) =>
    [...query.matchAll(/\((min|max)-width: (\d+)px\)/g)].every(([, side, limit]) =>
      side === 'min' ? width >= Number(limit) : width <= Number(limit),
    )
  const list = (media: string) => ({
    media,
    get matches() {
      return holds(media) && media.includes('width')
    },
    addEventListener: (_: string, changed: () => void) => void told.add(changed),
    removeEventListener: (_: string, changed: () => void) => void told.delete(changed),
  })
  vi.stubGlobal('matchMedia', list)
  return {
    become: (next: number) =>
      act(() => {
        width = next
        for (const changed of told) changed()
      }),
  }
}

const slow = { timeout: 60_000 }
const beside = () => screen.getByRole('navigation', { name: 'Menu principal' })
const over = () => screen.queryByRole('dialog', { name: 'Menu principal' })
/** Whether it shows the texts of the menus, not icons alone. */
const isWhole = (place: HTMLElement) => within(place).queryAllByText('Administration').length > 0
const shown = () => screen.findByRole('heading', { level: 1, name: 'Bonjour Alice Martin' }, slow)

test.each([390, 840])(
  'on a screen of %i px the drawer is mini, opens whole over the page, and closes by Escape and by going somewhere [2.drawer-small]',
  async (width) => {
    windowOf(width)
    consoleInDom({ at: '/' })
    await shown()
    expect([isWhole(beside()), over()]).toEqual([false, null])
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }))
    const opened = over()
    expect(opened && isWhole(opened)).toBe(true)
    fireEvent.keyDown(opened ?? document.body, { key: 'Escape' })
    await expect.poll(over).toBeNull()
    expect(isWhole(beside())).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }))
    const link = within(over() ?? document.body).getByRole('link', { name: 'Notifications' })
    await act(async () => void fireEvent.click(link))
    await expect.poll(over).toBeNull()
  },
)

test('on a wide one it is whole beside the page, and mini once that was asked for; a window made narrow makes it mini [2.drawer-small]', async () => {
  const { become } = windowOf(1280)
  consoleInDom({ at: '/' })
  await shown()
  expect([isWhole(beside()), over()]).toEqual([true, null])
  become(600)
  expect([isWhole(beside()), over()]).toEqual([false, null])
  become(841)
  expect(isWhole(beside())).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Réduire le menu' }))
  expect([isWhole(beside()), over()]).toEqual([false, null])
})
