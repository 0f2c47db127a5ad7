import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { ComboBox } from '../combo-box/index.ts'
import { Drawer } from '../drawer/index.ts'
import { FileDrop } from '../file-drop/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { Select } from '../select/index.ts'
import { Switch } from '../switch/index.ts'
import { Tabs } from '../tabs/index.ts'
import { UiProvider } from '../theme/index.ts'
import { TreePicker } from '../tree-picker/index.ts'

const show = (element: ReactElement) => render(<UiProvider locale="fr">{element}</UiProvider>)

test('a button passes on a click that is caught on its way down', () => {
  const onClickCapture = vi.fn<() => void>()
  show(<Button onClickCapture={onClickCapture}>Enregistrer</Button>)
  fireEvent.click(screen.getByRole('button'))
  expect(onClickCapture).toHaveBeenCalledOnce()
})

test.each([
  ['tablist', {}],
  ['navigation', { href: '#general' }],
])('the ref of tabs is their %s', (role, address) => {
  const ref = createRef<HTMLElement>()
  show(<Tabs ref={ref} label="Affaire" items={[{ id: 'general', text: 'Général', ...address }]} />)
  expect(ref.current).toBe(screen.getByRole(role))
})

test('tabs tell their keys, and leave alone those that are prevented', () => {
  const onSelectedChange = vi.fn<() => void>()
  show(
    <Tabs
      label="Affaire"
      items={[
        { id: 'general', text: 'Général' },
        { id: 'history', text: 'Historique' },
      ]}
      onSelectedChange={onSelectedChange}
      onKeyDown={(event) => {
        if (event.key === 'End') event.preventDefault()
      }}
    />,
  )
  const tab = screen.getByRole('tab', { name: 'Général' })
  tab.focus()
  fireEvent.keyDown(tab, { key: 'End' })
  expect(onSelectedChange).not.toHaveBeenCalled()
  fireEvent.keyDown(tab, { key: 'ArrowRight' })
  expect(onSelectedChange).toHaveBeenCalledExactlyOnceWith({ selected: 'history' })
})

test.each([
  ['over the page', true],
  ['beside it', false],
])('the ref of a drawer is the drawer %s', (_, isOverlay) => {
  const ref = createRef<HTMLDivElement>()
  show(
    <Drawer
      ref={ref}
      label="Menu"
      items={[]}
      currentPath="/"
      isOpen
      isMini={false}
      isOverlay={isOverlay}
      onOpenChange={() => {}}
    />,
  )
  expect(ref.current?.contains(screen.getByRole('navigation', { name: 'Menu' }))).toBe(true)
})

const toInput = createRef<HTMLInputElement>()
const toButton = createRef<HTMLButtonElement>()

test.each([
  ['select', 'combobox', toButton, <Select key="" label="Ville" options={[]} inputRef={toButton} />],
  ['combo box', 'combobox', toInput, <ComboBox key="" label="Ville" options={[]} inputRef={toInput} />],
  ['tree picker', 'combobox', toInput, <TreePicker key="" label="Ville" options={[]} inputRef={toInput} />],
  ['checkbox', 'checkbox', toInput, <Checkbox key="" label="Ville" inputRef={toInput} />],
  ['switch', 'switch', toInput, <Switch key="" label="Ville" inputRef={toInput} />],
  ['file drop', 'button', toButton, <FileDrop key="" label="Ville" onFiles={() => {}} inputRef={toButton} />],
])('a %s gives the element that takes its focus', (_, role, ref, field) => {
  show(field)
  expect(ref.current).toBe(screen.getByRole(role, { name: /^Ville/ }))
})

test('a radio group gives the chosen one, which takes its focus, else the first that can be chosen', () => {
  const options = [
    { value: 'lyon', label: 'Lyon', isDisabled: true },
    { value: 'evry', label: 'Évry' },
    { value: 'nantes', label: 'Nantes' },
  ]
  show(<RadioGroup label="Ville" options={options} inputRef={toInput} />)
  expect(toInput.current).toBe(screen.getByRole('radio', { name: 'Évry' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Nantes' }))
  expect(toInput.current).toBe(screen.getByRole('radio', { name: 'Nantes' }))
})

test('a mixed box gives its element too, and stays mixed', () => {
  const page = (isIndeterminate: boolean) => (
    <UiProvider locale="fr">
      <Checkbox label="Tout" isIndeterminate={isIndeterminate} inputRef={toInput} />
    </UiProvider>
  )
  const { rerender } = render(page(true))
  expect(toInput.current?.indeterminate).toBe(true)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(toInput.current?.indeterminate).toBe(true)
  rerender(page(false))
  expect(toInput.current?.indeterminate).toBe(false)
})
