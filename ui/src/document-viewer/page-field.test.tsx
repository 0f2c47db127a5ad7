import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { PageField } from './page-field.tsx'

test('Enter goes to the typed page and does not submit the form around the document', () => {
  const onPageChange = vi.fn<(page: number) => void>()
  render(
    <UiProvider locale="fr">
      <PageField page={1} pages={9} onPageChange={onPageChange} />
    </UiProvider>,
  )
  const input = screen.getByRole('textbox')
  fireEvent.change(input, { target: { value: '4' } })
  const enter = createEvent.keyDown(input, { key: 'Enter' })
  fireEvent(input, enter)
  expect(onPageChange.mock.calls).toEqual([[4]])
  expect(enter.defaultPrevented).toBe(true)
})
