import { asked, interactions } from '../../interactions.ts'
import { agent } from '../../Core/SecAuthentification/states.ts'
import { modeLevage } from '../ModModeInspection/endpoints.ts'
import { modeElectricite, modeExists } from '../ModModeInspection/states.ts'
import { industrie, referentielExists } from '../RefReferentiel/states.ts'
import { etatVisuel, ModTache } from './endpoints.ts'
import { modele, newerLevage, registre, tacheExists } from './states.ts'

const levage = [referentielExists(industrie), modeExists(modeLevage)]
const there = [...levage, tacheExists(etatVisuel)]
const old = [...there, newerLevage]
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

asked(
  ModTache.GetList,
  {
    by: agent,
    given: [
      ...levage,
      modeExists(modeElectricite),
      tacheExists({ ...registre, idTache: 1, lbDescription: 'À signer' }),
      tacheExists({ ...etatVisuel, idTache: 7 }),
      tacheExists({ ...etatVisuel, idTache: 8, idModeversion: modeElectricite.idModeversion }),
      tacheExists(modele),
    ],
  },
  {
    rows: [
      { idTache: 7, ordre: 1 },
      { idTache: 1, ordre: 2 },
    ],
    rising: 'ordre',
    words: 'SIGNER documents',
    where: { estLiee: false, fonctionnement: true, idActivite: '', lbTypeTache: 'examen de documents' },
  },
  {
    'in the order of their keys where places are alike': {
      given: [...levage, tacheExists({ ...registre, idTache: 7, ordre: 1 }), tacheExists(etatVisuel)],
      only: [{ idTache: 1 }, { idTache: 7 }],
    },
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
    'a new task, with nothing that may be left out, in the last place': {
      given: [...levage, tacheExists({ ...etatVisuel, ordre: 4 })],
      input: { lbTache: 'Registre', idTypeTache: etatVisuel.idTypeTache, idModeversion: 1 },
      answers: {
        ...etatVisuel,
        idTache: 2,
        lbTache: 'Registre',
        lbDescription: null,
        idActivite: null,
        lbActivite: null,
        ordre: 5,
      },
      exactly: { ordre: 5, estLiee: true, fonctionnement: false, idActivite: null, lbDescription: null },
    },
    'a new model, of a label that a task has': {
      input: { ...fresh, idModeversion: null, lbTache: etatVisuel.lbTache },
      answers: { ...etatVisuel, ...fresh, idTache: 2, idModeversion: null, lbTache: etatVisuel.lbTache },
    },
    'a new task of a label that a task of another mode has': {
      given: [
        ...levage,
        modeExists(modeElectricite),
        tacheExists({ ...etatVisuel, idModeversion: modeElectricite.idModeversion }),
      ],
      input: { ...fresh, lbTache: etatVisuel.lbTache },
      answers: { ...etatVisuel, ...fresh, lbTache: etatVisuel.lbTache, idTache: 2 },
    },
    'a new task of a label that another has': {
      input: { ...fresh, lbTache: 'état VISUEL' },
      messages: ['état VISUEL existe déjà'],
    },
    'a new task in an old version': { given: old, input: fresh, messages: current },
    'a new task of a type that is none': { input: { ...fresh, idTypeTache: 21 }, status: 404 },
    'a new task of an activity that is none': { input: { ...fresh, idActivite: 11 }, status: 404 },
    'a new task of a frequency that is none': { input: { ...fresh, idTypeFrequence: 11 }, status: 404 },
    'a changed task that moves to another mode': {
      also: [modeExists(modeElectricite)],
      input: { ...changed, idModeversion: modeElectricite.idModeversion },
      status: 404,
    },
    'a changed task without a stamp': { input: { ...changed, dtModification: null } },
    'a changed task in its own place': {
      given: [...levage, tacheExists({ ...etatVisuel, ordre: 4 })],
      input: {
        idTache: 1,
        lbTache: 'Autre',
        idTypeTache: etatVisuel.idTypeTache,
        idModeversion: 1,
        idActivite: etatVisuel.idActivite,
      },
      answers: { ...etatVisuel, lbTache: 'Autre', lbDescription: null, ordre: 4 },
      exactly: { ordre: 4 },
    },
    'a changed task in another place, not linked': {
      input: { ...changed, ordre: 9, estLiee: false },
      answers: { ...etatVisuel, ...changed, idTache: 1, ordre: 9, estLiee: false },
    },
    'a task of a label that is too long': { input: { ...fresh, lbTache: 'L'.repeat(201) }, status: 400 },
    'a task of the longest label': {
      input: { ...fresh, lbTache: 'L'.repeat(200) },
      answers: { ...etatVisuel, ...fresh, lbTache: 'L'.repeat(200), idTache: 2 },
    },
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
    'tasks to put the other way round': {
      also: [tacheExists(registre)],
      input: {
        idModeversion: 1,
        liens: [
          { idTache: 1, estLiee: true, ordre: 2 },
          { idTache: registre.idTache, estLiee: true, ordre: 1 },
        ],
      },
      answers: [registre, etatVisuel],
      only: [
        { idTache: registre.idTache, ordre: 1, estLiee: true },
        { idTache: 1, ordre: 2, estLiee: true },
      ],
    },
    'a task to unlink, beside one of which nothing is said': {
      also: [tacheExists(registre)],
      answers: [etatVisuel, registre],
      only: [
        { idTache: 1, estLiee: false },
        { idTache: registre.idTache, ordre: 2, estLiee: false },
      ],
    },
    'a task to unlink that is of another mode': {
      given: [
        ...levage,
        modeExists(modeElectricite),
        tacheExists({ ...etatVisuel, idModeversion: modeElectricite.idModeversion }),
      ],
      status: 404,
    },
    'a task to unlink in an old version': { given: old, messages: current },
  },
)

interactions(
  ModTache.Delete,
  { given: there, unknown: { idTache: 404_404 }, lock },
  {
    'a task to delete': {},
    'a model to delete that nobody uses': {
      given: [...levage, tacheExists(modele), tacheExists(etatVisuel)],
      input: { idTache: modele.idTache },
    },
    'a model to delete that two tasks were copied from': {
      given: [
        ...levage,
        tacheExists(modele),
        tacheExists({ ...etatVisuel, idTacheModele: modele.idTache }),
        tacheExists({ ...registre, idTacheModele: modele.idTache }),
      ],
      input: { idTache: modele.idTache },
      messages: ['Utilisé 2 fois : suppression impossible'],
    },
    'a model to delete that tasks were copied from': {
      given: [...levage, tacheExists(modele), tacheExists({ ...etatVisuel, idTacheModele: modele.idTache })],
      input: { idTache: modele.idTache },
      messages: ['Utilisé 1 fois : suppression impossible'],
    },
    'a task to delete in an old version': { given: old, messages: current },
  },
)
