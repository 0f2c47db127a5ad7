import type { GridColumn } from '@ronde/ui/grid'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Field } from '../../editor/fields.ts'
import type { AnyRow } from '../../place/row.ts'
import { fieldsIn, peekLines } from './peek-lines.ts'

const column = (id: string, text = id): GridColumn<AnyRow> => ({ id, text, value: id })
const field = (name: string, kind: 'text' | 'password' = 'text'): Field => ({ kind, name })
const agency: Readonly<Record<string, string>> = {
  idAgence: 'Agence',
  lbAgence: 'Agence',
  lbAffaire: 'Libellé',
  note: 'Note',
}
const labelOf = (name: string) => agency[name] ?? name

test('the order of the form, each said by the column of its name or its label, then the other columns', () => {
  const lines = peekLines(
    [column('refAffaire'), column('lbAgence', 'Lieu'), column('lbAffaire', 'Nom')],
    [field('lbAffaire'), field('idAgence'), field('note'), field('secret', 'password')],
    labelOf,
  )
  expect(lines.map(({ id, term }) => [id, term])).toEqual([
    ['lbAffaire', 'Nom'],
    ['lbAgence', 'Lieu'],
    ['note', 'Note'],
    ['refAffaire', 'refAffaire'],
  ])
  expect(fieldsIn(lines).map(({ name }) => name)).toEqual(['note'])
})

test('every column is said once, and every field but passwords is said by something', () => {
  const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'))
  fc.assert(
    fc.property(names, names, names, (columns, fields, secrets) => {
      const lines = peekLines(
        columns.map((id) => column(id)),
        fields.map((name) => field(name, secrets.includes(name) ? 'password' : 'text')),
        labelOf,
      )
      const ids = lines.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const open = fields.filter((name) => !secrets.includes(name))
      expect(ids.toSorted()).toEqual([...new Set([...columns, ...open])].toSorted())
    }),
  )
})
