import type { Wrong } from './provider.ts'

/** Faults that a single call cannot show, and the test or journey that does. */
const shown: readonly (readonly [name: RegExp, says: RegExp, by: string])[] = [
  [
    /^SysLog\/GetList$/,
    /does not look at (typeObjet|refObjet)$/,
    'SysLog.test.ts: it is filtered by state, action, user, object, time and words together',
  ],
  [/^SysMenu\/GetSqlString$/, /does not look at id$/, 'SysMenu.test.ts: the script makes the menus again as they are'],
]

/** The test that shows a fault which no interaction shows; undefined when none is known. */
export const shownElsewhere = ({ name, says }: Pick<Wrong, 'name' | 'says'>): string | undefined =>
  shown.find(([operation, fault]) => operation.test(name) && fault.test(says))?.[2]
