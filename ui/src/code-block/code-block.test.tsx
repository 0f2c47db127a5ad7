import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { CodeBlock } from './index.ts'
import type { CodeBlockProps } from './index.ts'

const clipboard = (writeText: () => Promise<void>) => ({ writeText })

// jsdom has none.
afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'))

test.each([
  ['was copied', clipboard(() => Promise.resolve()), false, 'Copied'],
  ['was refused', clipboard(() => Promise.reject(new Error('refused'))), true, 'The browser refused to copy'],
  ['has no clipboard to go to, as over plain http', undefined, true, 'The browser refused to copy'],
])('code that %s: it is said', async (_, value, hasFailed, said) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value })
  const onCopy = vi.fn<NonNullable<CodeBlockProps['onCopy']>>()
  render(
    <UiProvider locale="en">
      <CodeBlock label="Query" code="select 1" onCopy={onCopy} />
    </UiProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  await expect.poll(() => screen.getByRole('status').textContent).toBe(said)
  expect(onCopy.mock.calls).toEqual([[{ hasFailed }]])
})

test('code that is copied again: it is said anew, and for its whole time', async () => {
  vi.useFakeTimers()
  const value = clipboard(() => Promise.resolve())
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value })
  render(
    <UiProvider locale="en">
      <CodeBlock label="Query" code="select 1" />
    </UiProvider>,
  )
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  const copy = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
    return pass(0)
  }
  await copy()
  const first = screen.getByText('Copied')
  await pass(3000)
  await copy()
  expect(screen.getByText('Copied')).not.toBe(first)
  await pass(3000)
  screen.getByText('Copied')
  await pass(1000)
  expect(screen.queryByText('Copied')).toBeNull()
})
