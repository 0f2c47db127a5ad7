import { getLocalTimeZone, today } from '@internationalized/date'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
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
  play: async ({ canvas, args, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Choisir une date, Échéance' })
    await step('the dialog opens on the chosen day, weeks from Monday', async () => {
      await userEvent.click(button)
      const dialog = screen.getByRole('dialog', { name: 'Calendrier, Échéance' })
      await waitFor(() => expect(focusedDay()).toContain('mercredi 18 février 2026'))
      await expect(within(dialog).getByText('février 2026')).toBeVisible()
      await expect([...dialog.querySelectorAll('th')].map((day) => day.textContent)).toEqual([
        'lun.',
        'mar.',
        'mer.',
        'jeu.',
        'ven.',
        'sam.',
        'dim.',
      ])
    })
    const press = async (keys: string, day: string) => {
      await userEvent.keyboard(keys)
      await waitFor(() => expect(focusedDay()).toContain(day))
    }
    await step('every key of the date picker', async () => {
      await press('{ArrowRight}', 'jeudi 19 février 2026')
      await press('{ArrowUp}', 'jeudi 12 février 2026')
      await press('{Home}', 'lundi 9 février 2026')
      await press('{End}', 'dimanche 15 février 2026')
      await press('{ArrowLeft}', 'samedi 14 février 2026')
      await press('{ArrowDown}', 'samedi 21 février 2026')
      await press('{PageDown}', 'samedi 21 mars 2026')
      await press('{PageUp}{PageUp}', 'mercredi 21 janvier 2026')
      await press('{Shift>}{PageDown}{/Shift}', 'jeudi 21 janvier 2027')
      await press('{Shift>}{PageUp}{/Shift}', 'mercredi 21 janvier 2026')
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
      await waitFor(() => expect(focusedDay()).toContain('18 février 2026'))
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(focusedDay()).toContain('19 février 2026'))
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-02-19' })
      await expect(canvas.getByRole('textbox')).toHaveValue('19/02/2026')
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    })
  },
})

export const CalendarEdges = meta.story({
  args: { value: '2024-02-29' },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Choisir une date, Échéance' })
    const press = async (keys: string, day: string) => {
      await userEvent.keyboard(keys)
      await waitFor(() => expect(focusedDay()).toContain(day))
    }
    await step('Tab goes past its button, which is no stop: Alt and the down arrow open it', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(button).not.toHaveFocus()
      await userEvent.tab({ shift: true })
      await press('{Alt>}{ArrowDown}{/Alt}', '29 février 2024')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
    })
    await step('a leap day goes to the last day of a shorter month', async () => {
      await press('{Shift>}{PageDown}{/Shift}', '28 février 2025')
      await press('{PageUp}', '28 janvier 2025')
      await press('{Shift>}{PageUp}{/Shift}', '28 janvier 2024')
    })
    await step('Home and End stay in the week, over the end of a month too', async () => {
      await press('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}', '1 février 2024')
      await press('{Home}', 'lundi 29 janvier 2024')
      await press('{Home}', 'lundi 29 janvier 2024')
      await press('{End}', 'dimanche 4 février 2024')
    })
    await step('Escape from a button of the dialog gives the focus back to what opened it', async () => {
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Mois suivant' }).focus()
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
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(focusedDay()).toContain('18 février 2026'))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(focusedDay()).toContain('19 février 2026'))
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-02-19' })
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

export const TabGoesRound = meta.story({
  args: { value: '2026-02-18' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = within(screen.getByRole('dialog'))
    await waitFor(() => expect(focusedDay()).toContain('18 février 2026'))
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Aujourd’hui' })).toHaveFocus()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Effacer' })).toHaveFocus()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Année précédente' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(dialog.getByRole('button', { name: 'Effacer' })).toHaveFocus()
  },
})

export const Today = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const now = today(getLocalTimeZone())
    await userEvent.click(canvas.getByRole('button'))
    const dialog = screen.getByRole('dialog')
    await waitFor(() => expect(focusedDay()).toMatch(/^Aujourd.hui/))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Aujourd’hui' }))
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
