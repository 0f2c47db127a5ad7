import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Form } from '../form/index.ts'
import { Held } from '../internal/field/story-held.tsx'
import { PasswordField } from './password-field.tsx'

const meta = preview.meta({
  title: 'Components/PasswordField',
  component: PasswordField,
  parameters: {
    docs: { description: { component: 'A password that can be shown, pasted and filled in by a password manager.' } },
  },
  args: { label: 'Mot de passe', onValueChange: fn() },
  render: (args) => (
    <Held initial={args.value ?? ''}>
      {(value, set) => (
        <PasswordField
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
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Mot de passe')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.type(input, 'secret')
    await userEvent.tab()
    const toggle = canvas.getByRole('button', { name: 'Afficher le mot de passe' })
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(toggle).toHaveAccessibleName('Masquer le mot de passe')
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveValue('secret')
  },
})

export const CapsLock = meta.story({
  // Its page shows it as it is once it has been played.
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByLabelText('Mot de passe'))
    await userEvent.keyboard('{CapsLock}a')
    await expect(canvas.getByRole('status')).toHaveTextContent('La touche Verr. Maj. est activée.')
    await userEvent.keyboard('{CapsLock}a')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.keyboard('{CapsLock}a')
  },
})

export const Paste = meta.story({
  args: { autoComplete: 'new-password' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Mot de passe'))
    await userEvent.paste('un long secret')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'un long secret' })
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAttribute('autocomplete', 'new-password')
  },
})

export const WithError = meta.story({
  args: { error: 'Min 8 caractères', value: 'court', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Mot de passe/, { selector: 'input' })).toHaveAccessibleDescription(
      'Min 8 caractères',
    )
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, value: 'secret' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mot de passe')).toBeDisabled()
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
})

export const ReadOnly = meta.story({ args: { isReadOnly: true, value: 'secret' } })

export const LongText = meta.story({
  args: {
    label: 'Le mot de passe que vous avez reçu de votre administrateur lors de la création du compte',
    value: 'a'.repeat(200),
  },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <PasswordField {...args} />
    </div>
  ),
})

export const InAForm = meta.story({
  render: () => (
    <Held<Record<string, unknown>> initial={{ password: 'court' }}>
      {(values, set) => (
        <Form
          aria-label="Connexion"
          values={values}
          rules={{ password: ['REQUISE', 'MIN:8'] }}
          onValuesChange={(change) => set(change.values)}
          onSubmit={fn()}
        >
          <PasswordField label="Mot de passe" name="password" />
        </Form>
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/^Mot de passe/, { selector: 'input' })
    await userEvent.type(input, '{Enter}')
    await expect(input).toHaveAccessibleDescription('Min 8 caractères')
    await userEvent.type(input, '123')
    await expect(input).toBeValid()
  },
})
