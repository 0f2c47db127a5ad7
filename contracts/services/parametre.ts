import * as z from 'zod/mini'
import * as wire from '../wire/fields.ts'
import { proposed } from '../wire/schema.ts'
import { templated } from './propriete.ts'

/** A value that locations or pieces of equipment may each hold. In the catalogue it is nobody's: no scope, no element. */
export const parametre = z.object({
  idParametre: z.int(),
  refParametre: z.string(),
  lbParametre: z.string(),
  ...templated,
  isActif: z.boolean(),
  /** Its scopes: keys of values of Prm.RefParamTypePorte. */
  idTypePorte: z.array(z.int()),
  /** The one level or equipment type it is for; null: all. */
  idElement: z.nullable(z.int()),
  /** Labels of its scopes, of its control, of its element, and its data type. */
  portee: z.nullable(z.string()),
  template: z.string(),
  element: z.nullable(z.string()),
  type: proposed(z.optional(z.string())),
  dtModification: wire.asRead(),
})
export type Parametre = z.infer<typeof parametre>

/** What a location or a piece of equipment has of a parameter that is for it. */
export const valeurParam = z.object({
  idParametre: z.int(),
  refParametre: z.string(),
  lbParametre: z.string(),
  template: z.string(),
  type: z.string(),
  /** Null: none. */
  value: z.nullable(z.string()),
  /** The SysValeur chosen, and its table. */
  idValeur: z.nullable(z.int()),
  refTable: z.nullable(z.string()),
})
export type ValeurParam = z.infer<typeof valeurParam>

/** Values of Prm.RefParamTypePorte. */
export const portes = {
  localisation: { idValeur: 41, refValeur: 'RefLocalisation', lbValeur: 'Localisations' },
  materiel: { idValeur: 42, refValeur: 'RefMateriel', lbValeur: 'Matériels' },
}

/** A parameter of all locations. */
export const surface: Parametre = {
  idParametre: 1,
  refParametre: 'SURFACE',
  lbParametre: 'Surface',
  lbDescription: 'En mètres carrés',
  idControlEdit: 3,
  refTable: null,
  isActif: true,
  idTypePorte: [portes.localisation.idValeur],
  idElement: null,
  portee: portes.localisation.lbValeur,
  template: 'Number',
  element: null,
  type: 'T',
  dtModification: '2026-01-12T09:15:00.000Z',
}

/** A parameter of one equipment type. */
export const charge: Parametre = {
  ...surface,
  idParametre: 2,
  refParametre: 'CHARGE',
  lbParametre: 'Charge maximale',
  lbDescription: null,
  idTypePorte: [portes.materiel.idValeur],
  idElement: 21,
  portee: portes.materiel.lbValeur,
  element: 'Pont roulant',
}

/** The same as the catalogue has it. */
export const uncalled = { idTypePorte: [], idElement: null, portee: null, element: null }

/** What the first building has of the surface. */
export const valeurSurface: ValeurParam = {
  idParametre: 1, refParametre: 'SURFACE', lbParametre: 'Surface', template: 'Number', type: 'T', value: '120.5', idValeur: null, refTable: null,
}
