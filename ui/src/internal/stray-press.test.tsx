import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/index.ts'
import { UiProvider } from '../theme/index.ts'

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
