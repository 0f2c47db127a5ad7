import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from '../../button/index.ts'
import { confirm, ConfirmHost } from '../../confirm-dialog/index.ts'
import { Dialog } from '../../dialog/index.ts'
import { UiProvider } from '../../theme/index.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

/** Presses a button, and lets what that opens and closes come to its end. */
const press = async (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  await act(() => vi.advanceTimersByTimeAsync(100))
  return button
}

test('the focus goes back to where it was before questions that follow each other', async () => {
  render(
    <UiProvider locale="fr">
      <Button
        onPress={() => {
          void confirm({ message: 'Une ?' })
          void confirm({ message: 'Deux ?' })
        }}
      >
        Demander
      </Button>
      <ConfirmHost />
    </UiProvider>,
  )
  const button = await press('Demander')
  await press('Oui')
  screen.getByText('Deux ?')
  await press('Oui')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('the focus goes back to where it was before a question that is asked after the answer to another', async () => {
  const ask = async () => {
    await confirm({ message: 'Une ?' })
    await confirm({ message: 'Deux ?' })
  }
  render(
    <UiProvider locale="fr">
      <Button onPress={() => void ask()}>Demander</Button>
      <ConfirmHost />
    </UiProvider>,
  )
  const button = await press('Demander')
  await press('Oui')
  screen.getByText('Deux ?')
  await press('Oui')
  expect(document.activeElement).toBe(button)
})

function Steps() {
  const [step, setStep] = useState(0)
  const close = () => setStep(0)
  return (
    <>
      <Button onPress={() => setStep(1)}>Commencer</Button>
      {step === 1 && (
        <Dialog title="Un" onOpenChange={close} footer={<Button onPress={() => setStep(2)}>Suivant</Button>}>
          Un
        </Dialog>
      )}
      {step === 2 && (
        <Dialog title="Deux" onOpenChange={close} footer={<Button onPress={close}>Finir</Button>}>
          Deux
        </Dialog>
      )}
    </>
  )
}

test('the focus goes back to where it was before dialogs that follow each other', async () => {
  render(
    <UiProvider locale="fr">
      <Steps />
    </UiProvider>,
  )
  const button = await press('Commencer')
  await press('Suivant')
  await press('Finir')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
})
