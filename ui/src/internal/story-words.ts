import { type Translate, translator } from '../messages/index.ts'

/** Values of the Storybook's toolbar. */
type Globals = Readonly<Record<string, unknown>>

/** The library's words in the language that a story is shown in, for what its play asks of them. */
export const wordsOf = ({ locale }: Globals): Translate => translator(locale === 'en' ? 'en' : 'fr')

/** A day, `YYYY-MM-DD`, as that language writes it. */
export const dateIn = ({ locale }: Globals, day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'fr', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** A day as the calendar names it. */
export const dayIn = (globals: Globals, day: string): string =>
  dateIn(globals, day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** A month as the calendar names it. */
export const monthIn = (globals: Globals, day: string): string =>
  dateIn(globals, day, { month: 'long', year: 'numeric' })
