import { expect, fn, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Link } from '../link/index.ts'
import { Banner } from './banner.tsx'

const meta = preview.meta({
  title: 'Components/Banner',
  component: Banner,
  parameters: {
    docs: { description: { component: 'Says something about the page under it: locked, old, to be loaded again.' } },
  },
  args: {
    title: 'Une nouvelle version de la console est disponible',
    children: 'Elle sera chargée à la prochaine ouverture.',
  },
})

const takeOver = fn()

const locked = {
  tone: 'warning' as const,
  title: 'Verrouillé par Anne Roy depuis 10:30',
  children: 'Vous pouvez lire cette affaire, pas la modifier.',
  actions: (
    <Button size="small" onPress={takeOver}>
      Prendre la main
    </Button>
  ),
  onDismiss: fn(),
}

export const Locked = meta.story({
  args: locked,
  play: async ({ canvas, args, userEvent }) => {
    const banner = canvas.getByRole('status')
    await expect(banner).toHaveTextContent('Avertissement : Verrouillé par Anne Roy depuis 10:30')
    await userEvent.tab()
    await expect(within(banner).getByRole('button', { name: 'Prendre la main' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(takeOver).toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalled()
  },
})

export const OldVersion = meta.story({
  args: {
    title: 'Version 3 du 12 mars 2026',
    children: 'Elle ne peut plus être modifiée.',
    actions: (
      <>
        <Link href="#current">Voir la version en cours</Link>
        <Link href="#compare">Comparer</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Information : Version 3 du 12 mars 2026')
    await expect(canvas.getByRole('link', { name: 'Comparer' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Reload = meta.story({
  args: {
    actions: (
      <Button size="small" tone="primary">
        Recharger maintenant
      </Button>
    ),
  },
})

export const Failure = meta.story({
  args: {
    tone: 'error',
    title: 'Les prestations n’ont pas pu être lues',
    children: 'Le reste de l’affaire est à jour.',
    actions: (
      <Button size="small" icon="refresh-cw">
        Réessayer
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erreur : Les prestations n’ont pas pu être lues')
  },
})

export const Success = meta.story({
  args: { tone: 'success', title: 'Import terminé', children: '1 240 équipements ajoutés.' },
})

export const TextOnly = meta.story({ args: { title: undefined, children: 'Cette affaire est clôturée.' } })

export const Narrow = meta.story({
  args: locked,
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Banner {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByText('Verrouillé par Anne Roy depuis 10:30').getBoundingClientRect()
    await expect(canvas.getByRole('button', { name: 'Prendre la main' }).getBoundingClientRect().top).toBeGreaterThan(
      title.bottom,
    )
  },
})

export const English = meta.story({
  args: {
    tone: 'warning',
    title: 'Locked by Anne Roy since 10:30',
    children: 'You can read this case, but not change it.',
    onDismiss: fn(),
  },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Warning: Locked by Anne Roy')
    await expect(canvas.getByRole('button', { name: 'Hide the message' })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ args: locked, globals: { direction: 'rtl' } })
