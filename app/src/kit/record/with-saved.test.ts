import { RefLocalisation } from '@ronde/contracts/services/Prm/RefLocalisation'
import { ModPropriete } from '@ronde/contracts/services/Prm/ModPropriete'
import { RefPropriete } from '@ronde/contracts/services/Prm/RefPropriete'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { expect, test } from 'vitest'
import type { AnyEndpoint, AnyRow } from '../screen.ts'
import type { Reading } from './readings.ts'
import { withSaved } from './with-saved.ts'

const reading = (endpoint: AnyEndpoint, key: string, value: readonly AnyRow[]): Reading => ({ asked: { endpoint, input: {}, key }, value, hasErrors: false, error: null, tries: 0, retryAt: null, awaited: null, readers: 1, answeredAt: 0 })
const rowsAfter = (before: Reading, value: unknown) => withSaved({ it: before }, () => true, value)['it']?.value

test.each([ModPropriete, RefPropriete])('an updated property takes its old one’s place by idPropriete, the others stay [4.merge-properties]', ({ GetValeurList, UpdateValeur }) => {
  const [one] = GetValeurList.example.value
  const other = { ...one, idPropriete: 99, value: 'autre' }
  const updated = UpdateValeur.example.value
  expect(rowsAfter(reading(GetValeurList, 'idPropriete', [other, { ...one }]), updated)).toEqual([other, { ...one, ...updated }])
})

test('a referential takes its place by idReferentielGuid, and what an import of locations says of it joins what is known [4.merge-referentials]', () => {
  const [one] = RefReferentiel.GetList.example.value
  const other = { ...one, idReferentielGuid: '00000000-0000-4000-8000-000000000009' }
  const before = reading(RefReferentiel.GetList, 'idReferentielGuid', [{ ...one }, other])
  expect(rowsAfter(before, RefReferentiel.Update.example.value)).toEqual([{ ...one, ...RefReferentiel.Update.example.value }, other])
  const imported = { ...RefLocalisation.Import.example.value, idReferentielGuid: one?.idReferentielGuid, nbLocalisation: 12 }
  expect(rowsAfter(before, imported)).toEqual([{ ...one, ...imported }, other])
})
