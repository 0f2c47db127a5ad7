import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/index.ts'
import { Form } from '../form/index.ts'
import { UiProvider } from '../theme/index.ts'
import { SearchField } from './index.ts'

test('Enter searches, and does not submit the form around it', async () => {
  const user = userEvent.setup()
  const onSearch = vi.fn<(search: { value: string }) => void>()
  const onSubmit = vi.fn<() => void>()
  render(
    <UiProvider locale="fr">
      <Form values={{}} onValuesChange={() => {}} onSubmit={onSubmit}>
        <SearchField onSubmit={onSearch} />
        <Button type="submit">Enregistrer</Button>
      </Form>
    </UiProvider>,
  )
  await user.type(screen.getByRole('searchbox'), 'pont{Enter}')
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ value: 'pont' })
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each(['Enter', 'Escape'])('%s within a sign that is still being composed is left to it', (key) => {
  const onSubmit = vi.fn<() => void>()
  render(
    <UiProvider locale="fr">
      <SearchField defaultValue="か" onSubmit={onSubmit} />
    </UiProvider>,
  )
  const input = screen.getByRole<HTMLInputElement>('searchbox')
  expect(fireEvent.keyDown(input, { key, isComposing: true })).toBe(true)
  expect(input.value).toBe('か')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('Enter held down searches once', () => {
  const onSubmit = vi.fn<() => void>()
  render(
    <UiProvider locale="fr">
      <SearchField defaultValue="pont" onSubmit={onSubmit} />
    </UiProvider>,
  )
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', repeat: true })
  expect(onSubmit).toHaveBeenCalledOnce()
})
