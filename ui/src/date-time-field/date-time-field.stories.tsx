import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Form } from '../form/index.ts'
import { Held } from '../internal/field/story-held.tsx'
import { DateTimeField } from './date-time-field.tsx'

const meta = preview.meta({
  title: 'Components/DateTimeField',
  component: DateTimeField,
  parameters: {
    docs: {
      story: { inline: false, height: '460px' },
      description: {
        component:
          'A moment, kept in UTC and shown by the user’s clocks. A day without a time is a DateField, which no zone can move.',
      },
    },
  },
  args: { label: 'Intervention', timeZone: 'Europe/Paris', onValueChange: fn() },
  render: (args) => (
    <Held initial={args.value ?? ''}>
      {(value, set) => (
        <DateTimeField
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

const focusedDay = () => document.activeElement?.getAttribute('aria-label') ?? ''

export const Default = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Intervention' })
    await step('typed in the zone, kept in UTC', async () => {
      await userEvent.type(input, '18/02/2026 09:30')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-02-18T08:30:00.000Z' })
      await userEvent.clear(input)
      await userEvent.type(input, '18/7/26 9h30')
      await userEvent.tab()
      await expect(input).toHaveValue('18/07/2026 09:30')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-07-18T07:30:00.000Z' })
    })
    await step('a day alone is no moment', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, '18/02/2026')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '' })
      await userEvent.tab()
      await expect(input).toHaveAccessibleDescription('Date et heure non valides, écrire jj/mm/aaaa hh:mm')
    })
  },
})

export const Calendar = meta.story({
  args: { value: '2026-03-28T13:45:20.000Z' },
  play: async ({ canvas, args, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Choisir une date, Intervention' })
    await step('the day changes, the time stays, over a change of the clocks too', async () => {
      await expect(canvas.getByRole('textbox')).toHaveValue('28/03/2026 14:45')
      await userEvent.click(button)
      await waitFor(() => expect(focusedDay()).toContain('28 mars 2026'))
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(focusedDay()).toContain('29 mars 2026'))
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-03-29T12:45:00.000Z' })
      await expect(canvas.getByRole('textbox')).toHaveValue('29/03/2026 14:45')
      await waitFor(() => expect(button).toHaveFocus())
    })
    await step('Alt+Down opens, Escape gives up', async () => {
      await userEvent.click(canvas.getByRole('textbox'))
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await waitFor(() => expect(focusedDay()).toContain('29 mars 2026'))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
  },
})

export const Empty = meta.story({
  args: { defaultTime: '08:00' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Aujourd’hui' }))
    await expect(canvas.getByRole<HTMLInputElement>('textbox').value).toMatch(/^\d\d\/\d\d\/\d{4} 08:00$/)
  },
})

export const ClocksGoForward = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '29/03/2026 02:30')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/^Cette heure n’existe pas/)
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '' })
  },
})

export const ClocksGoBack = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '25/10/2026 02:30')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-10-25T00:30:00.000Z' })
    await expect(input).toHaveAccessibleDescription(/la première est retenue \(UTC\+2\)/)
    await userEvent.click(canvas.getByRole('button', { name: 'Prendre la seconde' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-10-25T01:30:00.000Z' })
    await expect(input).toHaveValue('25/10/2026 02:30')
    await expect(input).toHaveAccessibleDescription(/la seconde est retenue \(UTC\+1\)/)
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  args: { label: 'Visit', timeZone: 'America/New_York', value: '2026-11-01T06:30:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Visit' })).toHaveValue('01/11/2026 01:30')
    await expect(canvas.getByText('This time happens twice: the second is taken (UTC−5)')).toBeVisible()
  },
})

export const WithError = meta.story({ args: { isRequired: true, error: 'La valeur Intervention est requise' } })
export const Disabled = meta.story({
  args: { isDisabled: true, value: '2026-02-18T08:30:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
})
export const ReadOnly = meta.story({
  args: { isReadOnly: true, value: '2026-02-18T08:30:00Z' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(canvas.getByRole('button')).toBeDisabled()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const InAForm = meta.story({
  render: () => (
    <Held<Record<string, unknown>> initial={{ dt: '' }}>
      {(values, set) => (
        <Form
          aria-label="Visite"
          values={values}
          rules={{ dt: 'REQUISE' }}
          onValuesChange={(change) => set(change.values)}
          onSubmit={fn()}
        >
          <DateTimeField label="Date" name="dt" />
        </Form>
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '{Enter}')
    await expect(input).toHaveAccessibleDescription('La valeur Date est requise')
    await userEvent.type(input, '1/1/2027 12:00')
    await expect(input).toBeValid()
  },
})
