import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wordsOf } from '../internal/story-words.ts'
import { Form } from '../form/index.ts'
import { Held } from '../internal/field/story-held.tsx'
import { Select } from './select.tsx'

const options = [
  { value: 1, label: 'Agence de Brest' },
  { value: 2, label: 'Agence de Nantes', description: 'Siège' },
  { value: 3, label: 'Évreux' },
  { value: 4, label: 'Fermée', isDisabled: true },
  { value: 5, label: 'Lille' },
  { value: 6, label: 'Lyon' },
]

const meta = preview.meta({
  title: 'Components/Select',
  component: Select<number>,
  parameters: {
    docs: {
      story: { inline: false, height: '340px' },
      description: {
        component: 'One of a short list. From about fifteen options on, a ComboBox; under five, a RadioGroup.',
      },
    },
  },
  args: { label: 'Agence', options, onValueChange: fn() },
  render: (args) => (
    <Held initial={args.value ?? null}>
      {(value, set) => (
        <Select
          {...args}
          value={value}
          onValueChange={(change) => {
            set(change.value)
            args.onValueChange?.(change)
          }}
        />
      )}
    </Held>
  ),
})

const activeText = (trigger: HTMLElement) =>
  document.getElementById(trigger.getAttribute('aria-activedescendant') ?? '')?.textContent

export const Default = meta.story({
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf(globals)
    const trigger = canvas.getByRole('combobox', { name: 'Agence' })
    await expect(trigger).toHaveTextContent(t('select.placeholder'))
    await userEvent.click(trigger)
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(trigger).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    await userEvent.click(screen.getByRole('option', { name: 'Évreux' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 3 })
    await expect(trigger).toHaveTextContent('Évreux')
    await expect(trigger).toHaveFocus()
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
})

export const Keys = meta.story({
  args: { value: 1, isRequired: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await userEvent.tab()
    const trigger = canvas.getByRole('combobox')
    await expect(trigger).toHaveFocus()
    await step('Down opens on what is chosen, arrows move past what is disabled, Enter picks', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(activeText(trigger)).toBe('Agence de Brest')
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
      await expect(activeText(trigger)).toBe('Lille')
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 5 })
    })
    await step('End and Home open at the ends, Escape leaves all as it was', async () => {
      await userEvent.keyboard('{End}')
      await expect(activeText(trigger)).toBe('Lyon')
      await userEvent.keyboard('{Home}')
      await expect(activeText(trigger)).toBe('Agence de Brest')
      await userEvent.keyboard('{Escape}')
      await expect(screen.queryByRole('listbox')).toBeNull()
      await expect(trigger).toHaveTextContent('Lille')
    })
    await step('letters find, without their accents; the same one again goes on', async () => {
      await userEvent.keyboard('ev')
      await expect(activeText(trigger)).toBe('Évreux')
      await userEvent.keyboard('{Escape}')
    })
    await step('Tab takes what the keys are on and goes on', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 6 })
      await expect(trigger).not.toHaveFocus()
    })
  },
})

export const MoreKeys = meta.story({
  args: { value: 1 },
  play: async ({ canvas, args, userEvent, step }) => {
    const trigger = canvas.getByRole('combobox')
    await userEvent.tab()
    await step('Space opens and takes', async () => {
      await userEvent.keyboard(' ')
      await expect(trigger).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{ArrowDown}')
      await userEvent.keyboard(' ')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 2 })
    })
    await step('pages go to the ends of a short list, Alt+Up takes', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(activeText(trigger)).toContain('Agence de Nantes')
      await userEvent.keyboard('{PageDown}')
      await expect(activeText(trigger)).toBe('Lyon')
      await userEvent.keyboard('{PageUp}')
      await expect(activeText(trigger)).toBe('Agence de Brest')
      await userEvent.keyboard('{ArrowDown}{ArrowUp}{Alt>}{ArrowUp}{/Alt}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 1 })
      await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    })
    await step('Alt+Down and Enter open', async () => {
      for (const keys of ['{Alt>}{ArrowDown}{/Alt}', '{Enter}']) {
        await userEvent.keyboard(keys)
        await expect(activeText(trigger)).toBe('Agence de Brest')
        await userEvent.keyboard('{Escape}')
        await expect(trigger).toHaveAttribute('aria-expanded', 'false')
      }
    })
  },
})

export const Clear = meta.story({
  args: { value: 2 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer Agence' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: null })
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    await userEvent.keyboard('{Delete}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: null })
  },
})

export const Open = meta.story({
  args: { value: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(screen.getByRole('option', { name: /Nantes/ })).toHaveAttribute('aria-selected', 'true')
    await expect(screen.getByRole('option', { name: 'Fermée' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('option', { name: 'Fermée' }))
    await expect(screen.getByRole('listbox', { name: 'Agence' })).toBeVisible()
  },
})

const regions = [
  { value: 0, label: 'Toutes' },
  { heading: 'Ouest', options: options.slice(0, 2) },
  {
    heading: 'Nord',
    options: [
      { value: 3, label: 'Évreux' },
      { value: 5, label: 'Lille' },
    ],
  },
  { heading: 'Outre-mer', options: [] },
]

/** Options under headings. */
export const Groups = meta.story({
  args: { value: 5, options: regions },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const west = within(screen.getByRole('group', { name: 'Ouest' }))
    await expect(west.getAllByRole('option')).toHaveLength(2)
    await expect(screen.getAllByRole('option')).toHaveLength(5)
    await expect(screen.getAllByRole('group')).toHaveLength(2)
    await userEvent.click(screen.getByText('Nord'))
    await expect(screen.getByRole('listbox', { name: 'Agence' })).toBeVisible()
  },
})

export const GroupKeys = meta.story({
  args: { options: regions },
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(activeText(trigger)).toBe('Toutes')
    await userEvent.keyboard('{ArrowDown}')
    await expect(activeText(trigger)).toBe('Agence de Brest')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(activeText(trigger)).toBe('Évreux')
    await userEvent.keyboard('n')
    await expect(activeText(trigger)).toBe('Évreux')
    await userEvent.keyboard('{Home}{End}{ArrowUp}{ArrowUp}')
    await expect(activeText(trigger)).toContain('Agence de Nantes')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 2 })
    await expect(trigger).toHaveTextContent('Agence de Nantes')
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, value: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
  },
})

export const ReadOnly = meta.story({
  args: { isReadOnly: true, value: 2 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Delete}l')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const WithError = meta.story({
  args: { isRequired: true, error: 'La valeur Agence est requise' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('La valeur Agence est requise')
  },
})

/** The module that draws thousands is fetched for them alone: letters typed into the closed select count meanwhile, and it opens where they lead. */
export const ManyOptions = meta.story({
  args: { options: Array.from({ length: 5000 }, (_, index) => ({ value: index, label: `${index} Agence` })) },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('4321')
    await waitFor(() => expect(activeText(trigger)).toBe('4321 Agence'))
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('data-virtuoso-scroller'))
    await waitFor(() => expect(screen.getByRole('option', { name: '4321 Agence' })).toBeVisible())
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: '4321 Agence' })).toBeVisible())
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(activeText(trigger)).toBe('4331 Agence'))
    await waitFor(() => expect(screen.getByRole('option', { name: '4331 Agence' })).toBeVisible())
  },
})

export const LongText = meta.story({
  args: {
    value: 1,
    options: [
      { value: 1, label: 'Agence de l’Ouest, du Nord et de toutes les autres directions à la fois' },
      { value: 2, label: 'Anticonstitutionnellement'.repeat(4) },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <Select {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(screen.getByRole('listbox').getBoundingClientRect().width).toBeLessThanOrEqual(480)
  },
})

export const InAForm = meta.story({
  render: (args) => (
    <Held<Record<string, unknown>> initial={{ idAgence: null }}>
      {(values, set) => (
        <Form
          aria-label="Affaire"
          values={values}
          rules={{ idAgence: 'REQUISE' }}
          onValuesChange={(change) => set(change.values)}
          onSubmit={fn()}
        >
          <Select label="Agence" name="idAgence" options={args.options} />
        </Form>
      )}
    </Held>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvasElement.querySelector('form')?.requestSubmit()
    const trigger = await canvas.findByRole('combobox', { description: 'La valeur Agence est requise' })
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('ly{Enter}')
    await expect(trigger).not.toHaveAttribute('aria-invalid')
    await expect(trigger).toHaveTextContent('Lyon')
  },
})
