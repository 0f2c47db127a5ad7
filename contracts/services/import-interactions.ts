import type { ImportResult } from './import-result.ts'
import type { Endpoint } from '../wire/endpoint.ts'

/** What imports of tables have alike: files of other lines than the example's, and how they are refused. */
export function filesFor<Input extends { file: File }, Value extends ImportResult>({
  example: { input, value },
}: Endpoint<Input, Value>) {
  const { name } = input.file
  const of = (text: string, called = name, type = 'text/csv'): Input => ({
    ...input,
    file: new File([text], called, { type }),
  })
  const none = { inserted: 0, updated: 0 } as Partial<Value>
  return {
    /** The example's call with a file of these lines. */
    of,
    /** A line that is wrong: nothing is written. */
    wrong: (text: string, error: ImportResult['errors'][number], rest: Partial<Value> = {}) => ({
      input: of(text),
      answers: { ...value, ...rest, errors: [error] },
      exactly: none,
    }),
    empty: (header: string) => ({ input: of(`${header}\n`), messages: ['Fichier vide'] }),
    /** A column that nobody knows, or that is missing. */
    odd: (text: string, colonne: string) => ({ input: of(text), messages: [`Colonne ${colonne} absente ou inconnue`] }),
    noTable: () => ({
      input: of('PK\u0003\u0004, no archive', name.replace(/csv$/, 'xlsx'), 'application/zip'),
      status: 415 as const,
    }),
  }
}
