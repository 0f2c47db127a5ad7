import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { ChoiceEditor } from './choice-editor.tsx'
import type { FilterOption } from './filter-options.ts'

test('choices that are asked for again keep the focus: on the button meanwhile, then on the first of them', async () => {
  const answers: { resolve: (options: FilterOption[]) => void; reject: () => void }[] = []
  const ask = () =>
    new Promise<FilterOption[]>((resolve, reject) => {
      answers.push({ resolve, reject: () => reject(new Error('offline')) })
    })
  render(
    <UiProvider locale="en">
      <ChoiceEditor label="Town" filter={undefined} options={ask} textOf={String} onChange={() => {}} />
    </UiProvider>,
  )
  const retry = () => screen.getByRole('button', { name: 'Retry' })
  expect(screen.queryByRole('button')).toBeNull()
  await act(async () => answers[0]?.reject())
  act(() => retry().focus())
  fireEvent.click(retry())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(retry())
  fireEvent.click(retry())
  expect(answers).toHaveLength(2)
  await act(async () => answers[1]?.reject())
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(document.activeElement).toBe(retry())
  fireEvent.click(retry())
  await act(async () => answers[2]?.resolve([{ value: 'lille', label: 'Lille' }]))
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Lille' }))
})
