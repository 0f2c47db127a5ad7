import { dates } from './fr/dates.ts'
import { fields } from './fr/fields.ts'
import { grid } from './fr/grid.ts'
import { page } from './fr/page.ts'
import { parts } from './fr/parts.ts'
import { tree } from './fr/tree.ts'
import { values } from './fr/values.ts'

/** Every text the library says, in French: the language of reference, whose keys are the type. */
export const fr = {
  ...fields,
  ...dates,
  ...values,
  ...grid,
  ...page,
  ...parts,
  ...tree,
}
