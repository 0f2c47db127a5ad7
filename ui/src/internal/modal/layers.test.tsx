import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from '../../button/index.ts'
import { confirm, ConfirmHost, questions } from '../../confirm-dialog/index.ts'
import { Dialog } from '../../dialog/index.ts'
import { Panel } from '../../panel/index.ts'
import { Menu } from '../../menu/index.ts'
import { UiProvider } from '../../theme/index.ts'

/** `npm run harden` tries 5,000 orders; the seed repeats them. */
const numRuns = Math.min(5_000, Number(process.env.RONDE_RUNS ?? 10))
const seed = Number(process.env.RONDE_SEED ?? Date.now() % 2_147_483_647)

type Kind = 'dialog' | 'panel' | 'question' | 'menu'
const openings: readonly Kind[] = ['dialog', 'panel', 'question', 'menu']
const deepest = 3

/** A page, or what stands in a layer over it: whatever can be opened from there. */
function Level({ depth }: { depth: number }) {
  const [open, setOpen] = useState<'dialog' | 'panel' | null>(null)
  const layer = { title: `level ${depth}`, isOpen: true, onOpenChange: () => setOpen(null) }
  return (
    <>
      <Button onPress={() => setOpen('dialog')}>{`dialog ${depth}`}</Button>
      <Button onPress={() => setOpen('panel')}>{`panel ${depth}`}</Button>
      <Button onPress={() => void confirm({ title: 'question', message: '?' })}>{`question ${depth}`}</Button>
      <Menu label={`menu ${depth}`} items={[{ id: 'a', text: 'Ajouter' }]} />
      {open === 'dialog' && (
        <Dialog {...layer}>
          <Level depth={depth + 1} />
        </Dialog>
      )}
      {open === 'panel' && (
        <Panel {...layer}>
          <Level depth={depth + 1} />
        </Panel>
      )}
    </>
  )
}

const page = (key: number) => (
  <UiProvider locale="fr">
    <Level key={key} depth={0} />
    <ConfirmHost />
  </UiProvider>
)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** All that closing and opening have begun has ended. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(100))

const layers = () => [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
const isReached = (element: Element) => !element.closest('[inert], [aria-hidden=true]')
const press = (key: string) => {
  const at = document.activeElement ?? document.body
  fireEvent.keyDown(at, { key })
  fireEvent.keyUp(at, { key })
}

const command = fc.constantFrom(...openings, 'escape', 'escape', 'tab', 'resize', 'page')

test(`in whatever order layers open and close, one at most is in reach, the focus is in it, and the page is as it was once all are closed (${numRuns} orders, seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 6 }), async (orders) => {
      const stack: Kind[] = []
      let pages = 0
      const { rerender } = render(page(pages))
      try {
        for (const order of [...orders, ...Array.from({ length: deepest + 2 }, () => 'escape' as const)]) {
          const top = stack.at(-1)
          const depth = stack.filter((kind) => kind === 'dialog' || kind === 'panel').length
          if (order === 'escape') {
            press('Escape')
            stack.pop()
          } else if (order === 'resize') fireEvent(window, new Event('resize'))
          else if (order === 'page') {
            // What stands over the page goes with it; a question asked by the console itself stays.
            pages += 1
            rerender(page(pages))
            stack.splice(0, stack.length, ...stack.filter((kind) => kind === 'question'))
          } else if (order === 'tab') {
            if (top !== 'menu') press('Tab')
          } else if (top !== 'menu' && top !== 'question' && (depth < deepest || order === 'question')) {
            fireEvent.click(screen.getByText(`${order} ${depth}`))
            stack.push(order)
          }
          await settle()
          const modal = stack.filter((kind) => kind !== 'menu')
          expect(layers()).toHaveLength(modal.length)
          expect(document.documentElement.style.overflow).toBe(modal.length > 0 ? 'hidden' : '')
          const reached = layers().filter(isReached)
          expect(reached.length).toBeLessThanOrEqual(1)
          if (stack.at(-1) === 'menu') expect(document.activeElement?.getAttribute('role')).toBe('menuitem')
          else if (modal.length > 0) {
            expect(reached).toHaveLength(1)
            expect(reached[0]?.contains(document.activeElement)).toBe(true)
          }
        }
        expect(document.querySelectorAll('[inert], [aria-hidden=true]:not(svg)')).toHaveLength(0)
      } finally {
        questions.dismissAll()
        cleanup()
      }
    }),
    { numRuns, seed },
  )
  // Thousands take their time.
}, 3_600_000)
