/** JSON with the keys in their order, so that equal values are written alike. */
export const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  ) ?? ''

/** Equal by value; a file is equal only to itself. */
export const same = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (!(one instanceof Blob) && !(other instanceof Blob) && written(one) === written(other))

/** Whether a field has no value. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const mark = 'json:'

/** A value of a choice as the controls of the library take one: texts and numbers as they are, anything else by its JSON. */
export const keyOfValue = (value: unknown): string | number =>
  typeof value === 'number' || (typeof value === 'string' && !value.startsWith(mark)) ? value : mark + written(value)

/** The value behind a key. */
const valueOfKey = (key: unknown): unknown =>
  typeof key === 'string' && key.startsWith(mark) ? (JSON.parse(key.slice(mark.length)) as unknown) : key

const mapped = (value: unknown, to: (one: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(to) : value === null || value === undefined ? value : to(value)

/** The value of a choice, of one or several, as its control takes it. */
export const keysOfValue = (value: unknown): unknown => mapped(value, keyOfValue)
/** The value of a choice, of one or several, that its control gives. */
export const valueOfKeys = (keys: unknown): unknown => mapped(keys, valueOfKey)
