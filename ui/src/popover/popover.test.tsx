import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Button } from '../button/index.ts'
import { PopoverButton } from '../grid/popover-button.tsx'
import { UiProvider } from '../theme/index.ts'
import { Popover } from './index.ts'

const fields = (
  <>
    <input aria-label="First" />
    <input aria-label="Last" />
  </>
)
const layers = [
  [
    'a popover',
    <Popover key="" label="Note" trigger={(trigger) => <Button {...trigger}>Note</Button>}>
      {fields}
    </Popover>,
  ],
  [
    'a popover of a filter',
    <PopoverButton key="" text="Note">
      {() => fields}
    </PopoverButton>,
  ],
] as const

const tabOn = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' })
const tabBack = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab', shiftKey: true })
const isOpen = () => screen.queryByRole('dialog') !== null

/** Opens it, with the focus in its first field. */
const open = async (page: ReactNode) => {
  render(<UiProvider locale="en">{page}</UiProvider>)
  const trigger = screen.getByRole('button', { name: 'Note' })
  act(() => trigger.focus())
  fireEvent.click(trigger)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'First' })))
  return trigger
}

test.each(layers)('Shift+Tab from the first field of %s closes it and goes back to its button', async (_, layer) => {
  const trigger = await open(
    <>
      <input aria-label="Before" />
      {layer}
    </>,
  )
  tabBack()
  await waitFor(() => expect(document.activeElement).toBe(trigger))
  expect(isOpen()).toBe(false)
})

test.each(layers)('so it does where nothing stands before the button of %s', async (_, layer) => {
  const trigger = await open(layer)
  tabBack()
  await waitFor(() => expect(document.activeElement).toBe(trigger))
  expect(isOpen()).toBe(false)
})

test.each(layers)('Tab from the last field of %s goes to what follows its button', async (_, layer) => {
  await open(
    <>
      {layer}
      <input aria-label="After" />
    </>,
  )
  act(() => screen.getByRole('textbox', { name: 'Last' }).focus())
  tabOn()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'After' }))
  await waitFor(() => expect(isOpen()).toBe(false))
})

test.each(layers)('Tab from the last field of %s closes it where nothing follows its button', async (_, layer) => {
  const trigger = await open(layer)
  act(() => screen.getByRole('textbox', { name: 'Last' }).focus())
  tabOn()
  await waitFor(() => expect(document.activeElement).toBe(trigger))
  expect(isOpen()).toBe(false)
})

test.each(layers)('Shift+Tab within %s is left to the browser', async (_, layer) => {
  await open(layer)
  act(() => screen.getByRole('textbox', { name: 'Last' }).focus())
  // True where nobody prevented it.
  expect(tabBack()).toBe(true)
  expect(isOpen()).toBe(true)
})
