import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import type { LinkComponentProps } from '../theme/index.ts'
import { Link } from './link.tsx'

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  parameters: {
    docs: {
      description: {
        component: 'Goes somewhere. It is rendered by the link of the UiProvider, so a router can take it over.',
      },
    },
  },
  args: { href: '#affaires', children: 'Affaires' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Affaires' })).toHaveAttribute('href', '#affaires')
  },
})

export const External = meta.story({
  args: { href: 'https://example.org/', isExternal: true, children: 'Notice du fabricant' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Notice du fabricant\s\(nouvel onglet\)$/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
})

export const Keyboard = meta.story({
  // The stories' document must not be left.
  args: { onClick: fn((event: MouseEvent<HTMLAnchorElement>) => event.preventDefault()) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Affaires' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const ThroughARouter = meta.story({
  args: { href: '/about', children: 'À propos' },
  parameters: {
    provider: {
      link: ({ href, children, ...rest }: LinkComponentProps) => (
        <a {...rest} href={`/console${href}`}>
          {children}
        </a>
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'À propos' })).toHaveAttribute('href', '/console/about')
  },
})
