import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { Button } from '../button/index.ts'
import { ComboBox } from '../combo-box/index.ts'
import { DateField } from '../date-field/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Disclosure } from '../disclosure/index.ts'
import { FilterBar } from '../grid/index.ts'
import { Menu } from '../menu/index.ts'
import { Popover } from '../popover/index.ts'
import { Select } from '../select/index.ts'
import { UiProvider } from '../theme/index.ts'
import { TreePicker } from '../tree-picker/index.ts'
import { fetchAll } from './later.ts'

// What opens is there at once, as it is once the page rests.
beforeAll(() => fetchAll())

const click = (name: string, detail: number) => {
  const button = screen.getByRole('button', { name })
  fireEvent.mouseDown(button, { detail })
  fireEvent.mouseUp(button, { detail })
  fireEvent.click(button)
}

test('the second click of a double click does not reach what the first brought under the pointer', () => {
  const [stop, submit] = [
    vi.fn<() => void>(),
    vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault()),
  ]
  function Changing() {
    const [isRunning, setRunning] = useState(false)
    return (
      <form onSubmit={submit}>
        {isRunning ? (
          <Button key="stop" onPress={stop}>
            Arrêter
          </Button>
        ) : (
          <Button key="run" onPress={() => setRunning(true)}>
            Importer
          </Button>
        )}
        {isRunning && <Button type="submit">Enregistrer</Button>}
      </form>
    )
  }
  render(
    <UiProvider locale="fr">
      <Changing />
    </UiProvider>,
  )
  click('Importer', 1)
  click('Arrêter', 2)
  click('Enregistrer', 2)
  expect([stop, submit].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  // A user who means it presses anew.
  click('Arrêter', 1)
  click('Enregistrer', 1)
  expect([stop, submit].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('a control that is double clicked gets both', () => {
  const next = vi.fn<() => void>()
  render(
    <UiProvider locale="fr">
      <Button onPress={next}>Suivant</Button>
    </UiProvider>,
  )
  click('Suivant', 1)
  click('Suivant', 2)
  expect(next).toHaveBeenCalledTimes(2)
})

test('nor a link or a row: neither the click nor the double click, and the keyboard is heard again at once', () => {
  const [follow, open] = [
    vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault()),
    vi.fn<() => void>(),
  ]
  function Opening() {
    const [isOpen, setOpen] = useState(false)
    if (!isOpen)
      return (
        <button type="button" onClick={() => setOpen(true)}>
          Ouvrir
        </button>
      )
    return (
      <div role="row" tabIndex={-1} onDoubleClick={open}>
        <a href="#retard" onClick={follow}>
          En retard
        </a>
      </div>
    )
  }
  render(
    <UiProvider locale="fr">
      <Opening />
    </UiProvider>,
  )
  const press = (name: string, detail: number) => {
    const target = screen.getByText(name)
    const isTaken = !fireEvent.mouseDown(target, { detail })
    fireEvent.mouseUp(target, { detail })
    fireEvent.click(target, { detail })
    if (detail === 2) fireEvent.dblClick(target, { detail })
    return isTaken
  }
  press('Ouvrir', 1)
  // Neither focus nor text goes to it.
  expect(press('En retard', 2)).toBe(true)
  expect([follow, open].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  fireEvent.keyDown(screen.getByText('En retard'), { key: 'Enter' })
  fireEvent.click(screen.getByText('En retard'))
  expect(follow).toHaveBeenCalledTimes(1)
  press('En retard', 1)
  press('En retard', 2)
  expect([follow, open].map(({ mock }) => mock.calls.length)).toEqual([3, 1])
})

const nothing = () => {}
const filters = (
  <FilterBar
    columns={[{ id: 'name', text: 'Nom', value: () => '' }]}
    filterable={{ name: 'text' }}
    values={{}}
    onValuesChange={nothing}
    search=""
    onSearchChange={nothing}
  />
)
const buttons: [string, RegExp, ReactElement][] = [
  ['a menu', /Actions/, <Menu key="" label="Actions" items={[{ id: 'open', text: 'Ouvrir' }]} />],
  [
    'a popover',
    /Aide/,
    <Popover key="" label="Aide" trigger={(trigger) => <Button {...trigger}>Aide</Button>}>
      Texte
    </Popover>,
  ],
  ['a filter', /Nom/, filters],
  ['a calendar', /Échéance/, <DateField key="" label="Échéance" />],
  [
    'what is folded away',
    /Détails/,
    <Disclosure key="" title="Détails">
      Texte
    </Disclosure>,
  ],
]

test.each(buttons)(
  'a double click on the button of %s opens it, and the next click closes it',
  async (_, name, page) => {
    const user = userEvent.setup()
    render(<UiProvider locale="fr">{page}</UiProvider>)
    const button = screen.getByRole('button', { name })
    await user.dblClick(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await user.click(button)
    await user.dblClick(button)
    expect(button.getAttribute('aria-expanded')).toBe('false')
  },
)

const options = [{ value: 1, label: 'Lille' }]

test.each<[string, string, ReactElement]>([
  ['a select', 'combobox', <Select key="" label="Ville" options={options} />],
  ['a combo box', 'button', <ComboBox key="" label="Ville" options={options} />],
  ['a tree picker', 'button', <TreePicker key="" label="Ville" options={options} />],
])('a double click on the button of %s opens the list, and the next click closes it', async (_, role, field) => {
  const user = userEvent.setup()
  render(<UiProvider locale="fr">{field}</UiProvider>)
  const button = screen.getByRole(role, { name: /Ville/ })
  const isOpen = () => screen.getByRole('combobox').getAttribute('aria-expanded')
  await user.dblClick(button)
  expect(isOpen()).toBe('true')
  await user.click(button)
  expect(isOpen()).toBe('false')
})

test('the second click of a double click that opens a dialog does not close it, beside it or in it', async () => {
  const user = userEvent.setup()
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Ouvrir</Button>
        {isOpen && (
          <Dialog title="Affaire" onOpenChange={() => setOpen(false)}>
            Texte
          </Dialog>
        )}
      </>
    )
  }
  render(
    <UiProvider locale="fr">
      <Page />
    </UiProvider>,
  )
  const opener = screen.getByRole('button', { name: 'Ouvrir' })
  const beside = () => screen.getByRole('dialog').parentElement ?? document.body
  for (const met of [beside, () => screen.getByRole('button', { name: 'Fermer' })]) {
    await user.pointer({ keys: '[MouseLeft]', target: opener })
    const there = met()
    for (const type of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const)
      fireEvent[type](there, { detail: type.startsWith('pointer') ? 0 : 2 })
    expect(screen.queryByRole('dialog')).not.toBeNull()
    await user.click(there)
    expect(screen.queryByRole('dialog')).toBeNull()
  }
})

/** A key that goes down, again and again, on whatever has the focus; true where it still has its default there. */
const holdsOn = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key, repeat: true })

test.each(['Enter', ' '])('the key %j that is held down does nothing where its press has moved the focus to', (key) => {
  const onSecond = vi.fn<() => void>()
  render(
    <UiProvider locale="fr">
      <button type="button" onKeyDown={() => screen.getByRole('button', { name: 'Suivant' }).focus()}>
        Ouvrir
      </button>
      <button type="button" onKeyDown={onSecond}>
        Suivant
      </button>
    </UiProvider>,
  )
  screen.getByRole('button', { name: 'Ouvrir' }).focus()
  fireEvent.keyDown(document.activeElement ?? document.body, { key })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Suivant' }))
  expect(holdsOn(key)).toBe(false)
  expect(onSecond).not.toHaveBeenCalled()
  // Arrows go on from one to the next.
  expect(holdsOn('ArrowDown')).toBe(true)
  fireEvent.keyDown(document.activeElement ?? document.body, { key })
  expect(onSecond).toHaveBeenCalledTimes(2)
  expect(holdsOn(key)).toBe(true)
})
