import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { admin, agent, signedIn } from '../../Core/SecAuthentification/states.ts'
import { objectLocked } from '../../Core/SysObjetLock/states.ts'
import { modeLevage } from '../ModModeInspection/endpoints.ts'
import { modeExists } from '../ModModeInspection/states.ts'
import { industrie, referentielExists } from '../RefReferentiel/states.ts'
import { etatVisuel, ModTache } from './endpoints.ts'
import { modele, newerVersionExists, registre, tacheExists } from './states.ts'

const levage = [referentielExists(industrie), modeExists(modeLevage)]
const withTask = [...levage, tacheExists(etatVisuel)]
const changed = ModTache.UpdateOrInsert.example.input
const { idTache: _, dtModification: __, ...fresh } = changed
const unknown = 404_404
const current = ['Seule la version courante peut être modifiée']
const modeLocked = objectLocked({ typeObjet: 'Mode', refObjet: modeLevage.idModeGuid })

interaction('a request for the tasks of a mode', {
  given: [signedIn(agent), ...withTask, tacheExists(registre), tacheExists(modele)],
  call: ModTache.GetList,
  only: [{ lbTache: 'État visuel', ordre: 1, estLiee: true }, { lbTache: 'Registre', ordre: 2, estLiee: false, idActivite: null }],
  then: ({ value }) => expect(value).toHaveLength(2),
})

interaction('a request for the tasks of a mode that has none', {
  given: [signedIn(agent), ...levage],
  call: ModTache.GetList,
  only: [],
  then: ({ value }) => expect(value).toEqual([]),
})

interaction('a request for the tasks of a version nobody knows', {
  given: [signedIn(agent)],
  call: ModTache.GetList,
  input: { idModeversion: unknown },
  status: 404,
})

interaction('a request for the tasks of a mode from nobody', { given: [...levage], call: ModTache.GetList, status: 401 })

interaction('a request for the models of tasks', {
  given: [signedIn(agent), ...withTask, tacheExists(modele)],
  call: ModTache.GetModelesList,
  only: [{ idTache: modele.idTache, lbTache: 'Essai en charge', idModeversion: null }],
  then: ({ value }) => expect(value?.[0]?.idModeversion).toBeNull(),
})

interaction('a request for a task', {
  given: [signedIn(agent), ...withTask],
  call: ModTache.Get,
  then: ({ value }) => expect(value).toMatchObject({ lbTache: 'État visuel', lbActivite: 'Vérification réglementaire' }),
})

interaction('a request for a task nobody knows', { given: [signedIn(agent)], call: ModTache.Get, input: { idTache: unknown }, status: 404 })

interaction('a new task', {
  given: [signedIn(admin), ...levage, tacheExists(modele), tacheExists({ ...registre, idTypeTache: changed.idTypeTache, idActivite: changed.idActivite ?? null })],
  call: ModTache.UpdateOrInsert,
  input: fresh,
  answers: { ...etatVisuel, lbTache: fresh.lbTache },
  then: ({ value, messages }) => {
    expect(value?.lbTache).toBe(fresh.lbTache)
    expect(messages).toHaveLength(1)
  },
})

interaction('a task changed', {
  given: [signedIn(admin), ...withTask],
  call: ModTache.UpdateOrInsert,
  exactly: { lbTache: changed.lbTache, fonctionnement: true },
  then: ({ value }) => expect(value?.fonctionnement).toBe(true),
})

interaction('a task changed from what it was before somebody else changed it', {
  given: [signedIn(admin), ...levage, tacheExists({ ...etatVisuel, dtModification: '2026-02-01T10:00:00.000Z' })],
  call: ModTache.UpdateOrInsert,
  status: 409,
})

interaction('a task changed to the label of another', {
  given: [signedIn(admin), ...withTask, tacheExists(registre)],
  call: ModTache.UpdateOrInsert,
  input: { ...changed, lbTache: 'REGISTRE' },
  messages: ['REGISTRE existe déjà'],
})

interaction('a task changed in an old version', {
  given: [signedIn(admin), ...withTask, newerVersionExists({ idModeversion: 1 })],
  call: ModTache.UpdateOrInsert,
  messages: current,
})

interaction('a task changed while another user edits its mode', {
  given: [signedIn(admin), ...withTask, modeLocked],
  call: ModTache.UpdateOrInsert,
  messages: [{ pattern: /^Objet verrouillé par .+ depuis \d{2}:\d{2}$/, example: 'Objet verrouillé par Paul Durand depuis 10:30' }],
})

interaction('a task changed by a user who may not', { given: [signedIn(agent), ...withTask], call: ModTache.UpdateOrInsert, status: 403 })

interaction('a task unlinked', {
  given: [signedIn(admin), ...withTask],
  call: ModTache.UpdateLiens,
  only: [{ idTache: 1, estLiee: false }],
  then: ({ value }) => expect(value?.[0]?.estLiee).toBe(false),
})

interaction('tasks linked in an old version', {
  given: [signedIn(admin), ...withTask, newerVersionExists({ idModeversion: 1 })],
  call: ModTache.UpdateLiens,
  messages: current,
})

interaction('tasks linked by a user who may not', { given: [signedIn(agent), ...withTask], call: ModTache.UpdateLiens, status: 403 })

interaction('a task deleted', { given: [signedIn(admin), ...withTask], call: ModTache.Delete, then: ({ value }) => expect(value).toBe(true) })

interaction('a model deleted that tasks were copied from', {
  given: [signedIn(admin), ...levage, tacheExists(modele), tacheExists({ ...etatVisuel, idTacheModele: modele.idTache })],
  call: ModTache.Delete,
  input: { idTache: modele.idTache },
  messages: ['Utilisé 1 fois : suppression impossible'],
})

interaction('a task deleted by a user who may not', { given: [signedIn(agent), ...withTask], call: ModTache.Delete, status: 403 })
