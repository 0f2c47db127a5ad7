import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { RadioGroup } from './index.ts'

const options = [
  { value: 'a', label: 'Aucun', isDisabled: true },
  { value: 'b', label: 'Brest' },
  { value: 'c', label: 'Caen' },
]

test.each([
  ['the chosen one', 'c', 'Caen'],
  ['the first that can be chosen where none is', null, 'Brest'],
])('the focus comes to %s', (_, value, name) => {
  render(
    <UiProvider locale="fr">
      <RadioGroup label="Ville" options={options} value={value} autoFocus />
    </UiProvider>,
  )
  expect(document.activeElement).toBe(screen.getByRole('radio', { name }))
})
