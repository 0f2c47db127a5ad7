import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DateField } from '../../date-field/index.ts'
import { DateRangeField } from '../../date-range-field/index.ts'
import { UiProvider } from '../../theme/index.ts'

/** jsdom inherits no direction. */
function directed(direction: 'ltr' | 'rtl') {
  const styleOf = globalThis.getComputedStyle
  return vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const style = styleOf(element, pseudo)
    Object.defineProperty(style, 'direction', { value: direction })
    return style
  })
}

const fields = [
  ['a day', <DateField key="" label="Due" value="2026-02-18" />],
  ['a span', <DateRangeField key="" label="Due" value={{ from: '2026-02-18', to: '2026-02-18' }} />],
] as const

test.each(
  fields.flatMap(([what, field]) => [
    { what, field, direction: 'ltr' as const, onwards: 'ArrowRight', back: 'ArrowLeft' },
    { what, field, direction: 'rtl' as const, onwards: 'ArrowLeft', back: 'ArrowRight' },
  ]),
)('in the calendar of $what $onwards leads on where the page is $direction', ({ field, direction, onwards, back }) => {
  const styles = directed(direction)
  try {
    render(<UiProvider locale="en">{field}</UiProvider>)
    fireEvent.click(screen.getByRole('button', { name: /^Choose/ }))
    const day = () => document.activeElement?.textContent
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
    act(() => screen.getByRole('button', { name: /18 February/ }).focus())
    press(onwards)
    expect(day()).toBe('19')
    press(back)
    press(back)
    expect(day()).toBe('17')
  } finally {
    styles.mockRestore()
  }
})
