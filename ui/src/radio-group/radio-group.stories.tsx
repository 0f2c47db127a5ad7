import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Form } from '../form/index.ts'
import { Held } from '../internal/field/story-held.tsx'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'BASIC', label: 'Mot de passe', description: 'Un identifiant propre à la console.' },
  { value: 'AAD', label: 'Annuaire' },
  { value: 'SSO', label: 'Fédération', isDisabled: true },
]

const meta = preview.meta({
  title: 'Components/RadioGroup',
  component: RadioGroup<string>,
  parameters: {
    docs: {
      description: { component: 'One of two to five choices, all in sight. From six on a Select takes less room.' },
    },
  },
  args: { label: 'Mode d’identification', options, onValueChange: fn() },
  render: (args) => (
    <Held initial={args.value ?? null}>
      {(value, set) => (
        <RadioGroup
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
    await expect(canvas.getByRole('radiogroup', { name: 'Mode d’identification' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Mot de passe/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'AAD' })
    await expect(canvas.getByRole('radio', { name: 'Annuaire' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Annuaire' })).toHaveFocus()
  },
})

export const Keys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByRole('radio', { name: /^Mot de passe/ })
    const directory = canvas.getByRole('radio', { name: 'Annuaire' })
    await userEvent.tab()
    await expect(password).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(directory).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(password).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect(directory).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(password).toBeChecked()
    await expect(password).toHaveFocus()
  },
})

export const OneStop = meta.story({
  args: { value: 'AAD' },
  play: async ({ canvas, args, userEvent, step }) => {
    const [password, directory, federation] = [/^Mot de passe/, 'Annuaire', 'Fédération'].map((name) =>
      canvas.getByRole('radio', { name }),
    )
    await step('Tab goes to the chosen one', async () => {
      await userEvent.tab()
      await expect(directory).toHaveFocus()
    })
    await step('arrows go around, past what is disabled', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(password).toBeChecked()
      await userEvent.keyboard('{ArrowUp}')
      await expect(directory).toBeChecked()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(password).toBeChecked()
      await userEvent.keyboard('{ArrowRight}')
      await expect(directory).toHaveFocus()
      await expect(args.onValueChange).toHaveBeenCalledTimes(4)
      await expect(federation).toBeDisabled()
    })
    await step('Tab leaves the whole group', async () => {
      await userEvent.tab()
      await expect(document.body).toHaveFocus()
    })
  },
})

export const NothingChosen = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const first = canvas.getByRole('radio', { name: /^Mot de passe/ })
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await expect(first).not.toBeChecked()
    await expect(first).toHaveAccessibleDescription('Un identifiant propre à la console.')
    await userEvent.keyboard(' ')
    await expect(first).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'BASIC' })
    await userEvent.click(canvas.getByText('Fédération'))
    await expect(first).toBeChecked()
  },
})

export const Horizontal = meta.story({ args: { orientation: 'horizontal', value: 'AAD' } })
export const Disabled = meta.story({
  args: { isDisabled: true, value: 'AAD' },
  play: async ({ canvas, args, userEvent }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
    await userEvent.click(canvas.getByText('Mot de passe'))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})
export const ReadOnly = meta.story({
  args: { isReadOnly: true, value: 'AAD' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Mot de passe/ }))
    await expect(canvas.getByRole('radio', { name: 'Annuaire' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Annuaire' })).toBeChecked()
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})
export const WithError = meta.story({
  args: { isRequired: true, error: 'La valeur Mode est requise' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('La valeur Mode est requise')
    await expect(canvas.getByRole('radiogroup')).toBeRequired()
  },
})
export const LongText = meta.story({
  args: {
    options: [
      { value: 'a', label: 'Une réponse bien plus longue que la place qui lui est donnée' },
      { value: 'b', label: 'Anticonstitutionnellement'.repeat(3) },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <RadioGroup {...args} />
    </div>
  ),
})

export const InAForm = meta.story({
  render: (args) => (
    <Held<Record<string, unknown>> initial={{ mode: null }}>
      {(values, set) => (
        <Form
          aria-label="Compte"
          values={values}
          rules={{ mode: 'REQUISE' }}
          onValuesChange={(change) => set(change.values)}
          onSubmit={fn()}
        >
          <RadioGroup label="Mode" name="mode" options={args.options} />
          <Button type="submit">Enregistrer</Button>
        </Form>
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(canvas.getByRole('radio', { name: /^Mot de passe/ })).toHaveFocus()
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('La valeur Mode est requise')
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radiogroup')).not.toHaveAttribute('aria-invalid')
  },
})
