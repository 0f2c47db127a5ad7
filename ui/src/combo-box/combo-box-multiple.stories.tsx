import { expect, fn, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wordsOf } from '../internal/story-words.ts'
import { Held } from '../internal/field/story-held.tsx'
import { ComboBox, type ComboBoxProps } from './combo-box.tsx'

const options = [
  { value: 10, label: 'Bâtiment A' },
  { value: 11, label: 'Étage 1', level: 1 },
  { value: 12, label: 'Chaufferie', level: 2, description: 'Accès par la cour' },
  { value: 13, label: 'Étage 2', level: 1 },
  { value: 20, label: 'Bâtiment B' },
  { value: 30, label: 'Fermé', isDisabled: true },
]
const meta = preview.meta({
  title: 'Components/ComboBox',
  component: ComboBox<number>,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { label: 'Localisation', options, onValueChange: fn() },
})

const renderSeveral = (args: ComboBoxProps<number>) => (
  <Held initial={[20] as readonly number[]}>
    {(value, set) => (
      <ComboBox
        label={args.label}
        options={args.options}
        isMultiple
        value={value}
        onValueChange={(change) => {
          set(change.value)
          args.onValueChange?.(change as never)
        }}
      />
    )}
  </Held>
)

export const Multiple = meta.story({
  render: renderSeveral,
  play: async ({ canvas, args, userEvent, step, globals }) => {
    const t = wordsOf(globals)
    const input = canvas.getByRole('combobox', { name: 'Localisation' })
    await step('picks add up and the list stays open', async () => {
      await userEvent.type(input, 'etage 2{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: [20, 13] })
      await expect(input).toHaveValue('')
      await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
      await expect(screen.getByRole('option', { name: /Étage 2/ })).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Bâtiment B', 'Étage 2'])
    })
    await step('picking again takes back', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: [20] })
    })
    await step('chips are removed by their button or by Backspace', async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(canvas.getByRole('button', { name: t('comboBox.remove', { text: 'Bâtiment B' }) }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: [] })
      await expect(input).toHaveFocus()
      await userEvent.type(input, 'chauf{Enter}')
      await userEvent.keyboard('{Backspace}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: [] })
    })
  },
})

export const AllAtOnce = meta.story({
  render: renderSeveral,
  play: async ({ canvas, args, userEvent, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Localisation' })
    await step('by key: all that are listed, in their order, but those that are closed', async () => {
      await userEvent.click(input)
      await userEvent.keyboard('{Control>}a{/Control}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: [20, 10, 11, 12, 13] })
      await expect(screen.getByRole('listbox')).toBeVisible()
    })
    await step('and none again', async () => {
      await userEvent.keyboard('{Control>}a{/Control}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: [] })
    })
    await step('by pointer: all that fit the text', async () => {
      await userEvent.type(input, 'etage')
      await userEvent.click(await screen.findByRole('button', { name: 'Tout choisir (2)' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: [11, 13] })
      await expect(input).toHaveFocus()
    })
    await step('in a text the key marks the text', async () => {
      await userEvent.keyboard('{Control>}a{/Control}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: [11, 13] })
    })
  },
})

export const LongText = meta.story({
  render: () => (
    <div style={{ inlineSize: 220 }}>
      <ComboBox
        label="Toutes les localisations de la prestation"
        isMultiple
        value={[1, 2]}
        options={[
          { value: 1, label: 'Le grand bâtiment du fond de la cour, à gauche' },
          { value: 2, label: 'Étage' },
        ]}
      />
    </div>
  ),
})
