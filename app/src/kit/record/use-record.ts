import { requiredBy } from '../place/inputs.ts'
import type { Place } from '../place/place.ts'
import { type AnyRow, isRecord } from '../place/row.ts'
import type { RecordOf } from './shape.ts'
import { isOneOf, oneIn, type Question } from '../ask/question.ts'
import { type Read, useRead } from '../ask/use-read.ts'

export interface RecordRead extends Omit<Read<AnyRow>, 'value'> {
  record: AnyRow | null
  /** The question; null while a parameter is missing. */
  question: Question | null
  /** The field that names the record. */
  key: string
  /** The list it stands in has no such record. */
  isUnknown: boolean
}

/** Parameters that say which record. */
export const keysOf = ({ source, key }: Pick<RecordOf, 'source' | 'key'>): readonly string[] =>
  key ? [key] : isOneOf(source) ? [source.key] : requiredBy(source)

/** The record of a home: answered by a call, or one of a list. `isWanted` false reads nothing. */
export function useRecord(home: Pick<RecordOf, 'source' | 'key'>, place: Place, isWanted = true): RecordRead {
  const { source } = home
  const endpoint = isOneOf(source) ? source.list : source
  const [key = ''] = keysOf(home)
  const input = place.input(endpoint)
  const { params } = place
  const hasKeys = isWanted && keysOf(home).every((name) => params[name])
  const { value, ...read } = useRead(endpoint, hasKeys ? input : null, key ? { key } : {})
  const record = isOneOf(source) ? oneIn(value, source.key, params[source.key]) : isRecord(value) ? value : null
  return {
    ...read,
    record,
    question: hasKeys ? { endpoint, input, key } : null,
    key,
    isUnknown: record === null && (read.error?.status === 404 || (value !== null && !read.isPending)),
  }
}
