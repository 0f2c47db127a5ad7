import { RefLocalisation } from '@ronde/contracts/services/Prm/RefLocalisation'
import { ModPropriete } from '@ronde/contracts/services/Prm/ModPropriete'
import { RefPropriete } from '@ronde/contracts/services/Prm/RefPropriete'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { expect, test } from 'vitest'
import { type AnyEndpoint, type AnyRow, isRecord } from '../place/row.ts'
import { answer } from '../testing/answers.ts'
import { testConsole } from '../testing/test-scope.ts'
import { type Answer, unanswered, withSaved } from './answer.ts'
import { $answers, changed, opened } from './answers.ts'
import { questionId } from './question.ts'

const reading = (endpoint: AnyEndpoint, key: string, value: readonly AnyRow[]): Answer => ({
  ...unanswered({ endpoint, input: {}, key }),
  value,
})
const rowsAfter = (before: Answer, value: unknown) => withSaved(before, [value].flat().filter(isRecord)).value

test.each([ModPropriete, RefPropriete])(
  'an updated property takes its old one’s place by idPropriete, the others stay [4.merge-properties]',
  ({ GetValeurList, UpdateValeur }) => {
    const [one] = GetValeurList.example.value
    const other = { ...one, idPropriete: 99, value: 'autre' }
    const updated = UpdateValeur.example.value
    expect(rowsAfter(reading(GetValeurList, 'idPropriete', [other, { ...one }]), updated)).toEqual([
      other,
      { ...one, ...updated },
    ])
  },
)

test('a referential takes its place by idReferentielGuid, and what an import of locations says of it joins what is known [4.merge-referentials]', () => {
  const [one] = RefReferentiel.GetList.example.value
  const other = { ...one, idReferentielGuid: '00000000-0000-4000-8000-000000000009' }
  const before = reading(RefReferentiel.GetList, 'idReferentielGuid', [{ ...one }, other])
  expect(rowsAfter(before, RefReferentiel.Update.example.value)).toEqual([
    { ...one, ...RefReferentiel.Update.example.value },
    other,
  ])
  const imported = {
    ...RefLocalisation.Import.example.value,
    idReferentielGuid: one?.idReferentielGuid,
    nbLocalisation: 12,
  }
  expect(rowsAfter(before, imported)).toEqual([{ ...one, ...imported }, other])
})

test('what was saved and is not in the list joins it by the list’s own answer, never at its end by itself [4.merge-referentials]', async () => {
  const [one] = RefReferentiel.GetList.example.value
  const other = { ...one, idReferentielGuid: '00000000-0000-4000-8000-000000000009' }
  const made = { ...RefReferentiel.Insert.example.value, idReferentielGuid: '00000000-0000-4000-8000-000000000005' }
  expect(rowsAfter(reading(RefReferentiel.GetList, 'idReferentielGuid', [{ ...one }, other]), made)).toEqual([
    one,
    other,
  ])
  const list = { endpoint: RefReferentiel.GetList, input: {}, key: 'idReferentielGuid' }
  let rows: AnyRow[] = [{ ...one }, other]
  const { raise, scope } = testConsole({ answers: [answer(RefReferentiel.GetList, () => rows as never)] })
  await raise(opened, list)
  rows = [{ ...one }, made, other]
  await raise(changed, { endpoint: RefReferentiel.Insert, value: made })
  expect(scope.getState($answers)[questionId(list)]?.value).toEqual(rows)
})
