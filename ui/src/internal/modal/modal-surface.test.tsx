import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Panel } from '../../panel/index.ts'
import { UiProvider } from '../../theme/index.ts'

afterEach(() => void vi.restoreAllMocks())

/** A page where a paragraph takes its 100 px for each line, and a body has 150 px: tells those that watch an element that it has another size. */
function layOut() {
  const watched = new Map<ResizeObserver, { elements: Set<Element>; tell: () => void }>()
  class Observer implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      watched.set(this, { elements: new Set(), tell: () => callback([], this) })
    }
    observe(element: Element) {
      watched.get(this)?.elements.add(element)
    }
    unobserve(element: Element) {
      watched.get(this)?.elements.delete(element)
    }
    disconnect() {
      watched.get(this)?.elements.clear()
    }
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(150)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function read(this: HTMLElement) {
    return 100 * (this.textContent.match(/line/gu) ?? []).length
  })
  return (element: Element) => {
    for (const { elements, tell } of watched.values()) if (elements.has(element)) act(tell)
  }
}

const page = (...texts: string[]) => (
  <UiProvider locale="en">
    <Panel title="Report" onOpenChange={() => {}}>
      {texts.map((text) => (
        <p key={text.slice(0, 1)}>{text}</p>
      ))}
    </Panel>
  </UiProvider>
)
const stop = () => screen.queryByRole('group', { name: 'Report' })

test('keys reach a body whose content grows past it, and no longer once it has room again', () => {
  const resize = layOut()
  const { rerender } = render(page('a line'))
  resize(screen.getByText('a line'))
  expect(stop()).toBeNull()
  rerender(page('a line, a line'))
  resize(screen.getByText('a line, a line'))
  expect(stop()?.tabIndex).toBe(0)
  rerender(page('a line'))
  resize(screen.getByText('a line'))
  expect(stop()).toBeNull()
})

test('keys reach a body whose content grows past it by what is added', async () => {
  const resize = layOut()
  const { rerender } = render(page('a line'))
  rerender(page('a line', 'b line'))
  await expect
    .poll(() => {
      resize(screen.getByText('b line'))
      return stop()?.tabIndex
    })
    .toBe(0)
})
