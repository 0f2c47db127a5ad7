import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { NumberField } from './index.ts'

test.each([
  { isInteger: false, text: '12,5', problem: 'Invalid number value' },
  { isInteger: true, text: '1,2,3', problem: 'Invalid numeric value' },
])('$text is told in English, and no other number is taken for it', ({ isInteger, text, problem }) => {
  const onValueChange = vi.fn<(change: { value: number | null }) => void>()
  render(
    <UiProvider locale="en">
      <NumberField label="Weight" defaultValue={4} isInteger={isInteger} onValueChange={onValueChange} />
    </UiProvider>,
  )
  const input = screen.getByRole('spinbutton', { name: 'Weight' })
  fireEvent.change(input, { target: { value: text } })
  fireEvent.blur(input)
  expect(onValueChange.mock.calls).toEqual([[{ value: null }]])
  expect(screen.getByText(problem)).toBeDefined()
})
