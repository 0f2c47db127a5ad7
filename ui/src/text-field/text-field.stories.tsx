import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Form } from '../form/index.ts'
import { Held } from '../internal/field/story-held.tsx'
import { TextField } from './text-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

const Controlled = (props: TextFieldProps) => (
  <Held initial={props.value ?? ''}>
    {(value, set) => (
      <TextField
        {...props}
        value={value}
        onValueChange={(change) => {
          set(change.value)
          props.onValueChange?.(change)
        }}
      />
    )}
  </Held>
)

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  parameters: {
    docs: {
      description: {
        component: 'One line of text, or several. For a number, a day or one of many there are fields of their own.',
      },
    },
  },
  args: { label: 'Libellé', onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
})

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Libellé' })
    await userEvent.click(canvas.getByText('Libellé'))
    await expect(input).toHaveFocus()
    // Two cells of a spreadsheet.
    await userEvent.paste('Été\t2026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'Été 2026' })
    await userEvent.clear(input)
    await userEvent.type(input, 'Été 🚒')
    await expect(input).toHaveValue('Été 🚒')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'Été 🚒' })
  },
})

export const Required = meta.story({
  args: { isRequired: true, help: 'Tel qu’il figure sur le contrat.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Libellé' })
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('Tel qu’il figure sur le contrat.')
  },
})

export const WithError = meta.story({
  args: { help: 'Trois lettres au moins.', error: 'Min 3 caractères', value: 'ab' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Libellé' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Trois lettres au moins. Min 3 caractères')
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, value: 'Nantes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Libellé' })).toBeDisabled()
  },
})

export const ReadOnly = meta.story({
  args: { isReadOnly: true, value: 'Nantes' },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Libellé' })
    await userEvent.type(input, 'x')
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('Nantes')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const LongText = meta.story({
  args: {
    label:
      'Un libellé bien plus long que la place qu’il a, et qui doit donc aller à la ligne sans rien pousser hors de l’écran',
    value: 'Anticonstitutionnellement'.repeat(8),
    help: 'Anticonstitutionnellement'.repeat(8),
    error: 'Anticonstitutionnellement'.repeat(8),
  },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Controlled {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox').getBoundingClientRect()
    await expect(box.width).toBeLessThanOrEqual(240)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

export const InAForm = meta.story({
  render: (args) => (
    <Held<Record<string, unknown>> initial={{ lbAgence: '' }}>
      {(values, set) => (
        <Form
          aria-label="Agence"
          values={values}
          rules={{ lbAgence: 'REQUISE' }}
          onValuesChange={(change) => set(change.values)}
          onSubmit={fn()}
        >
          <TextField label={args.label} name="lbAgence" />
        </Form>
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Libellé' })
    await expect(input).toBeRequired()
    await userEvent.type(input, '{Enter}')
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription('La valeur Libellé est requise')
    await userEvent.type(input, 'N')
    await expect(input).toBeValid()
  },
})
