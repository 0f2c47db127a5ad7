import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wordsOf } from '../internal/story-words.ts'
import { Button } from '../button/index.ts'
import { Form } from '../form/index.ts'
import { Held } from '../internal/field/story-held.tsx'
import { TextField } from '../text-field/index.ts'
import { ComboBox } from './combo-box.tsx'
import type { ComboBoxSingleProps } from './combo-box.tsx'

const options = [
  { value: 10, label: 'Bâtiment A' },
  { value: 11, label: 'Étage 1', level: 1 },
  { value: 12, label: 'Chaufferie', level: 2, description: 'Accès par la cour' },
  { value: 13, label: 'Étage 2', level: 1 },
  { value: 20, label: 'Bâtiment B' },
  { value: 30, label: 'Fermé', isDisabled: true },
]
const many = Array.from({ length: 5000 }, (_, index) => ({ value: index, label: `Matériel ${index}` }))

const Single = (args: ComboBoxSingleProps<number>) => (
  <Held initial={args.value ?? null}>
    {(value, set) => (
      <ComboBox
        {...args}
        value={value}
        onValueChange={(change) => {
          set(change.value)
          args.onValueChange?.(change)
        }}
      />
    )}
  </Held>
)

const meta = preview.meta({
  title: 'Components/ComboBox',
  component: ComboBox<number>,
  parameters: {
    docs: {
      story: { inline: false, height: '360px' },
      description: {
        component:
          'One of many, found by typing a part of its text, or several as chips. Under fifteen options a Select is simpler.',
      },
    },
  },
  args: { label: 'Localisation', options, onValueChange: fn(), onSearchChange: undefined },
  render: (args) => <Single {...(args as ComboBoxSingleProps<number>)} />,
})

const activeText = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent

export const Default = meta.story({
  play: async ({ canvas, args, userEvent, step, globals }) => {
    const t = wordsOf(globals)
    const input = canvas.getByRole('combobox', { name: 'Localisation' })
    await step('typing finds without accents or case; Enter takes the first that matches', async () => {
      await userEvent.type(input, 'CHAUFF')
      await expect(screen.getAllByRole('option').map((option) => option.id)).toHaveLength(3)
      await expect(activeText(input)).toContain('Chaufferie')
      await expect(canvas.getByRole('status')).toHaveTextContent(t('comboBox.results', { n: 3 }))
      await userEvent.keyboard('{Enter}')
      await expect(input).toHaveValue('Chaufferie')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 12 })
      await expect(input).toHaveAttribute('aria-expanded', 'false')
    })
    await step('a text that is no option is put back', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, 'zzz')
      await expect(screen.queryAllByRole('option')).toHaveLength(0)
      await expect(canvas.getByRole('status')).toHaveTextContent(t('comboBox.empty'))
      await userEvent.tab()
      await expect(input).toHaveValue('Chaufferie')
    })
    await step('an emptied text empties the value', async () => {
      await userEvent.clear(input)
      await userEvent.tab()
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: null })
    })
    await step('an option typed in full is taken when the field is left', async () => {
      await userEvent.type(input, 'batiment b')
      await userEvent.tab()
      await expect(input).toHaveValue('Bâtiment B')
    })
  },
})

export const Keys = meta.story({
  args: { value: 11 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.tab()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await expect(input).toHaveAttribute('aria-autocomplete', 'list')
    await userEvent.keyboard('{ArrowDown}')
    await expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    await expect(activeText(input)).toContain('Étage 1')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(activeText(input)).toContain('Bâtiment B')
    await userEvent.keyboard('{ArrowUp}')
    await expect(activeText(input)).toContain('Étage 2')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await expect(input).toHaveValue('Étage 1')
    await userEvent.keyboard('{ArrowUp}')
    await expect(activeText(input)).toContain('Bâtiment B')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(input).toHaveAttribute('aria-expanded', 'false')
  },
})

/** In the open list the keys of the text stay those of the text. */
export const TextKeys = meta.story({
  args: { value: 11 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox')
    await userEvent.click(input)
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowRight}{Backspace}')
    await expect(input).toHaveValue('Étage1')
    await userEvent.keyboard('{Home}{Delete}')
    await expect(input).toHaveValue('tage1')
    await expect(input).toHaveFocus()
  },
})

/** Every part in sight. */
export const Open = meta.story({
  args: { value: 20 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(screen.getByRole('listbox', { name: 'Localisation' })).toBeVisible()
  },
})

export const OpensWithoutMark = meta.story({
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(input).toHaveAttribute('aria-expanded', 'true')
    await expect(input).not.toHaveAttribute('aria-activedescendant')
  },
})

/** From a choice Tab goes to the next field: the button that clears it is no stop, Delete does it. */
export const OnToTheNext = meta.story({
  args: { value: 20 },
  render: (args) => (
    <>
      <Single {...(args as ComboBoxSingleProps<number>)} />
      <TextField label="Suivant" />
    </>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Suivant' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Delete}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: null })
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
})

export const Pointer = meta.story({
  args: { value: 20 },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir la liste Localisation' }))
    await expect(input).toHaveFocus()
    await userEvent.click(screen.getByRole('option', { name: /Chaufferie/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 12 })
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer Localisation' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: null })
    await userEvent.click(input)
    await expect(screen.getByRole('listbox', { name: 'Localisation' })).toBeVisible()
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
})

export const ManyOptions = meta.story({
  args: { options: many, value: 4000 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await expect(await screen.findByRole('option', { name: 'Matériel 4000' })).toBeVisible()
    await expect(screen.getAllByRole('option').length).toBeLessThan(60)
    await userEvent.keyboard('{ArrowDown}{PageDown}{PageDown}{PageDown}')
    await waitFor(() => expect(activeText(input)).toBe('Matériel 4031'))
    await expect(await screen.findByRole('option', { name: 'Matériel 4031' })).toHaveAttribute('aria-setsize', '5000')
  },
})

export const Loading = meta.story({
  args: { options: [], isPending: true, onSearchChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'ada')
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ search: 'ada' })
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement en cours...')
  },
})

const directory = [
  { value: 1, label: 'Ada Lovelace' },
  { value: 2, label: 'Grace Hopper' },
]

export const FromAServer = meta.story({
  args: { label: 'Compte' },
  render: (args) => (
    <Held initial={''}>
      {(text, setText) => (
        <Single
          label={args.label}
          options={text.length < 2 ? [] : directory.filter((one) => `${one.label} user@example.org`.includes(text))}
          onSearchChange={(change) => setText(change.search)}
          onValueChange={args.onValueChange as ComboBoxSingleProps<number>['onValueChange']}
          emptyText="Écrire deux lettres au moins"
        />
      )}
    </Held>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Compte' })
    await userEvent.type(input, 'u')
    await expect(screen.getAllByText('Écrire deux lettres au moins')).not.toHaveLength(0)
    await userEvent.type(input, 'ser')
    await expect(screen.getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 2 })
    // The options are gone with the question; the chosen one is still called by its text.
    await expect(input).toHaveValue('Grace Hopper')
  },
})

const create = fn()

export const WithFooter = meta.story({
  args: {
    footer: (
      <Button size="small" tone="quiet" icon="plus" onPress={create}>
        Créer une localisation
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.tab()
    const button = screen.getByRole('button', { name: 'Créer une localisation' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(create).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveFocus()
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
})

export const Disabled = meta.story({ args: { isDisabled: true, value: 20 } })

export const ReadOnly = meta.story({
  args: { isReadOnly: true, value: 20 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'x{ArrowDown}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const WithError = meta.story({ args: { isRequired: true, error: 'La valeur Localisation est requise' } })

export const InAForm = meta.story({
  render: (args) => (
    <Held<Record<string, unknown>> initial={{ idLocalisation: null, roles: [] }}>
      {(values, set) => (
        <Form
          aria-label="Prestation"
          values={values}
          rules={{ idLocalisation: 'REQUISE', roles: 'REQUISE' }}
          onValuesChange={(change) => set(change.values)}
          onSubmit={({ values: saved }) => {
            args.onValueChange?.({ value: saved as never })
          }}
        >
          <ComboBox label="Localisation" name="idLocalisation" options={args.options} />
          <ComboBox label="Rôles" name="roles" isMultiple options={args.options} />
          <Button type="submit">Enregistrer</Button>
        </Form>
      )}
    </Held>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    const one = canvas.getByRole('combobox', { name: 'Localisation' })
    await expect(one).toHaveFocus()
    await expect(one).toHaveAccessibleDescription('La valeur Localisation est requise')
    await userEvent.keyboard('chauf{Enter}')
    await expect(one).toBeValid()
    await userEvent.type(canvas.getByRole('combobox', { name: 'Rôles' }), 'etage 1{Enter}{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: { idLocalisation: 12, roles: [11] } })
  },
})
