import * as z from 'zod/mini'
import { state } from '../../../wire/state.ts'
import { type Tache, etatVisuel, tache } from './endpoints.ts'

export const tacheExists = state('a task exists', tache, {
  means: 'with the values it names; the version of its mode is there already, or it is a model',
})

export const newerVersionExists = state(
  'an inspection mode has a newer version',
  z.object({
    /** The version that is there. */
    idModeversion: z.int(),
    newer: z.object({ idModeversion: z.int(), indice: z.int(), revision: z.int() }),
  }),
  {
    means:
      'that version is there already, and is the current one no more; the newer one has this key and these numbers, and is framed by the same version of the referential; properties and tasks stay in the older one',
  },
)

/** 2.0 of the mode of the examples. */
export const newerLevage = newerVersionExists({
  idModeversion: 1,
  newer: { idModeversion: 2, indice: 2, revision: 0 },
})

/** A model that the tasks of a mode may be copied from. */
export const modele: Tache = {
  ...etatVisuel,
  idTache: 2,
  lbTache: 'Essai en charge',
  lbDescription: null,
  idTypeTache: 12,
  lbTypeTache: 'Essai',
  idActivite: null,
  lbActivite: null,
  idModeversion: null,
}

/** A second task of the same version, not linked. */
export const registre: Tache = {
  ...etatVisuel,
  idTache: 3,
  lbTache: 'Registre',
  lbDescription: null,
  idTypeTache: 13,
  lbTypeTache: 'Examen de documents',
  idActivite: null,
  lbActivite: null,
  idTypeFrequence: 31,
  lbFrequence: '12 mois',
  ordre: 2,
  estLiee: false,
  fonctionnement: true,
}
