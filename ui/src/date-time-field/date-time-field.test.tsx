import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { DateTimeField } from './index.ts'

afterEach(() => vi.useRealTimers())

test('the calendar opens on today of the zone whose clocks are shown, and marks it', () => {
  vi.useFakeTimers({ now: new Date('2026-02-18T12:00:00Z'), toFake: ['Date'] })
  const today = (timeZone: string) => {
    const { unmount } = render(
      <UiProvider locale="en">
        <DateTimeField label="Visit" timeZone={timeZone} />
      </UiProvider>,
    )
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowDown', altKey: true })
    const day = within(screen.getByRole('dialog')).getByRole('button', { name: /^Today, / })
    const found = { says: day.getAttribute('aria-label'), isRinged: day.hasAttribute('data-today') }
    expect(day).toBe(document.activeElement)
    unmount()
    return found
  }
  expect(today('Pacific/Kiritimati')).toEqual({ says: expect.stringContaining('19 February 2026'), isRinged: true })
  expect(today('Pacific/Pago_Pago')).toEqual({ says: expect.stringContaining('18 February 2026'), isRinged: true })
})
