import { useState } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Menu } from './index.ts'
import type { MenuProps } from './index.ts'

const initialMarks = { isShown: { grid: true, totals: false, photos: false }, theme: 'light', density: 'default' }

/** Entries that act, are on or off, and are one of several. */
function Settings({ onAction, ...props }: MenuProps) {
  const [{ isShown, theme, density }, setMarks] = useState(initialMarks)
  const act = (choice: { id: string }) => {
    onAction?.(choice)
    const { id } = choice
    if (id in isShown)
      setMarks((marks) => ({
        ...marks,
        isShown: { ...marks.isShown, [id]: !marks.isShown[id as keyof typeof isShown] },
      }))
    else if (id === 'light' || id === 'dark') setMarks((marks) => ({ ...marks, theme: id }))
    else if (id !== 'reset') setMarks((marks) => ({ ...marks, density: id }))
  }
  return (
    <Menu
      {...props}
      onAction={act}
      items={[
        { id: 'reset', text: 'Rétablir', icon: 'rotate-ccw' },
        {
          kind: 'group',
          id: 'shown',
          heading: 'Afficher',
          items: [
            { kind: 'checkbox', id: 'grid', text: 'Quadrillage', isChecked: isShown.grid, shortcut: 'Ctrl+G' },
            { kind: 'checkbox', id: 'totals', text: 'Totaux', isChecked: isShown.totals },
            {
              kind: 'checkbox',
              id: 'photos',
              text: 'Photographies',
              isChecked: isShown.photos,
              isDisabled: true,
              description: 'Aucune photographie',
            },
          ],
        },
        {
          kind: 'radio-group',
          id: 'theme',
          heading: 'Thème',
          chosen: theme,
          items: [
            { id: 'light', text: 'Clair' },
            { id: 'dark', text: 'Sombre' },
          ],
        },
        {
          id: 'more',
          text: 'Densité',
          icon: 'menu',
          items: [
            {
              kind: 'radio-group',
              id: 'density',
              chosen: density,
              items: [
                { id: 'compact', text: 'Compacte' },
                { id: 'default', text: 'Normale' },
                { id: 'comfortable', text: 'Aérée' },
              ],
            },
          ],
        },
      ]}
    />
  )
}

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { items: [], label: 'Affichage', icon: 'settings' as const, onAction: fn() },
  render: (args) => <Settings {...args} />,
})

const item = (name: string) => screen.getByRole('menuitem', { name })
const checkbox = (name: string) => screen.getByRole('menuitemcheckbox', { name })
const radio = (name: string) => screen.getByRole('menuitemradio', { name })

/** Headings, checkboxes, one of several, and lines between them. */
export const Groups = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Affichage' }))
    const shown = within(screen.getByRole('group', { name: 'Afficher' }))
    await expect(shown.getAllByRole('menuitemcheckbox')).toHaveLength(3)
    await expect(checkbox('Quadrillage')).toBeChecked()
    await expect(checkbox('Totaux')).not.toBeChecked()
    const theme = within(screen.getByRole('group', { name: 'Thème' }))
    await expect(theme.getAllByRole('menuitemradio', { checked: true })).toEqual([radio('Clair')])
    await expect(screen.getAllByRole('separator')).toHaveLength(3)
    await expect(item('Rétablir')).toHaveFocus()
  },
})

export const GroupKeys = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Affichage' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await step('arrows, Home, End and letters pass over headings and lines', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(checkbox('Quadrillage')).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}')
      await expect(item('Rétablir')).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(item('Densité')).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}')
      await expect(radio('Sombre')).toHaveFocus()
      await userEvent.keyboard('{Home}t')
      await expect(checkbox('Totaux')).toHaveFocus()
    })
    await step('Space turns a checkbox and stays', async () => {
      await userEvent.keyboard(' ')
      await expect(args.onAction).toHaveBeenLastCalledWith({ id: 'totals' })
      await expect(checkbox('Totaux')).toBeChecked()
      await expect(checkbox('Totaux')).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(checkbox('Totaux')).not.toBeChecked()
    })
    await step('Space on one of several leaves the others unchecked, and stays', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
      await expect(radio('Sombre')).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(radio('Sombre')).toBeChecked()
      await expect(radio('Clair')).not.toBeChecked()
    })
    await step('what is disabled does not turn', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await expect(checkbox('Photographies')).toHaveFocus()
      await userEvent.keyboard(' {Enter}')
      await expect(checkbox('Photographies')).not.toBeChecked()
    })
    await step('in a submenu Space stays, too', async () => {
      await userEvent.keyboard('{End}{ArrowRight}')
      await expect(
        within(screen.getByRole('group', { name: 'Densité' })).getByRole('menuitemradio', { name: 'Normale' }),
      ).toBeChecked()
      await userEvent.keyboard(' ')
      await expect(radio('Compacte')).toBeChecked()
      await expect(radio('Compacte')).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
    })
    await step('Enter turns and closes', async () => {
      await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
      await expect(args.onAction).toHaveBeenLastCalledWith({ id: 'grid' })
      await expect(screen.queryByRole('menu')).toBeNull()
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(checkbox('Quadrillage')).not.toBeChecked()
    })
  },
})

export const GroupsByPointer = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Affichage' })
    await userEvent.click(button)
    await userEvent.click(screen.getByText('Thème'))
    await expect(screen.getByRole('menu')).toBeVisible()
    await userEvent.click(radio('Sombre'))
    await expect(args.onAction).toHaveBeenLastCalledWith({ id: 'dark' })
    await expect(screen.queryByRole('menu')).toBeNull()
    await userEvent.click(button)
    await expect(radio('Sombre')).toBeChecked()
  },
})

export const GroupsRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  // The menu stands in the page, not in the story.
  beforeEach: () => {
    const { documentElement } = document
    const before = documentElement.dir
    documentElement.dir = 'rtl'
    return () => {
      documentElement.dir = before
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Affichage' }))
    const { left, width } = checkbox('Quadrillage').getBoundingClientRect()
    const mark = checkbox('Quadrillage').querySelector('svg')?.getBoundingClientRect()
    await expect(mark?.left).toBeGreaterThan(left + width / 2)
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect(radio('Compacte')).toHaveFocus()
  },
})
