import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wordsOf } from '../internal/story-words.ts'
import { TextField } from '../text-field/index.ts'
import type { TreeOption } from './tree-option.ts'
import { TreePicker } from './tree-picker.tsx'
import type { TreePickerProps } from './tree-picker.tsx'

const options: readonly TreeOption<string>[] = [
  {
    value: 'a',
    label: 'Bâtiment A',
    children: [
      {
        value: 'a1',
        label: 'Étage 1',
        children: [
          { value: 'a11', label: 'Chaufferie' },
          { value: 'a12', label: 'Local technique' },
        ],
      },
      { value: 'a2', label: 'Étage 2' },
    ],
  },
  { value: 'b', label: 'Bâtiment B', isDisabled: true, children: [{ value: 'b1', label: 'Sous-sol' }] },
]

function Held(props: TreePickerProps) {
  const [value, setValue] = useState(props.value ?? null)
  const onValueChange: TreePickerProps['onValueChange'] = (change) => {
    setValue(change.value)
    props.onValueChange?.(change)
  }
  return <TreePicker {...props} value={value} onValueChange={onValueChange} />
}

const meta = preview.meta({
  title: 'Components/TreePicker',
  component: TreePicker,
  parameters: {
    docs: {
      story: { inline: false, height: '340px' },
      description: {
        component: 'One of a tree: found by opening branches or by typing. The field shows the whole path.',
      },
    },
  },
  args: { label: 'Emplacement', options, value: null, onValueChange: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 420 }}>
      <Held {...args} />
    </div>
  ),
})

const active = (input: HTMLElement) =>
  document.querySelector(`#${CSS.escape(input.getAttribute('aria-activedescendant') ?? '')}`)

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Emplacement' })
    await expect(input).toHaveAttribute('aria-haspopup', 'tree')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('tree', { name: 'Emplacement' })).toBeVisible()
    await expect(active(input)).toHaveTextContent('Bâtiment A')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(active(input)).toHaveTextContent('Étage 1')
    await expect(active(input)).toHaveAttribute('aria-level', '2')
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}')
    await expect(active(input)).toHaveTextContent('Étage 1')
    await expect(active(input)).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowRight}{ArrowRight}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'a11' })
    await expect(input).toHaveValue('Bâtiment A › Étage 1 › Chaufferie')
    await expect(screen.queryByRole('tree')).toBeNull()
    await expect(input).toHaveFocus()
  },
})

export const Search = meta.story({
  args: { value: 'a2' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf(globals)
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.keyboard('chauff')
    await expect(screen.getAllByRole('treeitem').map((item) => item.textContent)).toEqual([
      'Bâtiment A',
      'Étage 1',
      'Chaufferie',
    ])
    await expect(canvas.getByRole('status')).toHaveTextContent(t('comboBox.results', { n: 3 }))
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('tree')).toBeNull()
    await expect(input).toHaveValue('Bâtiment A › Étage 2')
    await userEvent.clear(input)
    await userEvent.type(input, 'zzz')
    await expect(screen.getAllByText(t('treePicker.empty'))).toHaveLength(2)
    await userEvent.clear(input)
    // The option that fits best is taken, not its parent.
    await userEvent.type(input, 'local{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'a12' })
    await userEvent.keyboard('{Delete}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: null })
    await expect(input).toHaveValue('')
  },
})

/** From a choice Tab goes to the next field: the button that clears it is no stop. */
export const OnToTheNext = meta.story({
  args: { value: 'a11' },
  render: (args) => (
    <>
      <Held {...args} />
      <TextField label="Suivant" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Suivant' })).toHaveFocus()
  },
})

export const Pointer = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir l’arbre Emplacement', hidden: true }))
    // An option that cannot be chosen opens.
    await userEvent.click(screen.getByRole('treeitem', { name: 'Bâtiment B' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('treeitem', { name: 'Sous-sol' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'b1' })
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer Emplacement' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: null })
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
})

export const Open = meta.story({
  args: { value: 'a11' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await expect(input).toHaveValue('Bâtiment A › Étage 1 › Chaufferie')
    await userEvent.click(input)
    await expect(screen.getByRole('treeitem', { name: 'Chaufferie', selected: true })).toBeVisible()
    await expect(active(input)).toHaveTextContent('Chaufferie')
  },
})

const halls = Array.from({ length: 4 }, (_, hall): TreeOption<string> => ({
  value: `h${hall}`,
  label: `Halle ${hall + 1}`,
  description: `Bâtiment · H-${hall + 1}`,
  children: Array.from({ length: 1250 }, (_room, at) => ({
    value: `h${hall}.${at}`,
    label: `Local ${at + 1}`,
    description: `Local · H-${hall + 1}-${at + 1}`,
  })),
}))

/** 5,000 places: those in sight are drawn, words may stand in the places above, and a reference is found. */
export const Many = meta.story({
  args: { options: halls },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getAllByRole('treeitem', { name: /^Local/ }).length).toBeGreaterThan(5))
    await expect(screen.getAllByRole('treeitem').length).toBeLessThan(100)
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
    await waitFor(() => expect(active(input)).toHaveTextContent('Local 30'))
    await expect(active(input)).toBeVisible()
    await userEvent.keyboard('halle 3 local 1250{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'h2.1249' })
    await expect(input).toHaveValue('Halle 3 › Local 1250')
    await userEvent.clear(input)
    await userEvent.keyboard('h-4-77')
    await expect(active(input)).toHaveTextContent(/^Local 77/)
  },
})

/** Letters typed before they are there are kept, and Enter sends no form. */
export const Loading = meta.story({
  args: { options: [], isPending: true },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'local{Enter}')
    await expect(input).toHaveValue('local')
    await expect(screen.getAllByText('Chargement en cours...')).toHaveLength(2)
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

const asked = fn()

export const Lazy = meta.story({
  args: {
    options: [
      { value: 'north', label: 'Site Nord', hasChildren: true },
      { value: 'south', label: 'Site Sud', hasChildren: true },
    ],
    loadChildren: async (option) => {
      asked(option.value)
      if (option.value === 'south') throw new Error('offline')
      return Promise.resolve([
        { value: 'n1', label: 'Quai 1' },
        { value: 'n2', label: 'Quai 2' },
      ])
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    asked.mockClear()
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(await screen.findByText(/Le chargement a échoué/)).toBeVisible()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}')
    await expect(await screen.findByRole('treeitem', { name: 'Quai 2' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}{Enter}')
    await expect(asked.mock.calls).toEqual([['south'], ['north']])
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'n1' })
    await waitFor(() => expect(input).toHaveValue('Site Nord › Quai 1'))
    await userEvent.click(input)
  },
})

export const GivenPath = meta.story({
  args: { value: 'far', path: ['Site Nord', 'Quai 4', 'Portique'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Site Nord › Quai 4 › Portique')
  },
})

export const Invalid = meta.story({
  args: { error: 'La valeur Emplacement est requise', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('La valeur Emplacement est requise')
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, value: 'a2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
  },
})

export const ReadOnly = meta.story({
  args: { isReadOnly: true, value: 'a2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(screen.queryByRole('tree')).toBeNull()
  },
})

export const English = meta.story({
  args: { label: 'Location' },
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    await expect(screen.getAllByText('No results')).toHaveLength(2)
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await expect(active(input)).toHaveAttribute('aria-expanded', 'true')
  },
})
