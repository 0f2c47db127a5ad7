import type { Density, Scheme } from '@ronde/ui/theme'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { recentsAsked } from '../../navigation/recents.ts'
import { type Locale, localeChosen } from '../../locales/intl.ts'
import { moveFx } from '../../navigation/navigation.ts'
import { sessionClosed } from '../../session/session.ts'
import { signOutRequested } from '../../session/session-end.ts'
import { densityChosen, schemeChosen } from '../preferences.ts'
import { sheetOpened } from '../shortcuts/shortcuts.ts'

/** Effect of a command. */
export type CommandAct =
  | { kind: 'go'; href: string }
  | { kind: 'locale'; locale: Locale }
  | { kind: 'scheme'; scheme: Scheme }
  | { kind: 'density'; density: Density }
  | { kind: 'run'; run: () => void }
  | { kind: 'shortcuts' }
  | { kind: 'signOut' }

/** The palette is to open. */
export const paletteOpened = createEvent()
/** The palette was closed, or a command was chosen in it. */
export const paletteClosed = createEvent()
export const commandChosen = createEvent<CommandAct>()

/** Whether the palette is open. */
export const $isPaletteOpen = createStore(false)
  .on(paletteOpened, () => true)
  .reset(paletteClosed, sessionClosed)

sample({ clock: paletteOpened, target: recentsAsked })

// The palette closes before the command runs, so that the next screen can take the focus.
sample({ clock: commandChosen, fn: () => undefined, target: paletteClosed })
/** Chosen commands of one kind, as the payload of their effect. */
const led = <Payload>(read: (act: CommandAct) => Payload | undefined) => commandChosen.filterMap(read)

sample({ clock: led((act) => (act.kind === 'go' ? { to: act.href } : undefined)), target: moveFx })
sample({ clock: led((act) => (act.kind === 'locale' ? act.locale : undefined)), target: localeChosen })
sample({ clock: led((act) => (act.kind === 'scheme' ? act.scheme : undefined)), target: schemeChosen })
sample({ clock: led((act) => (act.kind === 'density' ? act.density : undefined)), target: densityChosen })
const runFx = createEffect((run: () => void) => run())
sample({ clock: led((act) => (act.kind === 'run' ? act.run : undefined)), target: runFx })
sample({ clock: commandChosen, filter: ({ kind }) => kind === 'shortcuts', fn: () => undefined, target: sheetOpened })
sample({
  clock: commandChosen,
  filter: ({ kind }) => kind === 'signOut',
  fn: () => ({ tellServer: true }),
  target: signOutRequested,
})
