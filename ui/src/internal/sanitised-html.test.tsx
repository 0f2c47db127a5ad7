import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SanitisedHtml } from './sanitised-html.tsx'

afterEach(cleanup)

test('a text without marks is there at once, line by line', () => {
  const { container } = render(<SanitisedHtml html={'one\ntwo'} />)
  expect(container.innerHTML).toBe('<span>one<br>two</span>')
})

test('one with marks comes once it is safe, and never before', async () => {
  const { container } = render(<SanitisedHtml html={'<b>one</b>\n<img src=x onerror=alert(1)>two &amp; three'} />)
  expect(await screen.findByText('one')).toBeDefined()
  expect(container.innerHTML).toBe('<span><b>one</b><br>two &amp; three</span>')
})
