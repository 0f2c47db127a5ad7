import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Form } from '../form/index.ts'
import { Held } from '../internal/field/story-held.tsx'
import { JsonEditor } from './json-editor.tsx'

const meta = preview.meta({
  title: 'Components/JsonEditor',
  component: JsonEditor,
  parameters: {
    docs: {
      description: {
        component: 'The text of a JSON object, such as a value’s extended data. It is kept as it is written.',
      },
    },
  },
  args: { label: 'Données étendues', onValueChange: fn() },
  render: (args) => (
    <Held initial={args.value ?? ''}>
      {(value, set) => (
        <JsonEditor
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
    const editor = canvas.getByRole('textbox', { name: 'Données étendues' })
    await step('the first mistake is said in its place, while typing', async () => {
      await userEvent.click(editor)
      await userEvent.paste('{\n  "couleur": "rouge",\n}')
      await waitFor(() => expect(editor).toHaveAccessibleDescription(/^Ligne 3, colonne 1\s: virgule en trop$/))
      await expect(editor).toBeInvalid()
      await expect(canvas.getByRole('status')).toHaveTextContent(/Ligne 3, colonne 1/)
    })
    await step('and is gone at once when it is mended', async () => {
      await userEvent.clear(editor)
      await userEvent.paste('{"couleur":"rouge","codes":[1,2]}')
      await waitFor(() => expect(editor).toBeValid())
      await expect(canvas.getByText('JSON valide')).toBeVisible()
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '{"couleur":"rouge","codes":[1,2]}' })
    })
    await step('a key lays it out, and undo takes that back', async () => {
      await userEvent.keyboard('{Alt>}{Shift>}[KeyF]{/Shift}{/Alt}')
      await expect(editor).toHaveValue('{\n  "couleur": "rouge",\n  "codes": [\n    1,\n    2\n  ]\n}')
      document.execCommand('undo')
      await waitFor(() => expect(editor).toHaveValue('{"couleur":"rouge","codes":[1,2]}'))
    })
    await step('the keyboard is never caught', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Mettre en forme' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(editor).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(editor).not.toHaveFocus()
    })
  },
})

export const Filled = meta.story({
  args: { value: '{\n  "couleur": "rouge",\n  "norme": { "code": "NF EN 3-7", "année": 2007 },\n  "actif": true\n}' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('JSON valide')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Mettre en forme' })).toBeEnabled()
  },
})

export const Mistaken = meta.story({
  args: { value: '{\n  "couleur": rouge\n}' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/^Ligne 2, colonne 14\s: mot inconnu/),
    )
    await expect(canvas.getByRole('button', { name: 'Mettre en forme' })).toBeDisabled()
    await expect(canvas.getByText('2', { selector: 'mark' })).toBeVisible()
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  args: { label: 'Extended data', value: '[1, 2]' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
        'Line 1, column 1: the text must be an object, in braces',
      ),
    )
  },
})

export const ReadOnly = meta.story({
  args: { isReadOnly: true, value: '{"a":1}' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('x{Alt>}{Shift>}[KeyF]{/Shift}{/Alt}')
    await expect(canvas.getByRole('textbox')).toHaveValue('{"a":1}')
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const Disabled = meta.story({ args: { isDisabled: true, value: '{"a": 1}' } })

export const Long = meta.story({
  args: {
    value: JSON.stringify(
      Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`clé ${index}`, 'x'.repeat(index * 2)])),
      null,
      2,
    ),
    rows: 8,
  },
  play: async ({ canvas, canvasElement }) => {
    const editor = canvas.getByRole('textbox')
    editor.scrollTop = 400
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden="true"]')?.scrollTop).toBe(400))
  },
})

export const InAForm = meta.story({
  render: () => {
    const submitted = fn()
    return (
      <Held<Record<string, unknown>> initial={{ extendedData: '' }}>
        {(values, set) => (
          <Form
            aria-label="Valeur"
            values={values}
            onValuesChange={(change) => set(change.values)}
            onSubmit={submitted}
          >
            <JsonEditor label="Données étendues" name="extendedData" rows={4} />
            <Button type="submit">Enregistrer</Button>
          </Form>
        )}
      </Held>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const editor = canvas.getByRole('textbox')
    await userEvent.click(editor)
    await userEvent.paste('{"a": }')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(editor).toHaveFocus()
    await expect(editor).toHaveAccessibleDescription(/^Ligne 1, colonne 7\s: une valeur est attendue$/)
  },
})
