import { fireEvent, render, screen } from '@testing-library/react'
import { act, useMemo, useState } from 'react'
import { expect, test } from 'vitest'
import type { Editor } from './editor.ts'
import { useDerivedValues } from './use-derived-values.ts'
import type { EditingHandle } from './use-editing.ts'
import type { SourceReading } from './use-sources.ts'

const editor = {
  // The answer of a source, once loaded.
  derive: (_: unknown, read: (source: never) => string) => ({ due: read(undefined as never) }),
} as unknown as Editor

function Due({ answer }: { answer: string }) {
  const [values, setValues] = useState({ due: '' })
  const handle = useMemo(
    () =>
      ({
        editing: { touched: [] },
        first: values,
        context: {},
        setValues: (some: object) => setValues((all) => ({ ...all, ...some })),
      }) as unknown as EditingHandle,
    [values],
  )
  const sources = useMemo(() => ({ read: () => answer }) as unknown as SourceReading, [answer])
  useDerivedValues('form', editor, handle, sources)
  return (
    <form id="form">
      <label data-field="due">
        Échéance
        <input value={values.due} onChange={({ target }) => setValues({ due: target.value })} />
      </label>
    </form>
  )
}
const field = () => screen.getByRole<HTMLInputElement>('textbox')

test('a value that is computed comes at once', () => {
  const { rerender } = render(<Due answer="" />)
  rerender(<Due answer="2027-06-30" />)
  expect(field().value).toBe('2027-06-30')
})

test('it does not come under the hand of somebody in the field, but once the field is left as it was', () => {
  const { rerender } = render(<Due answer="" />)
  act(() => field().focus())
  rerender(<Due answer="2027-06-30" />)
  expect(field().value).toBe('')
  act(() => field().blur())
  expect(field().value).toBe('2027-06-30')
})

test('what is typed there meanwhile is not mingled with it', () => {
  const { rerender } = render(<Due answer="" />)
  act(() => field().focus())
  rerender(<Due answer="2027-06-30" />)
  fireEvent.change(field(), { target: { value: '31/12' } })
  expect(field().value).toBe('31/12')
})
