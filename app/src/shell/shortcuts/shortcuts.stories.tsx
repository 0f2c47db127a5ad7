import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ShowConsole } from '../../kit/testing/show-console.tsx'

const meta = preview.meta({
  title: 'Screens/Shortcuts',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: '/', globals: {} },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

/** Removes the focus, as after a click on no element. */
const standBy = async () => {
  await screen.findByRole('heading', { level: 1 })
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** The sheet of shortcuts, with the letters of exactly the screens the menus offer. */
export const Sheet = meta.story({
  play: async ({ userEvent }) => {
    await standBy()
    await userEvent.keyboard('?')
    const sheet = await screen.findByRole('dialog', { name: 'Raccourcis clavier' })
    const screens = within(sheet).getByRole('region', { name: 'Aller à un écran' })
    const letterOf = (name: string) =>
      within(within(screens).getByText(name).parentElement ?? screens)
        .getAllByText(/^.$/)
        .at(-1)?.textContent
    await expect(['Accueil', 'Affaires', 'Prestations', 'Notifications'].map(letterOf)).toEqual(['h', 'a', 'p', 'n'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** `g` shows the letters; the next one goes there. */
export const GoingByLetter = meta.story({
  args: { at: '/about' },
  play: async ({ userEvent }) => {
    await standBy()
    await userEvent.keyboard('g')
    await expect(await screen.findByText('Aller à…')).toBeVisible()
    await userEvent.keyboard('h')
    await expect(await screen.findByRole('heading', { level: 1, name: /^Bonjour/ })).toHaveFocus()
    await expect(screen.queryByText('Aller à…')).toBeNull()
  },
})

/** `/` focuses the screen's search; letters typed there are no shortcuts. */
export const Searching = meta.story({
  args: { at: '/Aff/Aff/AffaireList' },
  play: async ({ userEvent }) => {
    const search = await screen.findByRole('searchbox')
    await standBy()
    await userEvent.keyboard('/')
    await expect(search).toHaveFocus()
    await userEvent.keyboard('g?/')
    await expect(search).toHaveValue('g?/')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.queryByText('Aller à…')).toBeNull()
  },
})

/** The switch turns single-key shortcuts off; the palette's stays. */
export const TurnedOff = meta.story({
  play: async ({ userEvent }) => {
    await standBy()
    await userEvent.keyboard('?')
    const sheet = await screen.findByRole('dialog', { name: 'Raccourcis clavier' })
    await userEvent.click(within(sheet).getByRole('switch', { name: 'Raccourcis à une touche' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await standBy()
    await userEvent.keyboard('?g')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.queryByText('Aller à…')).toBeNull()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await screen.findByRole('dialog', { name: 'Recherche rapide' })).toBeVisible()
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ userEvent }) => {
    await standBy()
    await userEvent.keyboard('?')
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(within(sheet).getByRole('region', { name: 'Go to a screen' })).toBeVisible()
    await expect(within(sheet).getByRole('switch', { name: 'Single-key shortcuts' })).toBeChecked()
  },
})
