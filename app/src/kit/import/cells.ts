import { inSlices } from '../../base/in-slices.ts'
import { normalise } from '../../base/normalise.ts'
import type { Text } from '../../locales/intl.ts'
import { valueWords } from '../rows/value-words.ts'
import type { Accepted, ImportColumn } from './import-table.ts'

const yes = ['true', '1', 'vrai', 'oui', 'o', 'yes', 'y']
const no = ['false', '0', 'faux', 'non', 'n', 'no']

function flagOf(given: string): string {
  const word = normalise(given)
  return yes.includes(word) ? 'true' : no.includes(word) ? 'false' : given
}

/** A thousand and more in English, a number and three decimals in French: nobody can say which, so it stays as it is. */
const ambiguous = /^-?[1-9]\d{0,2},\d{3}$/

const numberOf = (given: string): string => {
  const plain = given.replaceAll(/\s/g, '').replace(',', '.')
  return ambiguous.test(given) || !/^-?\d+(\.\d+)?$/.test(plain) ? given : plain
}

/** A number as a CSV in French has it: with a point a spreadsheet would take it for a day. */
export const frenchNumber = (text: string): string => {
  const comma = text.replace('.', ',')
  return numberOf(comma) === text ? comma : text
}

const forms: Readonly<Record<NonNullable<ImportColumn['kind']>, (given: string) => string>> = {
  text: (given) => given,
  flag: flagOf,
  number: numberOf,
  day: (given) => given.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1'),
  references: (given) =>
    given
      .split(/[\s,;|]+/)
      .filter(Boolean)
      .join(' '),
}

/** The labels of a column's references, as lists show them. */
export function labelsOf({ accepted = [], table }: ImportColumn, text: Text): ReadonlyMap<string, string> {
  return new Map(
    accepted.map(({ value, label }) => [value, table ? valueWords({ table, refValeur: value, label }, text) : label]),
  )
}

/** The words that name an accepted value, in each language. */
const wordsOf = ({ label: text, others = [], value }: Accepted, isCode: boolean, says: readonly Text[]): string[] => [
  text,
  ...others,
  ...(isCode ? says.map((say) => say.of(`code.${value}`, value)) : []),
]

/** The values of a column by the words that name one of them, and no other; of a hundred thousand not in one go. */
async function byWords(
  accepted: readonly Accepted[],
  isCode: boolean,
  says: readonly Text[],
): Promise<ReadonlyMap<string, string | null>> {
  const found = new Map<string, string | null>()
  await inSlices(accepted, (one) => {
    for (const said of wordsOf(one, isCode, says)) {
      const word = normalise(said)
      const before = found.get(word)
      found.set(word, before === undefined || before === one.value ? one.value : null)
    }
  })
  // A reference means itself, even where it is also another value's label.
  await inSlices(accepted, ({ value }) => found.set(normalise(value), value))
  await inSlices(accepted, ({ value }) => found.set(value, value))
  return found
}

/** Reads a value as the server has it into the form in which cells are compared. */
export function formReader({ kind = 'text' }: ImportColumn): (given: string) => string {
  const form = forms[kind]
  return (given) => {
    const text = given.trim().normalize('NFC')
    return text === '' ? '' : form(text)
  }
}

/** Reads the cells of a column, as people write them, into what the server takes; what is not understood stays as it is. */
export async function cellReader(column: ImportColumn, says: readonly Text[]): Promise<(given: string) => string> {
  const read = formReader(column)
  if (!column.accepted) return read
  const words = await byWords(column.accepted, column.table !== undefined, says)
  return (given) => {
    const text = read(given)
    return text === '' ? '' : (words.get(text) ?? words.get(normalise(text)) ?? text)
  }
}

/** Whether two cells, read, say the same. */
export function isSameCell({ kind }: ImportColumn, one: string, other: string): boolean {
  if (one === other) return true
  if (kind !== 'references') return false
  const sorted = (text: string) => [...new Set(normalise(text).split(' '))].toSorted().join(' ')
  return sorted(one) === sorted(other)
}
