import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { Stepper } from './index.ts'

const steps = ['File', 'Columns', 'Check'].map((text) => ({ id: text, text }))

function Import({ onSelect = () => {} }: { onSelect?: () => void }) {
  const [current, setCurrent] = useState('Check')
  return (
    <UiProvider locale="en">
      <input aria-label="Column" />
      <Stepper
        label="Import"
        steps={steps}
        current={current}
        onSelect={({ id }) => {
          setCurrent(id)
          onSelect()
        }}
      />
    </UiProvider>
  )
}
const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  act(() => button.focus())
  fireEvent.click(button)
  expect(button.isConnected).toBe(false)
}

test('the focus stays on the step that is pressed, which is then the current one and no button', () => {
  render(<Import />)
  press('Columns: done')
  const step = screen.getByText('Columns').closest('li')
  expect(step?.getAttribute('aria-current')).toBe('step')
  expect(document.activeElement).toBe(step)
})

test('the focus stays where the press of a step put it', () => {
  render(<Import onSelect={() => screen.getByRole('textbox').focus()} />)
  press('File: done')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
