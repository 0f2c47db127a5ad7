import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MenuPopover } from '../menu/index.ts'
import { Popover } from '../popover/index.ts'
import type { PopoverProps } from '../popover/index.ts'

// These tests run without a page, as a server does.

test('a popover that is open at first is not drawn on a server, and its button is', () => {
  const trigger = () => createElement('button', null, 'About')
  const props: PopoverProps = { label: 'About', defaultOpen: true, trigger, children: 'Text' }
  const html = renderToString(createElement(Popover, props))
  expect(html).toBe('<button>About</button>')
})

test('a menu that is open is not drawn on a server', () => {
  const html = renderToString(
    createElement(MenuPopover, {
      isOpen: true,
      anchor: { x: 0, y: 0 },
      label: 'Actions',
      items: [{ id: 'close', text: 'Close' }],
      onOpenChange() {},
      onAction() {},
    }),
  )
  expect(html).toBe('')
})
