import { ModPropriete } from '@ronde/contracts/services/Prm/ModPropriete'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { editor } from './editor.ts'
import { byControl } from './fields.ts'
import { showEditor } from '../testing/show-editor.tsx'

afterEach(cleanup)

const valued = (refControl: string) =>
  editor(ModPropriete.UpdateValeur, { title: 'editor.save', fields: [byControl('value', () => ({ refControl }))] })

test('a whole number has no sign; a number may have one', () => {
  showEditor(valued('Integer'), [])
  const field = screen.getByRole('spinbutton')
  fireEvent.change(field, { target: { value: '-3' } })
  fireEvent.blur(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field, { target: { value: '3' } })
  fireEvent.blur(field)
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
  cleanup()
  showEditor(valued('Number'), [])
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '-3' } })
  fireEvent.blur(screen.getByRole('spinbutton'))
  expect(screen.getByRole('spinbutton').getAttribute('aria-invalid')).not.toBe('true')
})
