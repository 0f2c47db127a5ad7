import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { DateField } from '../date-field/index.ts'
import { Drawer } from '../drawer/index.ts'
import { Menu } from '../menu/index.ts'
import { Select } from '../select/index.ts'
import { Tabs } from '../tabs/index.ts'
import { UiProvider } from '../theme/index.ts'
import { Toolbar } from '../toolbar/index.ts'
import { TreePicker } from '../tree-picker/index.ts'

/** Keys that mean Back, Forward, the page of one's own, or a word of the text, in one browser or another. */
const chords = ['ArrowLeft', 'ArrowRight', 'Home', 'End'].flatMap((key) =>
  ['altKey', 'ctrlKey', 'metaKey'].map((modifier) => ({ key, [modifier]: true })),
)

const show = (element: ReactElement) => render(<UiProvider locale="fr">{element}</UiProvider>)
const focused = () => document.activeElement ?? document.body

/** The keys that the element with the focus takes from the browser, and whether anything is another after them. */
function taken() {
  const before = document.body.innerHTML
  const prevented = chords.filter((chord) => !fireEvent.keyDown(focused(), chord))
  return { prevented, isSame: document.body.innerHTML === before }
}

const branch = [{ value: 'a', label: 'Bâtiment A', children: [{ value: 'a1', label: 'Étage 1' }] }]
const entries = [
  { id: 'open', text: 'Ouvrir' },
  { id: 'export', text: 'Exporter', items: [{ id: 'csv', text: 'CSV' }] },
  { id: 'delete', text: 'Supprimer' },
]
const options = ['Albert', 'Dubois', 'Dufour'].map((label) => ({ value: label, label }))
const links = ['Affaires', 'Clients', 'Modes'].map((text) => ({ id: text, text, href: `#${text}` }))
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(focused(), { key })
}

test.each<[string, ReactElement, () => void]>([
  [
    'an open tree picker',
    <TreePicker key="" label="Lieu" options={branch} defaultValue="a1" />,
    () => {
      screen.getByRole('combobox').focus()
      press('ArrowDown', 'ArrowUp')
    },
  ],
  [
    'a menu',
    <Menu key="" label="Actions" items={entries} />,
    () => {
      fireEvent.click(screen.getByRole('button'))
      press('ArrowDown')
    },
  ],
  [
    'a menu in a menu',
    <Menu key="" label="Actions" items={entries} />,
    () => {
      fireEvent.click(screen.getByRole('button'))
      press('ArrowDown', 'ArrowRight')
    },
  ],
  [
    'a calendar',
    <DateField key="" label="Échéance" defaultValue="2026-02-18" />,
    () => {
      screen.getByRole('textbox').focus()
      fireEvent.keyDown(focused(), { key: 'ArrowDown', altKey: true })
    },
  ],
  ['a select', <Select key="" label="Qui" options={options} />, () => screen.getByRole('combobox').focus()],
  [
    'an open select',
    <Select key="" label="Qui" options={options} />,
    () => {
      screen.getByRole('combobox').focus()
      press('ArrowDown', 'ArrowDown')
    },
  ],
  [
    'a drawer',
    <Drawer
      key=""
      label="Menu"
      items={links}
      currentPath="/"
      isOpen
      isMini={false}
      isOverlay={false}
      onOpenChange={() => {}}
    />,
    () => screen.getByRole('link', { name: 'Clients' }).focus(),
  ],
  [
    'tabs',
    <Tabs key="" label="Affaire" items={links.map(({ id, text }) => ({ id, text }))} defaultSelected="Clients" />,
    () => screen.getByRole('tab', { selected: true }).focus(),
  ],
  [
    'a toolbar',
    <Toolbar key="" label="Outils">
      <button type="button">Un</button>
      <button type="button">Deux</button>
      <button type="button">Trois</button>
    </Toolbar>,
    () => screen.getByRole('button', { name: 'Deux' }).focus(),
  ],
])('%s leaves its keys with Alt, Ctrl or Cmd to the browser', (_, element, start) => {
  show(element)
  start()
  expect(taken()).toEqual({ prevented: [], isSame: true })
})

test('a select leaves Ctrl and Enter to the form around it', () => {
  show(<Select label="Qui" options={options} />)
  const select = screen.getByRole('combobox')
  select.focus()
  expect(fireEvent.keyDown(select, { key: 'Enter', ctrlKey: true })).toBe(true)
  expect(screen.queryByRole('listbox')).toBeNull()
})
