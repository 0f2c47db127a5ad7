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

const mark = 'json:'

/** A value of a choice as the controls of the library take one: texts and numbers as they are, anything else by its JSON. */
export const keyOfValue = (value: unknown): string | number =>
  typeof value === 'number' || (typeof value === 'string' && !value.startsWith(mark)) ? value : mark + written(value)

/** The value behind a key. */
export const valueOfKey = (key: unknown): unknown =>
  typeof key === 'string' && key.startsWith(mark) ? (JSON.parse(key.slice(mark.length)) as unknown) : key
