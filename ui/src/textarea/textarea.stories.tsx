import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Form } from '../form/index.ts'
import { Held } from '../internal/field/story-held.tsx'
import { TextArea } from './textarea.tsx'

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  parameters: {
    docs: {
      description: {
        component: 'Several lines of text. It grows with them up to a limit, and counts characters where there is one.',
      },
    },
  },
  args: { label: 'Description', onValueChange: fn() },
  render: (args) => (
    <Held initial={args.value ?? ''}>
      {(value, set) => (
        <TextArea
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
    const area = canvas.getByRole('textbox', { name: 'Description' })
    await userEvent.click(canvas.getByText('Description'))
    await userEvent.keyboard('Une{Enter}Deux 🚒')
    await expect(area).toHaveValue('Une\nDeux 🚒')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'Une\nDeux 🚒' })
    await userEvent.tab()
    await expect(area).not.toHaveFocus()
  },
})

export const Grows = meta.story({
  args: { rows: 2, maxRows: 5 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox')
    const empty = area.clientHeight
    await userEvent.type(area, 'a{Enter}b{Enter}c{Enter}d')
    await waitFor(() => expect(area.clientHeight).toBeGreaterThan(empty))
    await userEvent.type(area, '{Enter}'.repeat(12))
    await waitFor(() => expect(area.scrollHeight).toBeGreaterThan(area.clientHeight))
    await expect(area.clientHeight).toBeLessThan(empty * 3)
  },
})

export const Counted = meta.story({
  args: { maxLength: 20, value: 'Quinze lettres.' },
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('textbox')
    await step('the count describes the field, an emoji is one', async () => {
      await expect(area).toHaveAccessibleDescription(/^15\s\/\s20$/)
      await userEvent.type(area, '🚒')
      await expect(area).toHaveAccessibleDescription(/^16\s\/\s20$/)
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('4 caractères restants'))
    })
    await step('nothing is cut off; too many is said on leaving', async () => {
      await userEvent.type(area, 'et encore')
      await expect(area).toHaveValue('Quinze lettres.🚒et encore')
      await expect(area).toBeValid()
      await expect(canvas.getByText(/5 caractères en trop/)).toBeVisible()
      await userEvent.tab()
      await expect(area).toHaveAccessibleDescription(/Max 20 caractères/)
    })
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  args: { maxLength: 3, value: 'abcd' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 / 3 – One character too many')).toBeVisible()
  },
})

export const WithError = meta.story({ args: { isRequired: true, error: 'La valeur Description est requise' } })

export const Disabled = meta.story({
  args: { isDisabled: true, value: 'Nantes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
})

export const ReadOnly = meta.story({
  args: { isReadOnly: true, value: 'Nantes' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x')
    await expect(canvas.getByRole('textbox')).toHaveValue('Nantes')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const LongText = meta.story({
  args: { value: 'Anticonstitutionnellement'.repeat(40), maxLength: 500 },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <TextArea {...args} />
    </div>
  ),
})

export const InAForm = meta.story({
  render: () => (
    <Held<Record<string, unknown>> initial={{ description: '' }}>
      {(values, set) => (
        <Form
          aria-label="Table"
          values={values}
          rules={{ description: ['REQUISE', 'MAX:10'] }}
          onValuesChange={(change) => set(change.values)}
          onSubmit={fn()}
        >
          <TextArea label="Description" name="description" />
          <Button type="submit">Enregistrer</Button>
        </Form>
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox')
    await expect(area).toBeRequired()
    await userEvent.type(area, 'Treize signes')
    await expect(canvas.getByText(/^13\s\/\s10/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(area).toHaveFocus()
    await expect(area).toHaveAccessibleDescription(/Max 10 caractères/)
  },
})
