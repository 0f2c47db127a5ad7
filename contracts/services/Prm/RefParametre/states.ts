import * as z from 'zod/mini'
import { state } from '../../../wire/state.ts'
import { parametre, portes, valeurParam } from '../../parametre.ts'

const porte = z.object({ idValeur: z.int(), refValeur: z.string(), lbValeur: z.string() })

/** What parameters may be of. */
export const portesExist = state('parameters have their scopes', z.object({ portes: z.array(porte) }), {
  means: 'values of the table Prm.RefParamTypePorte',
})

export const parametreExists = state('a parameter exists', parametre, {
  means: 'in the catalogue: no version uses it yet',
})

export const parametreUsed = state(
  'a referential uses a parameter',
  z.object({ ...parametre.shape, idReferentielVersion: z.int() }),
  {
    means: 'the parameter too; its scopes, its element and the version are there',
  },
)

const owner = { idReferentielVersion: z.int(), idLocalisation: z.optional(z.int()), idMateriel: z.optional(z.int()) }

export const valeurParamExists = state('a parameter has a value', z.object({ ...valeurParam.shape, ...owner }), {
  means: 'of the location, in that version, or of the piece of equipment; both and the parameter are there',
})

/** Both scopes. */
export const bothPortes = portesExist({ portes: Object.values(portes) })
