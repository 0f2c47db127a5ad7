import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Form } from '../form/index.ts'
import { Held } from '../internal/field/story-held.tsx'
import { NumberField } from './number-field.tsx'

const meta = preview.meta({
  title: 'Components/NumberField',
  component: NumberField,
  parameters: {
    docs: {
      description: {
        component: 'A quantity. What is only written in digits, such as a telephone number, is a TextField.',
      },
    },
  },
  args: { label: 'Durée', onValueChange: fn() },
  render: (args) => (
    <Held initial={args.value ?? null}>
      {(value, set) => (
        <NumberField
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

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Durée' })
    await userEvent.type(input, '12345,5')
    await expect(input).toHaveValue('12345,5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 12345.5 })
    await userEvent.tab()
    await expect(input).toHaveValue('12\u202f345,5')
    await userEvent.clear(input)
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: null })
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  args: { value: 12345.5, label: 'Duration' },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Duration' })
    await expect(input).toHaveValue('12,345.5')
    await userEvent.clear(input)
    await userEvent.type(input, '1,234.5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 1234.5 })
  },
})

export const Keys = meta.story({
  args: { value: 0.1, step: 0.1, minValue: 0, maxValue: 2, unit: 'h' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const input = canvas.getByRole('spinbutton')
    await userEvent.click(input)
    await expect(input).toHaveAttribute('aria-valuenow', '0.1')
    await expect(input).toHaveAttribute('aria-valuemin', '0')
    await expect(input).toHaveAttribute('aria-valuemax', '2')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 0.3 })
    await expect(input).toHaveAttribute('aria-valuetext', globals.locale === 'en' ? '0.3 h' : '0,3 h')
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 2 })
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 0 })
  },
})

export const ArrowDownSteps = meta.story({
  args: { value: 3, minValue: 2 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 2 })
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2')
  },
})

export const NotANumber = meta.story({
  // Its page shows it as it is once it has been played.
  parameters: { docs: { story: { inline: false, height: '110px' } } },
  args: { isInteger: true, value: 7 },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('spinbutton')
    await userEvent.clear(input)
    await userEvent.type(input, '1x')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: null })
    await expect(input).toBeValid()
    await userEvent.tab()
    await expect(input).toHaveValue('1x')
    await expect(input).toHaveAccessibleDescription('Valeur numérique non valide')
  },
})

export const OutOfRange = meta.story({
  // Its page shows it as it is once it has been played.
  parameters: { docs: { story: { inline: false, height: '110px' } } },
  args: { minValue: 1, maxValue: 9 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton')
    await userEvent.type(input, '10')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('La valeur doit être au plus 9')
  },
})

export const WithError = meta.story({ args: { error: 'Valeur de nombre non valide', value: 3 } })
export const Disabled = meta.story({ args: { isDisabled: true, value: 90, unit: 'min' } })
export const ReadOnly = meta.story({
  args: { isReadOnly: true, value: 90, unit: 'min' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton'), '1{ArrowUp}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('90')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})
export const LongText = meta.story({
  args: {
    label: 'La durée totale de toutes les opérations prévues par la gamme, en minutes',
    value: 123456789012,
    unit: 'minutes',
  },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <NumberField {...args} />
    </div>
  ),
})

export const InAForm = meta.story({
  render: () => (
    <Held<Record<string, unknown>> initial={{ ordre: null }}>
      {(values, set) => (
        <Form
          aria-label="Tâche"
          values={values}
          rules={{ ordre: 'REQUISE' }}
          onValuesChange={(change) => set(change.values)}
          onSubmit={fn()}
        >
          <NumberField label="Ordre" name="ordre" isInteger />
        </Form>
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton')
    await userEvent.type(input, '{Enter}')
    await expect(input).toHaveAccessibleDescription('La valeur Ordre est requise')
    await userEvent.type(input, '4')
    await expect(input).toBeValid()
    await userEvent.type(input, 'a{Enter}')
    await expect(input).toHaveAccessibleDescription('Valeur numérique non valide')
  },
})
