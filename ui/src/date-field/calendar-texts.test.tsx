import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import type { Locale } from '../messages/index.ts'
import { DateField } from './index.ts'

// jsdom lays nothing out, so there is nothing to observe.

const texts = {
  fr: {
    months: [
      'janvier',
      'février',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'août',
      'septembre',
      'octobre',
      'novembre',
      'décembre',
    ],
    weekdays: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
    buttons: ['Année précédente', 'Mois précédent', 'Mois suivant', 'Année suivante', 'Aujourd’hui', 'Effacer'],
    pick: 'Choisir une date, Échéance',
    day: 'mercredi 18 février 2026',
  },
  en: {
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    buttons: ['Previous year', 'Previous month', 'Next month', 'Next year', 'Today', 'Clear'],
    pick: 'Choose a date, Échéance',
    day: 'Wednesday 18 February 2026',
  },
} as const

function openCalendar(locale: Locale, value: string) {
  render(
    <UiProvider locale={locale}>
      <DateField label="Échéance" value={value} />
    </UiProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: texts[locale].pick }))
  return screen.getByRole('dialog')
}

describe.each(['fr', 'en'] as const)('the calendar in %s', (locale) => {
  const { months, weekdays, buttons, day } = texts[locale]

  test.each(months.map((name, at) => [name, at + 1] as const))('names %s', (name, month) => {
    const dialog = openCalendar(locale, `2026-${String(month).padStart(2, '0')}-18`)
    expect(within(dialog).getByText(new RegExp(`^${name} 2026$`, 'i'))).toBeDefined()
  })

  test('has weeks from Monday, with the days’ names', () => {
    const [head, firstWeek] = [...openCalendar(locale, '2026-02-18').querySelectorAll('tr')]
    expect([...(head?.children ?? [])].map((cell) => cell.textContent)).toEqual([...weekdays])
    // The first of February 2026 is a Sunday: it stands alone, at the end of its week.
    const shown = [...(firstWeek?.querySelectorAll('td') ?? [])].map((cell) =>
      cell.querySelector('[hidden]') ? '' : cell.textContent,
    )
    expect(shown).toEqual(['', '', '', '', '', '', '1'])
  })

  test('has its buttons and days named', () => {
    const dialog = within(openCalendar(locale, '2026-02-18'))
    for (const name of buttons) expect(dialog.getByRole('button', { name })).toBeDefined()
    expect(dialog.getByRole('button', { name: new RegExp(day.replaceAll(' ', ',? '), 'i') })).toBeDefined()
  })

  test('leaves it to react-aria to announce another month', () => {
    const dialog = within(openCalendar(locale, '2026-02-18'))
    fireEvent.click(dialog.getByRole('button', { name: buttons[2] }))
    const title = dialog.getByText(new RegExp(`^${months[2]} 2026$`, 'i'))
    expect(title.closest('[aria-live], [role="status"]')).toBeNull()
  })
})
