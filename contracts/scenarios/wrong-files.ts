import type { FastifyRequest } from 'fastify'
import { type Fault, isDone, queryOf } from './faults.ts'

type Leaving = Parameters<NonNullable<Fault['after']>>[0]

const values = /\/SysValeur\/Import$/
const locations = /\/RefLocalisation\/Import$/
const equipment = /\/RefMateriel\/Import$/
const ranges = /\/GamGamme\/Import$/

const formOf = ({ body }: FastifyRequest): FormData => (body instanceof FormData ? body : new FormData())
const partOf = (request: FastifyRequest, name: string): string => {
  const part = formOf(request).get(name)
  return typeof part === 'string' ? part : ''
}
const versionOf = (request: FastifyRequest): number => Number(partOf(request, 'idReferentielVersion'))

/** Whether a file was imported: no line was wrong, and it was not a dry run. */
const isWritten = (leaving: Leaving): boolean =>
  isDone(leaving) && !errorsOf(leaving).length && queryOf(leaving.request)['dryRun'] !== 'true'

const errorsOf = ({ envelope }: Leaving): unknown[] => {
  const errors = envelope.value?.['errors']
  return Array.isArray(errors) ? errors : []
}

/** An answer with another value. */
const answering = ({ envelope }: Leaving, value: object) => ({
  body: { ...envelope, value: { ...envelope.value, ...value } },
})

const tellsOne = (of: RegExp, shownBy: string): Fault => ({
  says: 'tells of the first line that is wrong, and of no other',
  shownBy,
  of,
  after: async (leaving) => {
    const [first, ...others] = errorsOf(leaving)
    return others.length > 0 ? answering(leaving, { errors: [first] }) : undefined
  },
})

const tellsOneAsItWas = (of: RegExp, shownBy: string): Fault => ({
  says: 'counts one line as it was where there are several',
  shownBy,
  of,
  after: async (leaving) =>
    Number(leaving.envelope.value?.['unchanged']) > 1 ? answering(leaving, { unchanged: 1 }) : undefined,
})

/** Servers that read files otherwise than they say. */
export const wrongFiles: readonly Fault[] = [
  {
    says: 'knows no tabs between cells',
    shownBy: 'a file is the same whatever its separators',
    of: values,
    before: async (request) => {
      const file = formOf(request).get('file')
      if (!(file instanceof File)) return
      const bytes = Buffer.from(await file.arrayBuffer())
      const text = bytes.toString('latin1').replaceAll('\t', ' ')
      formOf(request).set('file', new File([Uint8Array.from(Buffer.from(text, 'latin1'))], file.name))
    },
  },
  {
    says: 'answers 400 for a file past a limit',
    shownBy: 'a file that is none is 415',
    of: values,
    after: async ({ status, envelope }) => (status === 413 ? { status: 400, body: envelope } : undefined),
  },
  tellsOne(values, 'each line of a file that is wrong'),
  {
    says: 'takes no parents from a file',
    shownBy: 'lines of one file may hang on each other',
    of: values,
    after: async (leaving) => {
      if (!isWritten(leaving)) return
      const idTableGuid = partOf(leaving.request, 'idTableGuid')
      await leaving.db
        .updateTable('sysvaleur')
        .set({ idValeurParent: null })
        .where('idTableGuid', '=', idTableGuid)
        .execute()
    },
  },
  tellsOneAsItWas(values, 'a file tells of its lines'),
  {
    says: 'loses the path of a location',
    shownBy: 'locations of a file stand below',
    of: locations,
    after: async (leaving) => {
      if (!isWritten(leaving)) return
      await leaving.db
        .updateTable('localisationItem')
        .set({ lbAffichage: 'perdu' })
        .where('idReferentielVersion', '=', versionOf(leaving.request))
        .execute()
    },
  },
  tellsOneAsItWas(equipment, 'a file tells of its locations'),
  {
    says: 'declares no type of equipment',
    shownBy: 'equipment of a file',
    of: equipment,
    after: async (leaving) => {
      if (!isWritten(leaving)) return
      const version = versionOf(leaving.request)
      await leaving.db.deleteFrom('typeMateriel').where('idReferentielVersion', '=', version).execute()
    },
  },
  {
    says: 'keeps no values of locations',
    shownBy: 'values of parameters in a file',
    of: locations,
    after: async (leaving) => {
      if (!isWritten(leaving)) return
      const items = leaving.db
        .selectFrom('localisationItem')
        .where('idReferentielVersion', '=', versionOf(leaving.request))
        .select('idLocalisationItem')
      await leaving.db.deleteFrom('valeurParam').where('idLocalisationItem', 'in', items).execute()
    },
  },
  tellsOne(ranges, 'ranges of a file name what is there'),
  {
    says: 'forgets how long a range takes',
    shownBy: 'a file changes of a range',
    of: ranges,
    after: async (leaving) => {
      if (isWritten(leaving)) await leaving.db.updateTable('gammeVersion').set({ dureeTot: 0 }).execute()
    },
  },
  {
    says: 'tells of no range that is as it was before it is written',
    shownBy: 'a file tells of its ranges',
    of: ranges,
    after: async (leaving) =>
      queryOf(leaving.request)['dryRun'] === 'true' && leaving.envelope.value?.['unchanged'] !== undefined
        ? answering(leaving, { unchanged: undefined })
        : undefined,
  },
  {
    says: 'puts a file onto every page',
    shownBy: 'a file of pages',
    of: /\/GamRapport\/Import$/,
    after: async (leaving) => {
      if (!isWritten(leaving)) return
      const { db } = leaving
      const newest = await db
        .selectFrom('document')
        .select('idDocument')
        .orderBy('dtCreation', 'desc')
        .executeTakeFirst()
      await db
        .updateTable('page')
        .set({ idDocument: newest?.idDocument ?? null })
        .execute()
    },
  },
]
