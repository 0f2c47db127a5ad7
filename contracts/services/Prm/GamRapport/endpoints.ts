import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { record } from '../../../wire/record.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, POST, service } from '../../../wire/service.ts'
import { importResult } from '../../import-result.ts'

export const { schema: pageInfo, example: garde } = record({
  idPage: [proposed(z.int()), 1],
  idGammeVersion: [z.int(), 1],
  chapitre: [z.string(), '1 Présentation'],
  refPage: [z.string(), 'LEV-VGP-01'],
  typePage: [z.string(), 'GARDE'],
  ordre: [proposed(z.optional(z.int())), 1],
  /** Null: no file yet. */
  lbFichier: [z.nullable(z.string()), null],
  idDocument: [proposed(wire.maybe(z.string())), null],
})
export type PageInfo = z.infer<typeof pageInfo>

/** The pages of the reports made by a range. */
export const GamRapport = service('/api/Console/Prm/GamRapport', {
  GetPageInfoList: GET({
    input: z.object({ idGammeVersion: wire.id() }),
    value: z.array(pageInfo),
    example: { input: { idGammeVersion: 1 }, value: [garde] },
  }),
  /** One PDF, PNG or JPEG for these pages, instead of what they have. `dryRun` only says what would be. */
  Import: POST({
    input: z.object({
      idGammeVersion: wire.id(),
      idPageList: z.array(wire.id()).check(z.maxLength(1_000)),
      file: wire.file(),
      dryRun: proposed(z.optional(z.boolean())),
    }),
    query: ['dryRun'],
    value: importResult,
    example: {
      input: {
        idGammeVersion: 1,
        idPageList: [1],
        file: new File(['%PDF-1.7\n%%EOF\n'], 'garde.pdf', { type: 'application/pdf' }),
      },
      value: { inserted: 1, updated: 0, errors: [] },
    },
  }),
})
