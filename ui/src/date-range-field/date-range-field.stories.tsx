import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Form } from '../form/index.ts'
import { Held } from '../internal/field/story-held.tsx'
import { DateRangeField } from './date-range-field.tsx'

const meta = preview.meta({
  title: 'Components/DateRangeField',
  component: DateRangeField,
  parameters: {
    docs: {
      story: { inline: false, height: '460px' },
      description: { component: 'A first and a last day, both included. Either may stay open: “since” and “until”.' },
    },
  },
  args: { label: 'Période', onValueChange: fn() },
  render: (args) => (
    <Held initial={args.value ?? { from: '', to: '' }}>
      {(value, set) => (
        <DateRangeField
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
    const group = canvas.getByRole('group', { name: 'Période' })
    const from = canvas.getByRole('textbox', { name: 'Période, du' })
    const to = canvas.getByRole('textbox', { name: 'Période, au' })
    await step('both days are typed', async () => {
      await userEvent.type(from, '01022026')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: { from: '2026-02-01', to: '' } })
      await userEvent.tab()
      await expect(from).toHaveValue('01/02/2026')
      await userEvent.keyboard('28/2/26')
      await userEvent.tab()
      await expect(to).toHaveValue('28/02/2026')
      await userEvent.tab()
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: { from: '2026-02-01', to: '2026-02-28' } })
      await expect(group).not.toHaveAccessibleDescription()
    })
    await step('a year of two digits in the last one is completed on leaving, and is no mistake', async () => {
      await userEvent.clear(to)
      await userEvent.type(to, '1/3/26')
      await userEvent.click(document.body)
      await expect(to).toHaveValue('01/03/2026')
      await expect(to).toBeValid()
    })
    await step('an end before its start is said on leaving', async () => {
      await userEvent.clear(to)
      await userEvent.type(to, '31/01/2026')
      await expect(to).toBeValid()
      await userEvent.click(document.body)
      await expect(to).toHaveAccessibleDescription('La fin ne doit pas être avant le début')
      await expect(group).toHaveAccessibleDescription('La fin ne doit pas être avant le début')
    })
    await step('what is no day empties that end alone', async () => {
      await userEvent.clear(to)
      await userEvent.type(to, '31/02/2026')
      await userEvent.tab()
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: { from: '2026-02-01', to: '' } })
      await expect(to).toHaveAccessibleDescription('Date non valide, écrire jj/mm/aaaa')
    })
  },
})

export const Calendar = meta.story({
  args: { value: { from: '2026-02-10', to: '2026-02-18' } },
  play: async ({ canvas, args, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Choisir une période, Période' })
    const press = async (keys: string, day: string) => {
      await userEvent.keyboard(keys)
      await waitFor(() => expect(focusedDay()).toContain(day))
    }
    await step('the dialog opens on the first day', async () => {
      await userEvent.click(button)
      await expect(screen.getByRole('dialog', { name: 'Calendrier, Période' })).toBeVisible()
      await waitFor(() => expect(focusedDay()).toContain('10 février 2026'))
    })
    await step('every key of the date picker', async () => {
      await press('{ArrowRight}', 'mercredi 11 février 2026')
      await press('{ArrowUp}', 'mercredi 4 février 2026')
      await press('{Home}', 'lundi 2 février 2026')
      await press('{End}', 'dimanche 8 février 2026')
      await press('{ArrowLeft}', 'samedi 7 février 2026')
      await press('{ArrowDown}', 'samedi 14 février 2026')
      await press('{PageDown}', 'samedi 14 mars 2026')
      await press('{PageUp}', 'samedi 14 février 2026')
      await press('{Shift>}{PageDown}{/Shift}', 'dimanche 14 février 2027')
      await press('{Shift>}{PageUp}{/Shift}', 'samedi 14 février 2026')
    })
    await step('Escape in the middle of a choice leaves all as it was', async () => {
      // The focus goes on by a day, so that a screen reader says the days chosen so far.
      await press('{Enter}', '15 février 2026')
      await press('{ArrowRight}', '16 février 2026')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(button).toHaveFocus())
      await expect(screen.queryByRole('dialog')).toBeNull()
      await expect(args.onValueChange).not.toHaveBeenCalled()
    })
    await step('the second Enter picks, in either order', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Période, du' }))
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await waitFor(() => expect(focusedDay()).toContain('10 février 2026'))
      await press('{Enter}', '11 février 2026')
      await expect(screen.getByRole('dialog')).toBeVisible()
      await press('{ArrowUp}', 'mercredi 4 février 2026')
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: { from: '2026-02-04', to: '2026-02-10' } })
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Période, du' })).toHaveFocus())
      await expect(canvas.getByRole('textbox', { name: 'Période, au' })).toHaveValue('10/02/2026')
    })
  },
})

/** A first day alone is no range, however the calendar is left. */
export const HalfARange = meta.story({
  args: { value: { from: '2026-02-10', to: '2026-02-18' } },
  play: async ({ canvas, args, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Choisir une période, Période' })
    const pickFirst = async () => {
      await userEvent.click(button)
      await waitFor(() => expect(focusedDay()).toContain('10 février 2026'))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(focusedDay()).toContain('11 février 2026'))
    }
    await step('Tab goes round the dialog and takes no day; the second one is picked on coming back', async () => {
      await pickFirst()
      const dialog = screen.getByRole('dialog')
      await userEvent.tab()
      await expect(within(dialog).getByRole('button', { name: 'Effacer' })).toHaveFocus()
      await userEvent.tab({ shift: true })
      await waitFor(() => expect(focusedDay()).toContain('11 février 2026'))
      await expect(args.onValueChange).not.toHaveBeenCalled()
      await userEvent.keyboard('{ArrowRight}{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: { from: '2026-02-10', to: '2026-02-12' } })
    })
    await step('a press outside closes it and takes no day', async () => {
      const calls = (args.onValueChange as ReturnType<typeof fn>).mock.calls.length
      await userEvent.click(button)
      await waitFor(() => expect(focusedDay()).toContain('10 février 2026'))
      await userEvent.keyboard('{Enter}')
      await userEvent.click(document.body)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect((args.onValueChange as ReturnType<typeof fn>).mock.calls.length).toBe(calls)
    })
  },
})

export const Open = meta.story({
  args: { value: { from: '2026-02-10', to: '2026-02-18' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(within(screen.getByRole('dialog')).getByText('février 2026')).toBeVisible()
    await expect(within(screen.getByRole('dialog')).getAllByRole('gridcell', { selected: true })).toHaveLength(9)
  },
})

export const ByPointer = meta.story({
  args: { value: { from: '2026-02-10', to: '2026-02-18' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByText('20'))
    await userEvent.click(dialog.getByText('24'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: { from: '2026-02-20', to: '2026-02-24' } })
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Effacer' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: { from: '', to: '' } })
  },
})

export const OutOfRange = meta.story({
  args: { minValue: '2026-01-01' },
  play: async ({ canvas, userEvent }) => {
    const from = canvas.getByRole('textbox', { name: 'Période, du' })
    await userEvent.type(from, '31/12/2025')
    await userEvent.tab()
    await expect(from).toHaveAccessibleDescription('La date ne doit pas être avant le 01/01/2026')
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  args: { label: 'Period', value: { from: '2026-02-10', to: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Period, from' })).toHaveValue('10/02/2026')
    await expect(canvas.getByRole('textbox', { name: 'Period, to' })).toHaveValue('')
  },
})

export const WithError = meta.story({ args: { isRequired: true, error: 'La valeur Période est requise' } })
export const Disabled = meta.story({ args: { isDisabled: true, value: { from: '2026-02-10', to: '2026-02-18' } } })
export const ReadOnly = meta.story({
  args: { isReadOnly: true, value: { from: '2026-02-10', to: '2026-02-18' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Période, du' }), '1')
    await expect(canvas.getByRole('button')).toBeDisabled()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})
export const Narrow = meta.story({
  args: { value: { from: '2026-02-10', to: '2026-02-18' } },
  render: (args) => (
    <div style={{ inlineSize: 230 }}>
      <DateRangeField {...args} />
    </div>
  ),
})

export const InAForm = meta.story({
  render: () => (
    <Held<Record<string, unknown>> initial={{ periode: { from: '', to: '' } }}>
      {(values, set) => (
        <Form
          aria-label="Recherche"
          values={values}
          rules={{ periode: 'REQUISE' }}
          onValuesChange={(change) => set(change.values)}
          onSubmit={fn()}
        >
          <DateRangeField label="Période" name="periode" />
          <Button type="submit">Chercher</Button>
        </Form>
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const from = canvas.getByRole('textbox', { name: 'Période, du' })
    await userEvent.type(from, '1/2/2026{Enter}')
    await expect(from).toHaveFocus()
    await expect(from).toHaveAccessibleDescription('La valeur Période est requise')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Période, au' }), '1/3/2026')
    await expect(from).toBeValid()
  },
})
