import type { Mutation } from './mutations.ts'

/** Why a mistake that nothing has shown is none that a client sees, or is one that nothing can show. */
interface Reason {
  file: RegExp
  /** Finds the mistake by its kind and what it says. */
  mistake: RegExp
  why: string
}

const any = /./

/** The mistakes that passed and may, by what they are; the first that fits counts. */
const reasons: readonly Reason[] = [
  {
    file: any,
    mistake: /^says otherwise (saved|deleted|said|inserted)?:/,
    why: 'words of a success are the server’s own',
  },
  { file: any, mistake: /^says otherwise .*en: '/, why: 'the contract speaks French' },
  { file: /^messages\//, mistake: /English|languageOf|weight/, why: 'the contract speaks French' },
  {
    file: any,
    mistake: /\b(refAction|writeLog|logTaken|logImport|changements|changeOf|work\.log|typeObjet|lbObjet|log:)\b/,
    why: 'what the log says of it',
  },
  { file: /^writes\/log\.ts$/, mistake: any, why: 'what the log says of it' },
  { file: any, mistake: /^joins otherwise/, why: 'the same: the other table has the row by a foreign key' },
  {
    file: any,
    mistake: /\.limit\(|^takes another constant .*(mostAtOnce|portion|mostNamed|_000|at \+= 500)/,
    why: 'the same but slower, or of a number beyond any test',
  },
  {
    file: any,
    mistake: /navigationChanged|waitForOthers|endSessions|revocations|forgive/,
    why: 'of the next call, or of two at once',
  },
  {
    file: /^security\/(sign-in-limit|once-a-minute|sessions|revocations)\.ts$/,
    mistake: any,
    why: 'of many calls, or of time that passes',
  },
  { file: /^writes\/once\.ts$/, mistake: any, why: 'of a call asked twice' },
]

/** What a mistake is told by. */
export const told = ({ kind, says }: Mutation): string => `${kind} ${says}`

/** Why a mistake may pass; undefined: nobody has said. */
export const whyKept = (mutation: Mutation): string | undefined =>
  reasons.find(({ file, mistake }) => file.test(mutation.file) && mistake.test(told(mutation)))?.why
