import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Form } from '../form/index.ts'
import { Held } from '../internal/field/story-held.tsx'
import { Stack } from '../internal/story-layout.styles.ts'
import { Switch } from './switch.tsx'

const meta = preview.meta({
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Actif', onValueChange: fn() },
  render: (args) => (
    <Held initial={args.value ?? false}>
      {(value, set) => (
        <Switch
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
    const input = canvas.getByRole('switch', { name: 'Actif' })
    await userEvent.click(canvas.getByText('Actif'))
    await expect(input).toBeChecked()
    await expect(input).toHaveAccessibleName('Actif')
    await userEvent.keyboard(' ')
    await expect(input).not.toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: false })
  },
})

export const Keys = meta.story({
  args: { isRequired: true, help: 'Pris en compte à l’enregistrement.' },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('switch')
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
      <Switch label="Oui" value />
      <Switch label="Oui, désactivé" value isDisabled />
      <Switch label="Non, désactivé" value={false} isDisabled />
      <Switch label="Oui, en lecture seule" value isReadOnly />
      <Switch label="Avec aide" value={false} help="Un compte verrouillé ne peut plus se connecter." />
    </Stack>
  ),
})

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('switch')
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
    await expect(canvas.getByRole('switch')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    // It looks read: the ground that a press would change is not there.
    await expect(getComputedStyle(canvas.getByRole('switch')).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  },
})

export const WithError = meta.story({
  args: { isRequired: true, error: 'La valeur Actif est requise' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('switch', { name: 'Actif' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('La valeur Actif est requise')
  },
})

export const LongText = meta.story({
  args: {
    label:
      'J’ai lu et j’accepte les conditions générales d’utilisation du service, y compris ce qui est écrit en petit',
  },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <Switch {...args} />
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
          <Switch label="Actif" name="flag" />
          <Button type="submit">Enregistrer</Button>
        </Form>
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    const input = canvas.getByRole('switch')
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription('À cocher')
    await userEvent.keyboard(' ')
    await expect(input).toBeValid()
  },
})
