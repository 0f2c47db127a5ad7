import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { record } from '../../../wire/record.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, POST, service } from '../../../wire/service.ts'
import { importResult } from '../../import-result.ts'

export const { schema: gamme, example: gammeLevage } = record({
  idGammeVersion: [z.int(), 1],
  ref: [z.string(), 'LEV-VGP'],
  lbGamme: [z.string(), 'Vérification générale périodique'],
  lbGammeLong: [z.nullable(z.string()), 'Vérification générale périodique des appareils de levage'],
  /** Ref of a level; null: any. */
  typeLocalisation: [z.nullable(z.string()), null],
  typeMaintenance: [z.string(), 'REGLEMENTAIRE'],
  fonctionPrincipal: [z.string(), 'LEVAGE'],
  periodicite: [z.string(), 'M6'],
  indice: [z.int(), 1],
  revision: [proposed(z.int()), 0],
  actif: [z.boolean(), true],
  /** Minutes. */
  dureeTot: [z.int(), 90],
  /** Documents: its procedure, and the model of its reports. */
  modeOp: [z.nullable(z.string()), null],
  rapportInsp: [z.nullable(z.string()), null],
  DtCreation: [z.string(), '2025-03-31T08:00:00.000Z'],
  DtModification: [z.string(), '2025-06-30T08:00:00.000Z'],
  /** Of the versions of its ref, the highest that is active. */
  isCurrent: [proposed(z.boolean()), true],
  idModeGuid: [proposed(z.string()), '0c4bb4b5-7f0f-5d0c-8c3e-2b1a5b7d9e21'],
  refMode: [proposed(z.string()), 'LEV'],
})
export type Gamme = z.infer<typeof gamme>

export const { schema: materiel, example: pontRoulant } = record({
  idMateriel: [z.int(), 1],
  refMateriel: [proposed(z.string()), 'PR-001'],
  lb: [z.string(), 'Pont roulant 5 t'],
  lbCourt: [z.nullable(z.string()), 'PR 5 t'],
  /** Key of its equipment type. */
  idValeur: [z.int(), 21],
  materialType: [z.string(), 'Pont roulant'],
  local: [z.nullable(z.string()), 'Usine de Lesquin / Halle A'],
  idLocalisation: [proposed(z.nullable(z.int())), 2],
  isActif: [proposed(z.boolean()), true],
})
export type Materiel = z.infer<typeof materiel>

export const infoDynamique = proposed(
  z.object({
    refInfo: z.string(),
    lbInfo: z.string(),
    /** Of the value: T, DT, NI or B. */
    type: z.string(),
    value: z.nullable(z.string()),
  }),
)

/** Lines of the fixtures: a range that is there, and one that is not. */
const lines =
  'ref;indice;revision;lbGamme;refMode;typeMaintenance;fonctionPrincipal;periodicite\nLEV-VGP;1;0;Vérification générale;LEV;REGLEMENTAIRE;LEVAGE;M6\nLEV-PRE;1;0;Graissage;LEV;REGLEMENTAIRE;LEVAGE;M6\n'

/** Maintenance ranges. */
export const GamGamme = service('/api/Console/Prm/GamGamme', {
  /** Every version of every range, or of the range of this ref. */
  GetList: GET({
    input: z.object({ ref: z.optional(wire.ref()) }),
    value: z.array(gamme),
    example: { input: {}, value: [gammeLevage] },
  }),
  /** The current, active ranges that suit a mode and, when given, a location. */
  GetFilteredList: GET({
    input: z.object({
      idModeGuid: wire.guid(),
      idLocalisation: z.optional(wire.id()),
      typeMaintenance: z.optional(wire.ref()),
      fonctionPrincipal: z.optional(wire.ref()),
    }),
    value: z.array(gamme),
    example: { input: { idModeGuid: gammeLevage.idModeGuid }, value: [gammeLevage] },
  }),
  /** How many pages, pieces of equipment and services a version has, and when the next open service is due, today or later: those that are late, done or cancelled do not count; null where there is none. */
  GetInfoDynamic: GET({
    input: z.object({ idGammeVersion: wire.id() }),
    value: z.array(infoDynamique),
    example: { input: { idGammeVersion: 1 }, value: [{ refInfo: 'nbPage', lbInfo: 'Pages', type: 'NI', value: '6' }] },
  }),
  /** The equipment a range covers, at a location and below it when given. */
  GetGamMaterielList: GET({
    input: z.object({ idGammeVersion: wire.id(), idLocalisation: z.optional(wire.id()) }),
    value: z.array(materiel),
    example: { input: { idGammeVersion: 1, idLocalisation: 1 }, value: [pontRoulant] },
  }),
  /** CSV or XLSX: by `ref`, the current version of a range is changed, and `indice` and `revision` name it or are left out; a new range begins at 1.0 with a page of each type; nothing is deleted. */
  Import: POST({
    input: z.object({ file: wire.file(), dryRun: proposed(z.optional(z.boolean())) }),
    query: ['dryRun'],
    value: importResult,
    example: {
      input: { file: new File([lines], 'gammes.csv', { type: 'text/csv' }) },
      value: { inserted: 1, updated: 1, errors: [] },
    },
  }),
})
