import { Panel } from '@ronde/ui/panel'
import { TextField } from '@ronde/ui/text-field'
import { UiProvider } from '@ronde/ui/theme'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'effector-react'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { testConsole } from '../kit/testing/test-scope.ts'
import { laterLayer } from './later-layer.tsx'

interface FormProps {
  onClose: () => void
  onTyped: (value: string) => void
}

const Form = ({ onClose, onTyped }: FormProps) => (
  <Panel title="Agence" onOpenChange={onClose}>
    <TextField label="Nom" defaultValue="Lille" onValueChange={({ value }) => onTyped(value)} />
  </Panel>
)

function opened() {
  const { promise, resolve } = Promise.withResolvers<ComponentType<FormProps>>()
  const Layer = laterLayer('form', () => promise, Panel)
  const onClose = vi.fn<() => void>()
  const onTyped = vi.fn<(value: string) => void>()
  const { unmount } = render(
    <Provider value={testConsole().scope}>
      <UiProvider locale="fr">
        <Layer onClose={onClose} onTyped={onTyped} />
      </UiProvider>
    </Provider>,
  )
  const press = (...keys: readonly string[]) => {
    for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key })
  }
  const come = () => act(async () => resolve(Form))
  return { press, come, onClose, onTyped, unmount }
}

test('letters typed while a layer is on its way are in its first field, up to the key that leads on', async () => {
  const { press, come, onTyped } = opened()
  press('P', 'a', 't', 'Backspace', 'Shift', 'r', 'i', 's', 'Tab', '2')
  await come()
  const name = screen.getByRole('textbox', { name: 'Nom' })
  await expect.poll(() => document.activeElement).toBe(name)
  await expect.poll(() => (name as HTMLInputElement).value).toContain('Paris')
  expect(onTyped.mock.calls).toEqual([[(name as HTMLInputElement).value]])
})

test.each([
  ['by Escape', ['P', 'Escape'], 1],
  ['by Back', ['P'], 0],
])('letters of a layer that was ended %s before it came are written nowhere', async (_, keys, closings) => {
  const { press, onClose, unmount } = opened()
  press(...keys)
  expect(onClose).toHaveBeenCalledTimes(closings)
  const other = document.body.appendChild(document.createElement('input'))
  unmount()
  other.focus()
  await Promise.resolve()
  expect(other.value).toBe('')
  other.remove()
})
