import * as z from 'zod/mini'
import { id, instant } from '../../../wire/fields.ts'
import { record } from '../../../wire/record.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, service } from '../../../wire/service.ts'

const maybe = () => z.nullable(z.string())

/** A field before and after. The address of whoever called stands among them, as `adresse`. */
export const logChange = z.object({
  champ: z.string(),
  ancien: z.optional(z.unknown()),
  nouveau: z.optional(z.unknown()),
})

/** A line; that of the example says that a mode was renamed. */
export const { schema: log, example: renamed } = record({
  idLog: [z.int(), 12],
  dtLog: [z.string(), '2026-03-30T14:05:00.000Z'],
  refEtat: [z.string(), 'OK'],
  lbEtat: [z.string(), 'Succès'],
  refAction: [z.string(), 'MODIFICATION'],
  lbAction: [z.string(), 'Modification'],
  idUser: [z.nullable(z.int()), 3],
  lbUser: [maybe(), 'Alice Martin'],
  typeObjet: [maybe(), 'Mode'],
  refObjet: [maybe(), '5d0d7c0e-93ac-5a1c-8d0f-3f0f8a1b2c3d'],
  lbObjet: [maybe(), 'LEV'],
  message: [maybe(), null],
  changements: [z.array(logChange), [{ champ: 'lbMode', ancien: 'Levage', nouveau: 'Appareils de levage' }]],
})
export type Log = z.infer<typeof log>

const nb = () => proposed(z.optional(z.int()))
const parPeriode = z.array(z.object({ dt: z.string(), nb: z.int() }))
export const logEtat = z.object({
  refEtat: z.string(),
  lbEtat: z.string(),
  nb: nb(),
  parPeriode: proposed(z.optional(parPeriode)),
})
export const logAction = z.object({ refAction: z.string(), lbAction: z.string(), nb: nb() })
export type LogEtat = z.infer<typeof logEtat>
export type LogAction = z.infer<typeof logAction>

/** States of a line, and what lines are about, in the order in which they are listed. */
export const logEtats = ['OK', 'ALERTE', 'REFUS', 'ERREUR'] as const
export const logActions = [
  'CONNEXION',
  'DECONNEXION',
  'CREATION',
  'MODIFICATION',
  'SUPPRESSION',
  'ACTIVATION',
  'DESACTIVATION',
  'IMPORT',
  'DROITS',
  'MOTDEPASSE',
  'VERROU',
] as const

const between = { dtDebut: z.optional(instant()), dtFin: z.optional(instant()) }
const several = () => proposed(z.optional(z.array(z.string())))

/** Who did what and when: a line for each write, sign-in and refusal. */
export const SysLog = service('/api/Core/SysLog', {
  /** The newest first: 100 of them, and never more than 500, unless told which. Both ends of the time are in it. */
  GetList: GET({
    input: z.object({
      skip: z.optional(z.int()),
      take: z.optional(z.int()),
      ...between,
      refEtat: several(),
      refAction: several(),
      idUser: proposed(z.optional(z.array(id()))),
      /** What the lines are of: a record, by its kind and its key. */
      typeObjet: proposed(z.optional(z.string())),
      refObjet: proposed(z.optional(z.string())),
      search: proposed(z.optional(z.string())),
      sort: proposed(z.optional(z.string())),
    }),
    value: z.array(log),
    example: { input: { skip: 0, take: 100 }, value: [renamed] },
  }),
  /** `pas`: h or d, to be told how many lines each hour or day (UTC) has; those without are left out. */
  GetEtatList: GET({
    input: z.object({
      dtDebut: proposed(between.dtDebut),
      dtFin: proposed(between.dtFin),
      pas: proposed(z.optional(z.enum(['h', 'd']))),
    }),
    value: z.array(logEtat),
    example: {
      input: { dtDebut: '2026-03-30T00:00:00.000Z', dtFin: '2026-03-30T23:59:59.999Z', pas: 'h' },
      value: [{ refEtat: 'OK', lbEtat: 'Succès', nb: 1, parPeriode: [{ dt: '2026-03-30T14:00:00.000Z', nb: 1 }] }],
    },
  }),
  GetActionList: GET({
    value: z.array(logAction),
    example: { value: [{ refAction: 'CONNEXION', lbAction: 'Connexion', nb: 0 }] },
  }),
})
