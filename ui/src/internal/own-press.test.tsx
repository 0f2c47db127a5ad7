import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { DateField } from '../date-field/index.ts'
import { DateRangeField } from '../date-range-field/index.ts'
import { ColumnsMenu, emptyLayout, FilterBar } from '../grid/index.ts'
import { UiProvider } from '../theme/index.ts'
import { fetchAll } from './later.ts'

// What opens is there at once, as it is once the page rests.
beforeAll(() => fetchAll())

const columns = [{ id: 'name', text: 'Name', value: () => '' }]
const nothing = () => {}

test.each([
  {
    of: 'a filter',
    name: 'Name',
    element: (
      <FilterBar
        columns={columns}
        filterable={{ name: 'text' }}
        values={{}}
        onValuesChange={nothing}
        search=""
        onSearchChange={nothing}
      />
    ),
  },
  {
    of: 'the columns',
    name: 'Columns',
    element: <ColumnsMenu columns={columns} layout={emptyLayout} onLayoutChange={nothing} />,
  },
  { of: 'a calendar', name: 'Choose a date, Due', element: <DateField label="Due" /> },
  { of: 'a calendar of two days', name: 'Choose a period, Time', element: <DateRangeField label="Time" /> },
])('the button of $of closes it too, and keeps the focus', async ({ name, element }) => {
  const user = userEvent.setup()
  render(<UiProvider locale="en">{element}</UiProvider>)
  const button = screen.getByRole('button', { name })
  await user.click(button)
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await user.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await expect.poll(() => document.activeElement).toBe(button)
  await user.click(button)
  expect(screen.getByRole('dialog')).toBeTruthy()
})
