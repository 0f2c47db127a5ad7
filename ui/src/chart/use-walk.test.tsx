import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { Chart } from './index.ts'
import type { ChartProps } from './index.ts'

// jsdom lays nothing out and has no fonts: the chart is told of its width by an observer.
beforeEach(() => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
  class Observer implements ResizeObserver {
    #callback: ResizeObserverCallback
    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback
    }
    observe() {
      this.#callback([], this)
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  return () => {
    width.mockRestore()
    Reflect.deleteProperty(document, 'fonts')
  }
})

test('a pointer chooses what it was pressed and let go over, and not what it is only let go over', async () => {
  const onSelect = vi.fn<NonNullable<ChartProps['onSelect']>>()
  render(
    <UiProvider locale="en">
      <Chart
        kind="bars"
        title="Lines"
        onSelect={onSelect}
        series={[{ id: 'a', text: 'A' }]}
        points={[{ label: 'x', values: { a: 1 } }]}
      />
    </UiProvider>,
  )
  const bars = await screen.findByRole('application')
  const at = { button: 0, clientX: 300, clientY: 100 }
  fireEvent.pointerUp(bars, at)
  expect(onSelect).not.toHaveBeenCalled()
  fireEvent.pointerDown(bars, at)
  fireEvent.pointerUp(bars, at)
  expect(onSelect).toHaveBeenCalledTimes(1)
  fireEvent.pointerDown(bars, at)
  fireEvent.pointerUp(document.body, at)
  fireEvent.pointerUp(bars, at)
  expect(onSelect).toHaveBeenCalledTimes(1)
})

test('a key that is held down chooses once', async () => {
  const onSelect = vi.fn<NonNullable<ChartProps['onSelect']>>()
  const onRangeSelect = vi.fn<NonNullable<ChartProps['onRangeSelect']>>()
  const chartOf = (props: Partial<ChartProps>) => (
    <UiProvider locale="en">
      <Chart
        kind="bars"
        title="Lines"
        series={[{ id: 'a', text: 'A' }]}
        points={['x', 'y'].map((label) => ({ label, values: { a: 1 } }))}
        {...props}
      />
    </UiProvider>
  )
  const { rerender } = render(chartOf({ onSelect }))
  const bars = await screen.findByRole('application')
  const press = (key: string, more: object = {}) => fireEvent.keyDown(bars, { key, ...more })
  press('ArrowRight')
  press('Enter')
  press('Enter', { repeat: true })
  expect(onSelect).toHaveBeenCalledOnce()
  rerender(chartOf({ onRangeSelect }))
  press('ArrowRight', { shiftKey: true })
  press(' ')
  press(' ', { repeat: true })
  expect(onRangeSelect).toHaveBeenCalledOnce()
})
