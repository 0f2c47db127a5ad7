/** `split-button` → `SplitButton`. */
export const pascal = (kebab: string): string =>
  kebab.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `SplitButton` → `splitButton`. */
export const lowerFirst = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1)

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A name as words: `split-button`, `splitButton` → `Split button`. */
export const words = (name: string): string =>
  upperFirst(
    name
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .replaceAll('-', ' ')
      .toLowerCase(),
  )

/** The name of a field as words, without the prefix of its kind: `dtLastLogin` → `Last login`. */
export const fieldWords = (field: string): string => words(field.replace(/^(lb|ref|dt|is|nb|id)(?=[A-Z])/, ''))
