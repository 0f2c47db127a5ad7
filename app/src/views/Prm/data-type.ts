import type { Text } from '../../locales/intl.ts'

/** The data type of a property or a parameter, in words; null where the server does not say. */
export const dataTypeText = ({ type }: { type?: string | null | undefined }, text: Text): string | null =>
  type ? text.of(`dataType.${type}`, type) : null
