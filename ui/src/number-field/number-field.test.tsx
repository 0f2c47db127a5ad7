import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { NumberField } from './index.ts'

test.each([
  { isInteger: false, text: '12,5', problem: 'Invalid number value' },
  { isInteger: true, text: '1,2,3', problem: 'Invalid numeric value' },
  { isInteger: false, text: '9'.repeat(400), problem: 'Invalid number value' },
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
  expect(screen.getByDisplayValue(text)).toBe(input)
})

test('an arrow key goes one step on from a great number', () => {
  render(
    <UiProvider locale="fr">
      <NumberField label="Compteur" defaultValue={12345678901234} />
    </UiProvider>,
  )
  const input = screen.getByRole('spinbutton', { name: 'Compteur' })
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  expect(input.getAttribute('aria-valuenow')).toBe('12345678901235')
})

test('signs that could not be typed are none of how a number is written', () => {
  render(
    <UiProvider locale="fr">
      <NumberField label="Poids" defaultValue={4} formatOptions={{ minimumFractionDigits: 2 }} />
      {/* @ts-expect-error -- a per cent sign would make what was typed no number */}
      <NumberField label="Part" defaultValue={4} formatOptions={{ style: 'percent' }} />
    </UiProvider>,
  )
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Poids' }).value).toBe('4,00')
})

test.each([
  [-10, 'text'],
  [0, 'numeric'],
  [undefined, 'decimal'],
])('a phone shows the keys that a whole number from %s on takes', (minValue, keys) => {
  render(
    <UiProvider locale="fr">
      <NumberField label="Étage" isInteger {...(minValue === undefined ? {} : { minValue })} />
    </UiProvider>,
  )
  expect(screen.getByRole('spinbutton').getAttribute('inputmode')).toBe(keys)
})
