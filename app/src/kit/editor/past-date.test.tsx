import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { addDays } from '../../base/calendar.ts'
import { today } from '../../base/dates.ts'
import { editor } from './editor.ts'
import { date } from './fields.ts'
import { showEditor } from '../testing/show-editor.tsx'

afterEach(cleanup)

const due = (isAhead: boolean) =>
  editor(AffAffairePrestation.Insert, {
    title: 'editor.prestation.new',
    fields: [date('dtEcheance', { isAhead })],
    look: () => null,
  })
const type = async (day: string) => {
  const field = await screen.findByRole('textbox')
  act(() => void fireEvent.change(field, { target: { value: day.split('-').toReversed().join('/') } }))
  act(() => void fireEvent.blur(field))
}
const question = () => screen.queryByText(/^Cette date est passée/)

test('a day that is past asks whether it is meant; today and one to come do not', async () => {
  showEditor(due(true), [])
  await type(addDays(today(), -1))
  await expect.poll(question).not.toBeNull()
  await type(today())
  await expect.poll(question).toBeNull()
  await type(addDays(today(), -1))
  await expect.poll(question).not.toBeNull()
  // A question, not a refusal: the field is not invalid.
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).not.toBe('true')
})

test('nothing is asked where a past day is usual', async () => {
  showEditor(due(false), [])
  await type(addDays(today(), -1))
  expect(question()).toBeNull()
})
