import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { MenuEntry } from './menu-entry.tsx'
import type { MenuEntryItem } from './menu-rows.ts'

const items: [string, MenuEntryItem][] = [
  ['an entry', { id: 'delete', text: 'Supprimer' }],
  ['a link', { id: 'open', text: 'Ouvrir', href: '#open' }],
  ['a mark', { id: 'wrap', text: 'Couper', kind: 'checkbox', isChecked: false }],
]

test.each(items.flatMap(([what, item]) => ['Enter', ' '].map((key) => ({ what, item, key }))))(
  '$what is not chosen while $key is still held down from opening the menu, and is when pressed',
  ({ item, key }) => {
    const onChoose = vi.fn<(item: MenuEntryItem) => void>()
    render(
      <UiProvider locale="fr">
        <MenuEntry item={item} isOpen={false} hasIcons={false} onChoose={onChoose} onPoint={() => {}} />
      </UiProvider>,
    )
    const entry = screen.getByRole(item.kind === 'checkbox' ? 'menuitemcheckbox' : 'menuitem')
    /** Presses the key; a browser clicks a link at an Enter that nobody prevents. */
    const press = (repeat: boolean) => {
      if (fireEvent.keyDown(entry, { key, repeat }) && key === 'Enter' && item.href) fireEvent.click(entry)
    }
    press(true)
    press(true)
    expect(onChoose).not.toHaveBeenCalled()
    press(false)
    expect(onChoose).toHaveBeenCalledOnce()
  },
)
