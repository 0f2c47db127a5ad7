import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Banner } from '../banner/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Button } from '../button/index.ts'
import { ErrorPanel } from '../error-panel/index.ts'
import { Grid } from '../grid/index.ts'
import type { GridProps } from '../grid/index.ts'
import { UiProvider } from '../theme/index.ts'

/** A part of a page with a notice, which goes by the press of its own button. */
function Part({ notice }: { notice: (end: () => void) => ReactNode }) {
  const [isThere, setThere] = useState(true)
  return (
    <UiProvider locale="en">
      <input aria-label="Elsewhere" />
      <section aria-label="Documents">
        {isThere ? (
          // Goes with the notice.
          <div>{notice(() => setThere(false))}</div>
        ) : (
          <p>None yet</p>
        )}
      </section>
    </UiProvider>
  )
}
const nextFrame = () => act(() => new Promise((resolve) => void requestAnimationFrame(resolve)))
const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  act(() => button.focus())
  fireEvent.click(button)
  expect(button.isConnected).toBe(false)
}

const notices = [
  ['Try again', 'an error', (end: () => void) => <ErrorPanel message="No answer" onRetry={end} />],
  ['Hide the message', 'a banner', (end: () => void) => <Banner onDismiss={end}>Saved</Banner>],
] as const

test.each(notices)('“%s” of %s leaves the focus at the place of what goes', async (name, _, notice) => {
  render(<Part notice={notice} />)
  press(name)
  await nextFrame()
  const place = screen.getByRole('region', { name: 'Documents' })
  expect(document.activeElement).toBe(place)
  act(() => screen.getByRole('textbox').focus())
  expect(place.hasAttribute('tabindex')).toBe(false)
})

test.each(notices)('“%s” of %s leaves the focus where its press put it', async (name, _, notice) => {
  render(
    <Part
      notice={(end) =>
        notice(() => {
          end()
          screen.getByRole('textbox').focus()
        })
      }
    />,
  )
  press(name)
  await nextFrame()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('an error that goes while the focus is elsewhere leaves it there', async () => {
  let end = () => {}
  render(
    <Part
      notice={(by) => {
        end = by
        return <ErrorPanel message="No answer" onRetry={by} />
      }}
    />,
  )
  act(() => screen.getByRole('textbox').focus())
  act(() => end())
  await nextFrame()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('a dialog that goes with the error in it gives the focus back itself', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false)
    const close = () => setOpen(false)
    return (
      <UiProvider locale="en">
        <Button onPress={() => setOpen(true)}>Open</Button>
        {isOpen && (
          <Dialog title="Documents" onOpenChange={close}>
            <ErrorPanel message="No answer" onRetry={close} />
          </Dialog>
        )}
      </UiProvider>
    )
  }
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Open' })
  act(() => opener.focus())
  fireEvent.click(opener)
  press('Try again')
  await nextFrame()
  await nextFrame()
  expect(document.activeElement).toBe(opener)
})

test('“Try again” of an error in place of rows gives the focus to the grid', async () => {
  const gridOf = (props: Partial<GridProps<{ id: number }>>) => (
    <UiProvider locale="en">
      <Grid
        label="Documents"
        rows={[]}
        rowKey={({ id }) => String(id)}
        columns={[{ id: 'a', text: 'A', value: 'id' }]}
        {...props}
      />
    </UiProvider>
  )
  const { rerender } = render(
    gridOf({
      state: 'error',
      error: <ErrorPanel message="No answer" onRetry={() => rerender(gridOf({ state: 'loading' }))} />,
    }),
  )
  press('Try again')
  await nextFrame()
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(true)
})
