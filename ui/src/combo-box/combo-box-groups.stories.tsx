import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Held } from '../internal/field/story-held.tsx'
import { ComboBox } from './combo-box.tsx'

const places = [
  {
    heading: 'Bâtiment A',
    options: [
      { value: 1, label: 'Accueil' },
      { value: 2, label: 'Chaufferie' },
    ],
  },
  { heading: 'Bâtiment B', options: [{ value: 3, label: 'Atelier' }] },
  {
    heading: 'Extérieur',
    options: [
      { value: 4, label: 'Chaufferie mobile' },
      { value: 5, label: 'Parking' },
    ],
  },
]
const floors = Array.from(Array(60).keys(), (floor) => ({
  heading: `Étage ${floor}`,
  options: [0, 1, 2, 3, 4].map((room) => ({ value: floor * 10 + room, label: `Salle ${floor}.${room}` })),
}))

const meta = preview.meta({
  title: 'Components/ComboBox',
  component: ComboBox<number>,
  parameters: { docs: { story: { inline: false, height: '380px' } } },
  args: { label: 'Localisation', options: places, onValueChange: fn() },
  render: (args) => (
    <Held<number | null> initial={null}>
      {(value, set) => (
        <ComboBox
          label={args.label}
          options={args.options}
          value={value}
          onValueChange={(change) => set(change.value)}
        />
      )}
    </Held>
  ),
})

/** Headings over options; one under which nothing is found goes. */
export const Groups = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    const groups = () => screen.getAllByRole('group').map((group) => group.textContent)
    await userEvent.type(input, 'chauff')
    await expect(groups()).toEqual(['Bâtiment AChaufferie', 'ExtérieurChaufferie mobile'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(input).toHaveValue('Chaufferie mobile')
    await userEvent.keyboard('{ArrowDown}')
    const outside = within(screen.getByRole('group', { name: 'Extérieur' }))
    await expect(outside.getByRole('option', { name: 'Chaufferie mobile' })).toHaveAttribute('aria-selected', 'true')
    await expect(screen.getAllByRole('group')).toHaveLength(3)
  },
})

/** Of many options, those in sight are drawn; each says its group. */
export const ManyGroups = meta.story({
  args: { options: floors },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findByRole('option', { name: 'Salle 1.0' })).toHaveAccessibleDescription('Étage 1')
    await expect(screen.getByText('Étage 1', { ignore: '[hidden]' })).toBeVisible()
  },
})
