import type { Mutation } from './mutation.ts'
import { notShown, type Reason, sameToClients } from './reasons.ts'

/** What a mistake is told by. */
const told = ({ kind, says }: Mutation): string => `${kind} ${says}`

/** Why a mistake was not shown; undefined: nobody has said. */
export const reasonOf = (mutation: Mutation): Pick<Reason, 'why' | 'isSame'> | undefined =>
  [...sameToClients, ...notShown].find(({ file, mistake }) => file.test(mutation.file) && mistake.test(told(mutation)))
