import { dates } from './en/dates.ts'
import { fields } from './en/fields.ts'
import { grid } from './en/grid.ts'
import { page } from './en/page.ts'
import { parts } from './en/parts.ts'
import { tree } from './en/tree.ts'
import { values } from './en/values.ts'
import type { UiMessages } from './index.ts'

/** The same in English. */
export const en: UiMessages = {
  ...fields,
  ...dates,
  ...values,
  ...grid,
  ...page,
  ...parts,
  ...tree,
}
