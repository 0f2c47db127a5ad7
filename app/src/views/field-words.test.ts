import { expect, test } from 'vitest'
import { locales } from '../locales/intl.ts'
import { commonPlace, placesOf, startPlace } from '../locales/messages.ts'
import { allEndpoints } from '../kit/testing/all-endpoints.ts'
import { filesAtHand, messageFiles, textIn } from '../locales/testing/texts.ts'
import { viewName } from '../navigation/views.ts'

const modules = import.meta.glob<{ default: { config: object } }>('./*/*/*/index.ts', { eager: true })

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

interface Shown {
  field: string
  /** The message that names it, where that is not the field's own. */
  label?: unknown
}

/** The fields that a view shows, wherever they stand in it: columns, filters, lines of a record, inputs of its editors. */
function shownIn(value: unknown, seen = new Set<unknown>()): Shown[] {
  if (!isObject(value) || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([name, part]): Shown[] => {
    // Calls name fields that nobody sees.
    if (/^(endpoint|source|from|save)$/.test(name)) return []
    const own = (): Shown[] => {
      if (name === 'filters' && isObject(part)) return Object.keys(part).map((field) => ({ field }))
      if (!/^(columns|fields)$/.test(name) || !Array.isArray(part)) return []
      return part.filter(isObject).flatMap(({ field, kind, name: input, label }): Shown[] => {
        const shown = field ?? (kind === undefined ? undefined : input)
        return typeof shown === 'string' ? [{ field: shown, label }] : []
      })
    }
    return [...own(), ...shownIn(part, seen)]
  })
}

const views = Object.entries(modules).map(([file, { default: view }]) => {
  const folder = `./views/${file.slice('./'.length, -'/index.ts'.length)}`
  const places = [startPlace, commonPlace, ...placesOf(filesAtHand, folder)]
  return [viewName(`views/${file.slice('./'.length)}`), places, shownIn(view.config)] as const
})

// A view that is opened first has the messages of its folders alone: those of other views would hide that some are missing.
test.each(views)('%s has words for each field that it shows, in its own folders', (view, places, fields) => {
  const unnamed = locales.flatMap((locale) => {
    const known = new Set(
      places.flatMap((place) =>
        Object.keys(
          messageFiles[place === commonPlace ? `${place}/${locale}.json` : `${place}/messages.${locale}.json`] ?? {},
        ),
      ),
    )
    return fields.flatMap(({ field, label }) =>
      [label, `${view}.${field}`, `field.${field}`].some((id) => typeof id === 'string' && known.has(id))
        ? []
        : [`${field} (${locale})`],
    )
  })
  expect([...new Set(unnamed)]).toEqual([])
})

test('fields are found in nearly every view', () => {
  expect(views.filter(([, , fields]) => fields.length > 0).length).toBeGreaterThan(20)
})

/** Fields of a new record, as a line of the log about it names them: no lists, no passwords, and not its own key. */
const logged = [
  ...new Set(
    allEndpoints
      .filter(({ operation }) => /^(Insert|AddUser|CreateNew|UpdateOrInsert)/.test(operation))
      .flatMap(({ example }) => Object.entries(example.input as object))
      .flatMap(([field, value]) => (isObject(value) || /^(id|idTache|newPassword.*)$/.test(field) ? [] : [field])),
  ),
]

test.each(locales)('in %s the log has words for each field of a new record', (locale) => {
  const text = textIn(locale)
  expect(logged.length).toBeGreaterThan(40)
  expect(logged.filter((field) => text.of(`field.${field}`, '') === '')).toEqual([])
})
