import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/index.ts'
import { Drawer } from '../drawer/index.ts'
import { Tabs } from '../tabs/index.ts'
import { UiProvider } from '../theme/index.ts'

const show = (element: ReactElement) => render(<UiProvider locale="fr">{element}</UiProvider>)

test('a button passes on a click that is caught on its way down', () => {
  const onClickCapture = vi.fn<() => void>()
  show(<Button onClickCapture={onClickCapture}>Enregistrer</Button>)
  fireEvent.click(screen.getByRole('button'))
  expect(onClickCapture).toHaveBeenCalledOnce()
})

test.each([
  ['tablist', {}],
  ['navigation', { href: '#general' }],
])('the ref of tabs is their %s', (role, address) => {
  const ref = createRef<HTMLElement>()
  show(<Tabs ref={ref} label="Affaire" items={[{ id: 'general', text: 'Général', ...address }]} />)
  expect(ref.current).toBe(screen.getByRole(role))
})

test('tabs tell their keys, and leave alone those that are prevented', () => {
  const onSelectedChange = vi.fn<() => void>()
  show(
    <Tabs
      label="Affaire"
      items={[
        { id: 'general', text: 'Général' },
        { id: 'history', text: 'Historique' },
      ]}
      onSelectedChange={onSelectedChange}
      onKeyDown={(event) => {
        if (event.key === 'End') event.preventDefault()
      }}
    />,
  )
  const tab = screen.getByRole('tab', { name: 'Général' })
  tab.focus()
  fireEvent.keyDown(tab, { key: 'End' })
  expect(onSelectedChange).not.toHaveBeenCalled()
  fireEvent.keyDown(tab, { key: 'ArrowRight' })
  expect(onSelectedChange).toHaveBeenCalledExactlyOnceWith({ selected: 'history' })
})

test.each([
  ['over the page', true],
  ['beside it', false],
])('the ref of a drawer is the drawer %s', (_, isOverlay) => {
  const ref = createRef<HTMLDivElement>()
  show(
    <Drawer
      ref={ref}
      label="Menu"
      items={[]}
      currentPath="/"
      isOpen
      isMini={false}
      isOverlay={isOverlay}
      onOpenChange={() => {}}
    />,
  )
  expect(ref.current?.contains(screen.getByRole('navigation', { name: 'Menu' }))).toBe(true)
})
