import type { Mutation } from './mutation.ts'

/** Why a mistake that nothing has shown was not shown. */
interface Reason {
  file: RegExp
  /** Finds the mistake by its kind and what it says. */
  mistake: RegExp
  why: string
  /** No client sees a difference of which the contract speaks; else one could, and neither a call nor a scenario does. */
  isSame: boolean
}

const any = /./

const same = (file: RegExp, mistake: RegExp, why: string): Reason => ({ file, mistake, why, isSame: true })

/** The first that fits counts. */
const reasons: readonly Reason[] = [
  same(any, /^says otherwise (saved|deleted|said|inserted)?:/, 'words of a success, which are the server’s own'),
  same(any, /^joins otherwise .*`innerJoin` → `leftJoin`/, 'a row of the other table that a foreign key holds'),
]

/** What a mistake is told by. */
const told = ({ kind, says }: Mutation): string => `${kind} ${says}`

/** Why a mistake was not shown; undefined: nobody has said. */
export const reasonOf = (mutation: Mutation): Pick<Reason, 'why' | 'isSame'> | undefined =>
  reasons.find(({ file, mistake }) => file.test(mutation.file) && mistake.test(told(mutation)))
