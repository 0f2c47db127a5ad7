import { getLocalTimeZone, today } from '@internationalized/date'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { dateIn, dayIn, monthIn, wordsOf } from '../internal/story-words.ts'
import { Form } from '../form/index.ts'
import { Held } from '../internal/field/story-held.tsx'
import { DateField } from './date-field.tsx'

const meta = preview.meta({
  title: 'Components/DateField',
  component: DateField,
  parameters: {
    docs: {
      story: { inline: false, height: '460px' },
      description: {
        component: 'A day without a time. It is a text of year, month and day, which no time zone can move.',
      },
    },
  },
  args: { label: 'Échéance', onValueChange: fn() },
  render: (args) => (
    <Held initial={args.value ?? ''}>
      {(value, set) => (
        <DateField
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
    const input = canvas.getByRole('textbox', { name: 'Échéance' })
    await step('typed with or without strokes', async () => {
      await userEvent.type(input, '01022026')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-02-01' })
      await expect(input).toHaveValue('01022026')
      await userEvent.tab()
      await expect(input).toHaveValue('01/02/2026')
    })
    await step('what is no date is said on leaving, and is none', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, '31/02/2026')
      await expect(input).toBeValid()
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '' })
      await userEvent.tab()
      await expect(input).toHaveAccessibleDescription('Date non valide, écrire jj/mm/aaaa')
      await expect(input).toHaveValue('31/02/2026')
    })
    await step('a day without a year is of this one', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, '4/7')
      await userEvent.tab()
      await expect(input).toHaveValue(`04/07/${new Date().getFullYear()}`)
      await expect(input).toBeValid()
    })
    await step('a year of two digits is completed', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, '1/3/26')
      await userEvent.tab()
      await expect(input).toHaveValue('01/03/2026')
      await expect(input).toBeValid()
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-03-01' })
    })
  },
})

const focusedDay = () => document.activeElement?.getAttribute('aria-label') ?? ''

export const Calendar = meta.story({
  args: { value: '2026-02-18' },
  play: async ({ canvas, args, userEvent, step, globals }) => {
    const t = wordsOf(globals)
    const button = canvas.getByRole('button', { name: t('date.pick', { label: 'Échéance' }) })
    await step('the dialog opens on the chosen day, weeks from Monday', async () => {
      await userEvent.click(button)
      const dialog = screen.getByRole('dialog', { name: t('date.calendar', { label: 'Échéance' }) })
      await waitFor(() => expect(focusedDay()).toContain(dayIn(globals, '2026-02-18')))
      await expect(within(dialog).getByText(monthIn(globals, '2026-02-18'))).toBeVisible()
      await expect(dialog).toHaveAttribute('aria-modal', 'true')
      await expect(within(dialog).getByRole('grid', { name: new RegExp(monthIn(globals, '2026-02-18')) })).toBeVisible()
      await expect(within(dialog).getAllByRole('gridcell', { selected: true })).toHaveLength(1)
      await expect(within(dialog).getByRole('gridcell', { selected: true })).toContainElement(
        document.activeElement as HTMLElement,
      )
      await expect(within(dialog).getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1)
      await expect([...dialog.querySelectorAll('th')].map((day) => day.textContent)).toEqual(
        ['16', '17', '18', '19', '20', '21', '22'].map((day) =>
          dateIn(globals, `2026-02-${day}`, { weekday: 'short' }),
        ),
      )
    })
    const press = async (keys: string, day: string) => {
      await userEvent.keyboard(keys)
      await waitFor(() => expect(focusedDay()).toContain(day))
    }
    await step('every key of the date picker', async () => {
      await press('{ArrowRight}', dayIn(globals, '2026-02-19'))
      await press('{ArrowUp}', dayIn(globals, '2026-02-12'))
      await press('{Home}', dayIn(globals, '2026-02-09'))
      await press('{End}', dayIn(globals, '2026-02-15'))
      await press('{ArrowLeft}', dayIn(globals, '2026-02-14'))
      await press('{ArrowDown}', dayIn(globals, '2026-02-21'))
      await press('{PageDown}', dayIn(globals, '2026-03-21'))
      await press('{PageUp}{PageUp}', dayIn(globals, '2026-01-21'))
      await press('{Shift>}{PageDown}{/Shift}', dayIn(globals, '2027-01-21'))
      await press('{Shift>}{PageUp}{/Shift}', dayIn(globals, '2026-01-21'))
    })
    await step('Escape leaves it as it was and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(button).toHaveFocus())
      await expect(screen.queryByRole('dialog')).toBeNull()
      await expect(args.onValueChange).not.toHaveBeenCalled()
    })
    await step('Alt+Down opens from the text, Enter picks', async () => {
      await userEvent.click(canvas.getByRole('textbox'))
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await waitFor(() => expect(focusedDay()).toContain(dayIn(globals, '2026-02-18')))
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(focusedDay()).toContain(dayIn(globals, '2026-02-19')))
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-02-19' })
      await expect(canvas.getByRole('textbox')).toHaveValue('19/02/2026')
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    })
  },
})

export const CalendarEdges = meta.story({
  args: { value: '2024-02-29' },
  play: async ({ canvas, userEvent, step, globals }) => {
    const t = wordsOf(globals)
    const button = canvas.getByRole('button', { name: t('date.pick', { label: 'Échéance' }) })
    const press = async (keys: string, day: string) => {
      await userEvent.keyboard(keys)
      await waitFor(() => expect(focusedDay()).toContain(day))
    }
    await step('Tab goes past its button, which is no stop: Alt and the down arrow open it', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(button).not.toHaveFocus()
      await userEvent.tab({ shift: true })
      await press('{Alt>}{ArrowDown}{/Alt}', dayIn(globals, '2024-02-29'))
      await expect(button).toHaveAttribute('aria-expanded', 'true')
    })
    await step('a leap day goes to the last day of a shorter month', async () => {
      await press('{Shift>}{PageDown}{/Shift}', dayIn(globals, '2025-02-28'))
      await press('{PageUp}', dayIn(globals, '2025-01-28'))
      await press('{Shift>}{PageUp}{/Shift}', dayIn(globals, '2024-01-28'))
    })
    await step('Home and End stay in the week, over the end of a month too', async () => {
      await press('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}', dayIn(globals, '2024-02-01'))
      await press('{Home}', dayIn(globals, '2024-01-29'))
      await press('{Home}', dayIn(globals, '2024-01-29'))
      await press('{End}', dayIn(globals, '2024-02-04'))
    })
    await step('Escape from a button of the dialog gives the focus back to what opened it', async () => {
      within(screen.getByRole('dialog'))
        .getByRole('button', { name: t('date.nextMonth') })
        .focus()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
  },
})

export const Open = meta.story({
  args: { value: '2026-02-18', minValue: '2026-02-05', maxValue: '2026-03-10' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = screen.getByRole('dialog')
    await userEvent.click(within(dialog).getByText('4'))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mois suivant' }))
    await expect(within(dialog).getByText('mars 2026')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mois précédent' }))
    await expect(within(dialog).getByText('février 2026')).toBeVisible()
  },
})

export const SpacePicks = meta.story({
  args: { value: '2026-02-18' },
  play: async ({ canvas, args, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(focusedDay()).toContain(dayIn(globals, '2026-02-18')))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(focusedDay()).toContain(dayIn(globals, '2026-02-19')))
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-02-19' })
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

export const TabGoesRound = meta.story({
  args: { value: '2026-02-18' },
  play: async ({ canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(canvas.getByRole('button'))
    const dialog = within(screen.getByRole('dialog'))
    await waitFor(() => expect(focusedDay()).toContain(dayIn(globals, '2026-02-18')))
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: t('date.today') })).toHaveFocus()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: t('date.clear') })).toHaveFocus()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: t('date.previousYear') })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(dialog.getByRole('button', { name: t('date.clear') })).toHaveFocus()
  },
})

export const Today = meta.story({
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf(globals)
    const now = today(getLocalTimeZone())
    await userEvent.click(canvas.getByRole('button'))
    const dialog = screen.getByRole('dialog')
    await waitFor(() => expect(focusedDay()).toMatch(new RegExp(`^${t('date.today').slice(0, 5)}`)))
    await userEvent.click(within(dialog).getByRole('button', { name: t('date.today') }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: now.toString() })
  },
})

export const OutOfRange = meta.story({
  args: { minValue: '2026-01-01' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '31/12/2025')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'La date ne doit pas être avant le 01/01/2026',
    )
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  args: { label: 'Due', value: '2026-02-18' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Due' })).toHaveValue('18/02/2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date, Due' }))
    await waitFor(() => expect(focusedDay()).toContain('18 February 2026'))
  },
})

export const Disabled = meta.story({ args: { isDisabled: true, value: '2026-02-18' } })

export const ReadOnly = meta.story({
  args: { isReadOnly: true, value: '2026-02-18' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(canvas.getByRole('button')).toBeDisabled()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const WithError = meta.story({ args: { isRequired: true, error: 'La valeur Échéance est requise' } })

export const LongText = meta.story({
  args: { label: 'Date à laquelle la prestation doit être terminée au plus tard', value: '2026-02-18' },
  render: (args) => (
    <div style={{ inlineSize: 150 }}>
      <DateField {...args} />
    </div>
  ),
})

export const InAForm = meta.story({
  render: () => (
    <Held<Record<string, unknown>> initial={{ dtEcheance: '2026-12-31T23:30:00Z' }}>
      {(values, set) => (
        <Form
          aria-label="Prestation"
          values={values}
          rules={{ dtEcheance: 'REQUISE' }}
          onValuesChange={(change) => set(change.values)}
          onSubmit={fn()}
        >
          <DateField label="Échéance" name="dtEcheance" />
        </Form>
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Échéance' })
    await expect(input).toHaveValue('31/12/2026')
    await userEvent.clear(input)
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAccessibleDescription('La valeur Échéance est requise')
    await userEvent.type(input, '1/1/2027')
    await expect(input).toBeValid()
  },
})
