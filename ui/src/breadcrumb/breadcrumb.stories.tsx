import { expect, fn, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wordsOf } from '../internal/story-words.ts'
import type { LinkComponentProps } from '../theme/index.ts'
import { Breadcrumb } from './breadcrumb.tsx'

const meta = preview.meta({
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  parameters: {
    docs: { description: { component: 'Where the page stands, above its title. The last step is the page itself.' } },
  },
  args: { items: [{ text: 'Accueil', href: '#' }, { text: 'Affaires', href: '#affaires' }, { text: 'AF-2026-014' }] },
})

export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    const trail = within(canvas.getByRole('navigation', { name: t('breadcrumb.label') }))
    await expect(trail.getAllByRole('listitem')).toHaveLength(3)
    await expect(trail.getAllByRole('link')).toHaveLength(2)
    await expect(trail.getByText('AF-2026-014')).toHaveAttribute('aria-current', 'page')
  },
})

const followed = fn()

// The stories' document must not be left.
const StayingLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      followed(href)
    }}
  >
    {children}
  </a>
)

export const Keyboard = meta.story({
  parameters: { provider: { link: StayingLink } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Accueil' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Affaires' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(followed).toHaveBeenLastCalledWith('#affaires')
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
