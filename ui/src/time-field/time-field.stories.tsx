import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Form } from '../form/index.ts'
import { Held } from '../internal/field/story-held.tsx'
import { TimeField } from './time-field.tsx'

const meta = preview.meta({
  title: 'Components/TimeField',
  component: TimeField,
  parameters: {
    docs: {
      description: { component: 'A time of day on a 24 hour clock. A length of time is a NumberField with a unit.' },
    },
  },
  args: { label: 'Début', onValueChange: fn() },
  render: (args) => (
    <Held initial={args.value ?? ''}>
      {(value, set) => (
        <TimeField
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
  play: async ({ canvas, args, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Début' })
    await step('typed with or without its colon', async () => {
      await userEvent.type(input, '0930')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '09:30' })
      await expect(input).toHaveValue('0930')
      await userEvent.tab()
      await expect(input).toHaveValue('09:30')
    })
    await step('what is no time is said on leaving, and is none', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, '24:00')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '' })
      await expect(input).toBeValid()
      await userEvent.tab()
      await expect(input).toHaveAccessibleDescription("Format de l'heure non valide")
      await expect(input).toHaveValue('24:00')
    })
    await step('a short one is completed', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, '9h')
      await userEvent.tab()
      await expect(input).toHaveValue('09:00')
      await expect(input).toBeValid()
    })
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  args: { label: 'Start', value: '21:05' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Start' })
    await expect(input).toHaveValue('21:05')
    await userEvent.clear(input)
    await userEvent.type(input, '9pm')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Invalid time format')
  },
})

export const WithError = meta.story({ args: { isRequired: true, error: 'La valeur Début est requise' } })

export const Disabled = meta.story({
  args: { isDisabled: true, value: '09:30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
})

export const ReadOnly = meta.story({
  args: { isReadOnly: true, value: '09:30:15' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(canvas.getByRole('textbox')).toHaveValue('09:30')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const InAForm = meta.story({
  args: { onValueChange: fn() },
  render: (args) => (
    <Held<Record<string, unknown>> initial={{ debut: '' }}>
      {(values, set) => (
        <Form
          aria-label="Tournée"
          values={values}
          rules={{ debut: ['REQUISE', 'TIME'] }}
          onValuesChange={(change) => set(change.values)}
          onSubmit={(submit) => args.onValueChange?.({ value: String(submit.values['debut']) })}
        >
          <TimeField label="Début" name="debut" />
        </Form>
      )}
    </Held>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '{Enter}')
    await expect(input).toHaveAccessibleDescription('La valeur Début est requise')
    await userEvent.type(input, '7{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '07:00' })
  },
})
