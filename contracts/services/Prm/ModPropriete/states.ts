import * as z from 'zod/mini'
import { state } from '../../../wire/state.ts'
import { propriete } from '../../propriete.ts'

const owner = { idModeversion: z.optional(z.int()), idReferentielVersion: z.optional(z.int()) }

export const proprieteExists = state('a property exists', z.object({ ...propriete.shape, ...owner }), {
  means: 'of the version of a mode or of a referential that is named, which is there',
})
