import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { textIn } from '../../locales/testing/texts.ts'
import type { AnyRow } from '../place/row.ts'
import { gridColumns } from './columns.ts'

const fr = textIn('fr')
const shown = (content: unknown) => (content as ReactElement<Record<string, unknown>> | false | undefined) || null

test('a column is never narrower than it says, so that no value is cut; one with a share takes what is left', () => {
  const fields = [
    { field: 'refAffaire', width: 130 },
    { field: 'statut', width: 105 },
    { field: 'lbAffaire', share: 3, width: 200, isLong: true },
    { field: 'dtCreation' },
  ]
  const [reference, code, label, day] = gridColumns(fields, 'AffAffAffaireList', fr)
  expect(reference).toMatchObject({ width: 130, minWidth: 130, share: 0 })
  expect(code).toMatchObject({ width: 105, minWidth: 105, share: 0 })
  expect(label).toMatchObject({ width: 200, minWidth: 200, share: 3, isLong: true })
  expect(day?.width).toBeUndefined()
})

describe('what is out of the ordinary', () => {
  test('a state is a badge in lists, and its word where it is searched and exported', () => {
    const [statut] = gridColumns([{ field: 'statut', isState: true }], 'AffAffAffaireList', fr)
    expect(shown(statut?.cell?.({ statut: 'REALISEE' }))?.props).toEqual({ code: 'REALISEE' })
    expect(statut?.format?.('REALISEE', {})).toBe('Réalisée')
    expect(shown(statut?.cell?.({ statut: null }))).toBeNull()
  })

  test('a flag that warns is a badge with its name, and quiet where it is not set', () => {
    const [locked] = gridColumns([{ field: 'isLocked', dataType: 'boolean', isWarning: true }], 'AdmUsrUserList', fr)
    expect(shown(locked?.cell?.({ isLocked: true }))?.props).toEqual({ text: 'Verrouillé' })
    expect(shown(locked?.cell?.({ isLocked: false }))).toBeNull()
  })

  test('a row may say a word under its value', () => {
    const late = { text: 'En retard', tone: 'error' } as const
    const note = ({ dtEcheance }: AnyRow) => (dtEcheance === 'past' ? late : undefined)
    const [day] = gridColumns([{ field: 'dtEcheance', note }], 'List', fr)
    expect(['past', 'ahead'].map((dtEcheance) => day?.note?.({ dtEcheance }))).toEqual([late, undefined])
  })
})
