import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { confirm, ConfirmHost } from './index.ts'

test('a text that is refused leads to its field, and is no longer told to be wrong once it is mended', async () => {
  render(
    <UiProvider locale="fr">
      <ConfirmHost />
    </UiProvider>,
  )
  const answer = confirm({
    preset: 'input',
    title: 'Nouveau nom',
    validateText: (text) => (text === '' ? 'Un nom est requis' : null),
  })
  const field = await screen.findByRole('textbox', { name: 'Nouveau nom' })
  const save = screen.getByRole('button', { name: 'Enregistrer' })
  save.focus()
  fireEvent.click(save)
  expect(document.activeElement).toBe(field)
  const told = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  expect(told()).toBe('Un nom est requis')
  fireEvent.change(field, { target: { value: 'G-13' } })
  expect(told()).toBeUndefined()
  fireEvent.change(field, { target: { value: '' } })
  expect(told()).toBeUndefined()
  fireEvent.change(field, { target: { value: 'G-13' } })
  fireEvent.click(save)
  await expect(answer).resolves.toEqual({ validate: true, value: 'G-13' })
})
