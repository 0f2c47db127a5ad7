import * as z from 'zod/mini'
import * as wire from '../wire/fields.ts'
import { record } from '../wire/record.ts'
import { proposed } from '../wire/schema.ts'
import { templated } from './propriete.ts'

/** Values of Prm.RefParamTypePorte. */
export const portes = {
  localisation: { idValeur: 41, refValeur: 'RefLocalisation', lbValeur: 'Localisations' },
  materiel: { idValeur: 42, refValeur: 'RefMateriel', lbValeur: 'Matériels' },
}

/** A value that locations or pieces of equipment may each hold. In the catalogue it is nobody's: no scope, no element. That of the example is of all locations. */
export const parametres = record({
  idParametre: [z.int(), 1],
  refParametre: [z.string(), 'SURFACE', wire.ref()],
  lbParametre: [z.string(), 'Surface', wire.label()],
  ...templated({ lbDescription: 'En mètres carrés', idControlEdit: 3 }),
  isActif: [z.boolean(), true, z.optional(z.boolean())],
  /** Its scopes: keys of values of Prm.RefParamTypePorte. */
  idTypePorte: [z.array(z.int()), [portes.localisation.idValeur]],
  /** The one level or equipment type it is for; null: all. */
  idElement: [z.nullable(z.int()), null],
  /** Label of its scopes, name of its control, label of its element, and its data type; a control or a type that is null is a text's. */
  portee: [z.nullable(z.string()), portes.localisation.lbValeur],
  template: [z.nullable(z.string()), 'Number'],
  element: [z.nullable(z.string()), null],
  type: [proposed(wire.maybe(z.string())), 'T'],
  dtModification: [wire.asRead(), '2026-01-12T09:15:00.000Z'],
})
export const { schema: parametre, example: surface } = parametres
export type Parametre = z.infer<typeof parametre>

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

/** What a location or a piece of equipment has of a parameter that is for it; in the example, what the first building has of the surface. */
export const { schema: valeurParam, example: valeurSurface } = record({
  idParametre: [z.int(), 1],
  refParametre: [z.string(), 'SURFACE'],
  lbParametre: [z.string(), 'Surface'],
  template: [z.string(), 'Number'],
  type: [z.string(), 'T'],
  /** Null: none. */
  value: [z.nullable(z.string()), '120.5'],
  /** The SysValeur chosen, and its table. */
  idValeur: [z.nullable(z.int()), null],
  refTable: [z.nullable(z.string()), null],
})
export type ValeurParam = z.infer<typeof valeurParam>
