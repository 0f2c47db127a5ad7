import { isPaged } from '../../handoff/openapi.ts'
import type { Operation } from '../../handoff/source.ts'
import { type Field, fieldsOf } from '../../wire/schema.ts'
import { contracted } from '../../wrong/contract.ts'
import { normalise } from '../database/normalised.ts'
import type { TestServer } from './test-server.ts'

// Every list of the contract that takes filters, with all its rows, for tests that go over all of them.

export type Row = Record<string, unknown>

/** One list of the contract. */
export interface List {
  /** `AffAffaire/GetList`. */
  name: string
  path: string
  /** The fields of its rows. */
  fields: readonly Field[]
  /** What it takes besides its filters. */
  parameters: readonly Field[]
}

/** Every list that takes `skip`, `take`, `sort`, `search` and filters. */
export const lists: readonly List[] = (await contracted())
  .filter((operation) => isPaged(operation as unknown as Operation))
  .map(({ name, path, endpoint }) => ({
    name,
    path,
    fields: fieldsOf(endpoint.value),
    parameters: fieldsOf(endpoint.input),
  }))

/** Fields that hold UUIDs under a name that does not say so. */
const isGuid = (name: string) => /Guid$|^(modeOp|rapportInsp|idDocument|idAd)$/.test(name)

const isText = ({ name, type, format }: Field) => type === 'text' && format !== 'json' && !isGuid(name)

/** The fields that hold texts: of records of a row too, not of its lists; no UUID and no JSON. */
export const textNames = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'object') return textNames(fieldsOf(field.schema)).map((inner) => `${field.name}.${inner}`)
    return isText(field) ? [field.name] : []
  })

/** The texts of a row by the names of their fields. */
export const textsOf = (fields: readonly Field[], row: Row): [name: string, text: string][] =>
  fields.flatMap((field): [string, string][] => {
    const [{ name, type, schema }, value] = [field, row[field.name]]
    const isRecord = type === 'object' && typeof value === 'object' && value !== null
    if (isRecord) return textsOf(fieldsOf(schema), value as Row).map(([inner, text]) => [`${name}.${inner}`, text])
    return isText(field) && typeof value === 'string' ? [[name, value]] : []
  })

/** Whether a row holds every word, whatever their case and accents. */
export const holds = (fields: readonly Field[], row: Row, search: string): boolean => {
  const texts = textsOf(fields, row).map(([, text]) => normalise(text))
  return normalise(search)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => texts.some((text) => text.includes(word)))
}

/** Reads lists as the administrator, with the keys that they cannot do without. */
export function reader(server: TestServer) {
  const ask = (path: string, query: Readonly<Record<string, string>>) =>
    server.call(`${path}?${new URLSearchParams(query).toString()}`, { token: server.admin })
  const first = async (service: string) =>
    ((await ask(`/api/Console/Prm/${service}/GetList`, {})).value as Row[])[0] ?? {}

  const keysOf = async ({ parameters }: Pick<List, 'parameters'>): Promise<Record<string, string>> => {
    const required = parameters.filter(({ isOptional }) => !isOptional).map(({ name }) => name)
    const known: Row = { ...(await first('ModModeInspection')), ...(await first('RefReferentiel')) }
    return Object.fromEntries(required.map((name) => [name, String(known[name])]))
  }

  return {
    ask,
    /** What a list is asked with. A list of values needs a table, which is no key of its own. */
    keysOf: async (list: List) =>
      list.name === 'SysValeur/GetList' ? { refTable: 'Prm.RefTypeMateriel' } : keysOf(list),
    /** All rows, however few the list gives at once. */
    rowsOf: async ({ path }: Pick<List, 'path'>, query: Readonly<Record<string, string>>): Promise<Row[]> => {
      const { value, headers } = await ask(path, query)
      const rows = [...(value as Row[])]
      while (rows.length < Number(headers['x-total-count'])) {
        const next = await ask(path, { ...query, skip: String(rows.length), take: '500' })
        rows.push(...(next.value as Row[]))
      }
      return rows
    },
  }
}
