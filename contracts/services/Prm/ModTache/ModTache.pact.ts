import { interactions } from '../../interactions.ts'
import { agent } from '../../Core/SecAuthentification/states.ts'
import { modeLevage } from '../ModModeInspection/endpoints.ts'
import { modeExists } from '../ModModeInspection/states.ts'
import { industrie, referentielExists } from '../RefReferentiel/states.ts'
import { etatVisuel, ModTache } from './endpoints.ts'
import { modele, newerVersionExists, registre, tacheExists } from './states.ts'

const levage = [referentielExists(industrie), modeExists(modeLevage)]
const there = [...levage, tacheExists(etatVisuel)]
const old = [...there, newerVersionExists({ idModeversion: 1 })]
const changed = ModTache.UpdateOrInsert.example.input
const { idTache: _, dtModification: __, ...fresh } = changed
const current = ['Seule la version courante peut être modifiée']
const lock = ['Mode', modeLevage.idModeGuid] as const

interactions(
  ModTache.GetList,
  { by: agent, given: [...there, tacheExists(registre), tacheExists(modele)], unknown: { idModeversion: 404_404 } },
  {
    'a request for the tasks of a mode': {
      answers: [etatVisuel, registre],
      only: [
        { lbTache: 'État visuel', ordre: 1, estLiee: true },
        { lbTache: 'Registre', ordre: 2, estLiee: false, idActivite: null },
      ],
    },
    'a request for the tasks of a mode that has none': { given: levage, only: [] },
  },
)

interactions(
  ModTache.GetModelesList,
  { by: agent, given: [...there, tacheExists(modele)] },
  {
    'a request for the models of tasks': {
      answers: [modele],
      only: [{ idTache: modele.idTache, lbTache: modele.lbTache, idModeversion: null }],
    },
    'a request for the models of tasks of a type': {
      given: [...levage, tacheExists(modele), tacheExists({ ...registre, idModeversion: null })],
      input: { idTypeTache: modele.idTypeTache },
      answers: [modele],
      only: [{ idTache: modele.idTache, idTypeTache: modele.idTypeTache, idModeversion: null }],
    },
  },
)

interactions(ModTache.Get, { by: agent, given: there, unknown: { idTache: 404_404 } }, { 'a request for a task': {} })

interactions(
  ModTache.UpdateOrInsert,
  { given: there, unknown: { idTache: 404_404 }, lock },
  {
    'a new task': {
      input: fresh,
      answers: { ...etatVisuel, ...fresh, idTache: 2, dtModification: etatVisuel.dtModification },
    },
    'a changed task': { exactly: { lbTache: changed.lbTache, fonctionnement: true } },
    'a changed task of a label that another has': {
      also: [tacheExists(registre)],
      input: { ...changed, lbTache: 'REGISTRE' },
      messages: ['REGISTRE existe déjà'],
    },
    'a changed task of an old version': { given: old, messages: current },
  },
)

interactions(
  ModTache.UpdateLiens,
  { given: there, unknown: { idModeversion: 404_404 }, lock },
  {
    'a task to unlink': { only: [{ idTache: 1, estLiee: false }] },
    'a task to unlink in an old version': { given: old, messages: current },
  },
)

interactions(
  ModTache.Delete,
  { given: there, unknown: { idTache: 404_404 }, lock },
  {
    'a task to delete': {},
    'a model to delete that tasks were copied from': {
      given: [...levage, tacheExists(modele), tacheExists({ ...etatVisuel, idTacheModele: modele.idTache })],
      input: { idTache: modele.idTache },
      messages: ['Utilisé 1 fois : suppression impossible'],
    },
    'a task to delete in an old version': { given: old, messages: current },
  },
)
