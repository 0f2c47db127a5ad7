import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { agent, planner, reader, signedIn } from '../../Core/SecAuthentification/states.ts'
import { newerVersionExists } from '../ModTache/states.ts'
import { industrie, referentielExists, referentielHasNewerVersion } from '../RefReferentiel/states.ts'
import { levage, ModModeInspection, modeLevage } from './endpoints.ts'
import { modeElectricite, modeExists } from './states.ts'

const unknown = '00000000-0000-4000-8000-000000000404'
const there = [referentielExists(industrie), modeExists(levage)]
const { idModeGuid, idModeversion } = levage
const lock = ['Mode', idModeGuid] as const
const fresh = ModModeInspection.Insert.example.input
const changed = ModModeInspection.Update.example.input
const { example: { value: saved } } = ModModeInspection.Update
const onNewer = {
  ...saved,
  idReferentielVersion: 2,
  referentiel: saved.referentiel && {
    ...saved.referentiel, idReferentielVersion: 2, version: '2.0', curentVersion: { ...saved.referentiel.curentVersion, idReferentielVersion: 2, indice: 2, lbVersion: '2.0' },
  },
}
const notItsOwn = ['Version absente de ce référentiel']

interaction('a request for the inspection modes', {
  given: [signedIn(agent), referentielExists(industrie), modeExists(modeLevage)],
  call: ModModeInspection.GetList,
  then: ({ value }) => expect(value).toEqual([modeLevage]),
})
interaction('a request for the inspection modes, of which there is none', {
  given: [signedIn(reader)],
  call: ModModeInspection.GetList,
  only: [],
  then: ({ value }) => expect(value).toEqual([]),
})
refusals(ModModeInspection.GetList)

interaction('of a mode with one', {
  given: [signedIn(reader), ...there],
  call: ModModeInspection.GetVersionList,
  then: ({ value }) => expect(value?.map(({ lbVersion, isCurrent }) => [lbVersion, isCurrent])).toEqual([['1.0', true]]),
})
interaction('of a mode with two, newest first', {
  given: [signedIn(reader), ...there, newerVersionExists({ idModeversion })],
  call: ModModeInspection.GetVersionList,
  only: [{ indice: 2, revision: 0, lbVersion: '2.0', isCurrent: true }, { idModeversion, indice: 1, revision: 0, lbVersion: '1.0', isCurrent: false }],
  then: ({ value }) => expect(value?.map(({ lbVersion }) => lbVersion)).toEqual(['2.0', '1.0']),
})
refusals(ModModeInspection.GetVersionList, { unknown: { idModeGuid: unknown } })

interaction('with its referential', {
  given: [signedIn(reader), ...there],
  call: ModModeInspection.Get,
  then: ({ value }) => expect(value).toEqual(levage),
})
interaction('in an old version', {
  given: [signedIn(reader), ...there, newerVersionExists({ idModeversion })],
  call: ModModeInspection.Get,
  input: { idModeGuid, idModeversion },
  answers: { ...levage, curentVersion: { ...levage.curentVersion, idModeversion: 2, indice: 2, lbVersion: '2.0' } },
  exactly: { idModeversion },
  then: ({ value }) => expect([value?.idModeversion, value?.curentVersion.indice]).toEqual([idModeversion, 2]),
})
interaction('in a version nobody knows', {
  given: [signedIn(reader), ...there],
  call: ModModeInspection.Get,
  input: { idModeGuid, idModeversion: 404_404 },
  status: 404,
})
refusals(ModModeInspection.Get, { unknown: { idModeGuid: unknown } })

interaction('a new one, with its first version', {
  given: [signedIn(planner), referentielExists(industrie)],
  call: ModModeInspection.Insert,
  then: ({ value, messages }) => {
    expect(value).toMatchObject({ refMode: fresh.refMode, statut: 'BROUILLON', curentVersion: { indice: 1, revision: 0 } })
    expect(messages).toHaveLength(1)
  },
})
interaction('of a reference that is taken', { given: [signedIn(planner), ...there], call: ModModeInspection.Insert, messages: [`${levage.refMode} existe déjà`] })
interaction('on a version of another referential', {
  given: [signedIn(planner), referentielExists(industrie)],
  call: ModModeInspection.Insert,
  input: { ...fresh, idReferentielVersion: 404_404 },
  messages: notItsOwn,
})
refusals(ModModeInspection.Insert, { unknown: { idReferentielGuid: unknown } })

interaction('another label and state', {
  given: [signedIn(planner), ...there],
  call: ModModeInspection.Update,
  then: ({ value }) => expect(value).toMatchObject({ lbMode: changed.lbMode, statut: 'ARCHIVE' }),
})
interaction('onto a newer version of its referential', {
  given: [signedIn(planner), ...there, referentielHasNewerVersion({ idReferentielVersion: 1 })],
  call: ModModeInspection.Update,
  input: { ...changed, idReferentielVersion: 2 },
  answers: onNewer,
  exactly: { idReferentielVersion: 2 },
  then: ({ value }) => expect(value?.idReferentielVersion).toBe(2),
})
interaction('another reference that is taken', {
  given: [signedIn(planner), ...there, modeExists(modeElectricite)],
  call: ModModeInspection.Update,
  input: { ...changed, refMode: modeElectricite.refMode },
  messages: [`${modeElectricite.refMode} existe déjà`],
})
interaction('onto a version of another referential', {
  given: [signedIn(planner), ...there],
  call: ModModeInspection.Update,
  input: { ...changed, idReferentielVersion: 404_404 },
  messages: notItsOwn,
})
refusals(ModModeInspection.Update, {
  given: there,
  unknown: { idModeGuid: unknown },
  stale: [referentielExists(industrie), modeExists({ ...levage, dtModification: '2026-02-03T10:00:00.000Z' })],
  lock,
})
