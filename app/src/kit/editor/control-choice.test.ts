import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { expect, test } from 'vitest'
import { choiceOf } from './control-choice.ts'
import { byControl, label } from './fields.ts'
import { noContext } from './testing/no-context.ts'
import { askedOf } from './use-sources.ts'

const context = noContext
const controlled = (refControl: string, refTable: string | null = null) =>
  choiceOf(
    byControl('value', () => ({ refControl, refTable })),
    {},
    context,
    () => null,
  )

test('a control SysTable chooses a table by its reference, SysValeur a value of its table [3.controls]', () => {
  const [valeur] = SysValeur.GetList.example.value
  const chosen = controlled('SysValeur', 'Prm.RefEtat')
  expect(chosen && askedOf(chosen.source, {}, () => null, context, '').input).toEqual({ refTable: 'Prm.RefEtat' })
  expect(chosen && valeur && chosen.option(valeur)).toMatchObject({ value: valeur?.refValeur, label: valeur?.lbValeur })
  expect(controlled('SysTable')?.option({ refTable: 'Prm.RefEtat', lbTable: 'États' })).toMatchObject({
    value: 'Prm.RefEtat',
    label: 'États',
  })
})

test('the same table is read by the same source; other controls and fields are no choice', () => {
  expect(controlled('SysValeur', 'A')?.source).toBe(controlled('SysValeur', 'A')?.source)
  expect(controlled('SysValeur', 'A')?.source).not.toBe(controlled('SysValeur', 'B')?.source)
  expect([controlled('Integer'), controlled('SysValeur'), choiceOf(label('x'), {}, context, () => null)]).toEqual([
    null,
    null,
    null,
  ])
})
