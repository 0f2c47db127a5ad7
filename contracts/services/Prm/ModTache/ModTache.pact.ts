import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { agent, planner, signedIn } from '../../Core/SecAuthentification/states.ts'
import { modeLevage } from '../ModModeInspection/endpoints.ts'
import { modeExists } from '../ModModeInspection/states.ts'
import { industrie, referentielExists } from '../RefReferentiel/states.ts'
import { etatVisuel, ModTache } from './endpoints.ts'
import { modele, newerVersionExists, registre, tacheExists } from './states.ts'

const levage = [referentielExists(industrie), modeExists(modeLevage)]
const there = [...levage, tacheExists(etatVisuel)]
const old = [...there, newerVersionExists({ idModeversion: 1 })]
const stale = [...levage, tacheExists({ ...etatVisuel, dtModification: '2026-02-01T10:00:00.000Z' })]
const changed = ModTache.UpdateOrInsert.example.input
const { idTache: _, dtModification: __, ...fresh } = changed
const current = ['Seule la version courante peut être modifiée']
const lock = ['Mode', modeLevage.idModeGuid] as const

interaction('a request for the tasks of a mode', {
  given: [signedIn(agent), ...there, tacheExists(registre), tacheExists(modele)],
  call: ModTache.GetList,
  answers: [etatVisuel, registre],
  only: [{ lbTache: 'État visuel', ordre: 1, estLiee: true }, { lbTache: 'Registre', ordre: 2, estLiee: false, idActivite: null }],
  then: ({ value }) => expect(value).toHaveLength(2),
})

interaction('a request for the tasks of a mode that has none', {
  given: [signedIn(agent), ...levage],
  call: ModTache.GetList,
  only: [],
  then: ({ value }) => expect(value).toEqual([]),
})

interaction('a request for the models of tasks', {
  given: [signedIn(agent), ...there, tacheExists(modele)],
  call: ModTache.GetModelesList,
  answers: [modele],
  only: [{ idTache: modele.idTache, lbTache: modele.lbTache, idModeversion: null }],
  then: ({ value }) => expect(value?.[0]?.idModeversion).toBeNull(),
})

interaction('a request for the models of tasks of a type', {
  given: [signedIn(agent), ...levage, tacheExists(modele), tacheExists({ ...registre, idModeversion: null })],
  call: ModTache.GetModelesList,
  input: { idTypeTache: modele.idTypeTache },
  answers: [modele],
  only: [{ idTache: modele.idTache, idTypeTache: modele.idTypeTache, idModeversion: null }],
  then: ({ value }) => expect(value).toHaveLength(1),
})

interaction('a request for a task', {
  given: [signedIn(agent), ...there],
  call: ModTache.Get,
  then: ({ value }) => expect(value).toMatchObject({ lbTache: 'État visuel', lbActivite: 'Vérification réglementaire' }),
})

interaction('a new task', {
  given: [signedIn(planner), ...there],
  call: ModTache.UpdateOrInsert,
  input: fresh,
  answers: { ...etatVisuel, ...fresh, idTache: 2, dtModification: etatVisuel.dtModification },
  then: ({ value, messages }) => {
    expect(value?.lbTache).toBe(fresh.lbTache)
    expect(messages).toHaveLength(1)
  },
})

interaction('a changed task', {
  given: [signedIn(planner), ...there],
  call: ModTache.UpdateOrInsert,
  exactly: { lbTache: changed.lbTache, fonctionnement: true },
  then: ({ value }) => expect(value?.fonctionnement).toBe(true),
})

interaction('a changed task of a label that another has', {
  given: [signedIn(planner), ...there, tacheExists(registre)],
  call: ModTache.UpdateOrInsert,
  input: { ...changed, lbTache: 'REGISTRE' },
  messages: ['REGISTRE existe déjà'],
})

interaction('a changed task of an old version', { given: [signedIn(planner), ...old], call: ModTache.UpdateOrInsert, messages: current })

interaction('a task to unlink', {
  given: [signedIn(planner), ...there],
  call: ModTache.UpdateLiens,
  only: [{ idTache: 1, estLiee: false }],
  then: ({ value }) => expect(value?.[0]?.estLiee).toBe(false),
})

interaction('a task to unlink in an old version', { given: [signedIn(planner), ...old], call: ModTache.UpdateLiens, messages: current })

interaction('a task to delete', { given: [signedIn(planner), ...there], call: ModTache.Delete, then: ({ value }) => expect(value).toBe(true) })

interaction('a model to delete that tasks were copied from', {
  given: [signedIn(planner), ...levage, tacheExists(modele), tacheExists({ ...etatVisuel, idTacheModele: modele.idTache })],
  call: ModTache.Delete,
  input: { idTache: modele.idTache },
  messages: ['Utilisé 1 fois : suppression impossible'],
})

interaction('a task to delete in an old version', { given: [signedIn(planner), ...old], call: ModTache.Delete, messages: current })

refusals(ModTache.GetList, { given: there, unknown: { idModeversion: 404_404 } })
refusals(ModTache.GetModelesList)
refusals(ModTache.Get, { given: there, unknown: { idTache: 404_404 } })
refusals(ModTache.UpdateOrInsert, { given: there, unknown: { idTache: 404_404 }, stale, lock })
refusals(ModTache.UpdateLiens, { given: there, unknown: { idModeversion: 404_404 }, lock })
refusals(ModTache.Delete, { given: there, unknown: { idTache: 404_404 }, lock })
