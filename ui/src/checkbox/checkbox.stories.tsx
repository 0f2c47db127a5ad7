import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Form } from '../form/index.ts'
import { Held } from '../internal/field/story-held.tsx'
import { Stack } from '../internal/story-layout.styles.ts'
import { Checkbox } from './checkbox.tsx'

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Verrouillé', onValueChange: fn() },
  render: (args) => (
    <Held initial={args.value ?? false}>
      {(value, set) => (
        <Checkbox
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
    const input = canvas.getByRole('checkbox', { name: 'Verrouillé' })
    await userEvent.click(canvas.getByText('Verrouillé'))
    await expect(input).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(input).not.toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: false })
  },
})

export const Keys = meta.story({
  args: { isRequired: true, help: 'Pris en compte à l’enregistrement.' },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('checkbox')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('Pris en compte à l’enregistrement.')
    await userEvent.keyboard(' ')
    await expect(input).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: true })
    await userEvent.tab()
    await expect(input).not.toHaveFocus()
  },
})

export const States = meta.story({
  render: () => (
    <Stack>
      <Checkbox label="Oui" value />
      <Checkbox label="Oui, désactivé" value isDisabled />
      <Checkbox label="Non, désactivé" value={false} isDisabled />
      <Checkbox label="Oui, en lecture seule" value isReadOnly />
      <Checkbox label="Avec aide" value={false} help="Un compte verrouillé ne peut plus se connecter." />
    </Stack>
  ),
})

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('checkbox')
    await expect(input).toBeDisabled()
    await userEvent.tab()
    await expect(input).not.toHaveFocus()
    await userEvent.click(canvas.getByText(args.label))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const ReadOnly = meta.story({
  args: { isReadOnly: true, value: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    // It looks read: the ground that a press would change is not there.
    await expect(getComputedStyle(canvas.getByRole('checkbox')).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  },
})

export const WithError = meta.story({
  args: { isRequired: true, error: 'La valeur Verrouillé est requise' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('checkbox', { name: 'Verrouillé' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('La valeur Verrouillé est requise')
  },
})

export const LongText = meta.story({
  args: {
    label:
      'J’ai lu et j’accepte les conditions générales d’utilisation du service, y compris ce qui est écrit en petit',
  },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <Checkbox {...args} />
    </div>
  ),
})

export const InAForm = meta.story({
  render: () => (
    <Held<Record<string, unknown>> initial={{ flag: false }}>
      {(values, set) => (
        <Form
          aria-label="Compte"
          values={values}
          rules={{ flag: (value) => (value === true ? null : 'À cocher') }}
          onValuesChange={(change) => set(change.values)}
          onSubmit={fn()}
        >
          <Checkbox label="Verrouillé" name="flag" />
          <Button type="submit">Enregistrer</Button>
        </Form>
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    const input = canvas.getByRole('checkbox')
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription('À cocher')
    await userEvent.keyboard(' ')
    await expect(input).toBeValid()
  },
})

export const Indeterminate = meta.story({
  args: { isIndeterminate: true },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('checkbox')
    await expect(input).toBePartiallyChecked()
    await userEvent.click(input)
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: true })
    // The boxes it stands for decide, not the press.
    await expect(input).toBePartiallyChecked()
  },
})
