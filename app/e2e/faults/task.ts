import type { Locator } from 'playwright/test'
import type { User } from '../journey.ts'
import type { Provider } from '../provider.ts'
import { hasForm, type Memory, pressed } from './person.ts'

export interface Hands<Subject = unknown> {
  user: User
  /** The provider itself: without the proxy before it. */
  provider: Provider
  subject: Subject
  memory: Memory
  /** Reads what the console says. */
  read: () => Promise<unknown>
}

/** Something that one does at the console. */
export interface Task<Subject = unknown> {
  name: string
  /** Operations that it is there for: `AffAffaire/Insert AffAffaire/GetList`. */
  asks: string
  /** Nobody is signed in when it begins. @default false */
  isOutside?: boolean
  /** Makes what it needs on the server; `mark`: a text that no other run has. */
  prepare: (provider: Provider, mark: string) => Promise<Subject>
  /** Where it begins. */
  address: (subject: Subject) => string
  /** Visible once it can begin. */
  stands: (user: User, subject: Subject) => Locator
  /** Does the next thing that can be done; true: the console has said or shown that all is done. */
  next: (hands: Hands<Subject>) => Promise<boolean>
  /** What is stored, read from the server directly. */
  stored: (provider: Provider, subject: Subject) => Promise<unknown>
  wanted: (subject: Subject) => unknown
  /** What is stored while it is not done; null: no words of the console say so. */
  before?: (subject: Subject) => unknown
}

/** A task of any subject. */
export const task = <Subject>(one: Task<Subject>): Task => one as unknown as Task

/** Presses what sends the task. What the console says of an earlier time is read first: it goes once it is sent again. */
export async function sent({ memory, read }: Hands, target: Locator): Promise<boolean> {
  if (!(await target.isVisible())) return false
  if (memory.sent > 0) await read()
  if (!(await pressed(target))) return false
  memory.sent += 1
  return true
}

interface Form {
  open: (user: User) => Promise<unknown>
  fill: (dialog: Locator, user: User) => Promise<boolean>
}

/** The next step with a form: opens it, fills it, saves it; true: it was saved, and is closed. */
export async function throughForm(hands: Hands, { open, fill }: Form): Promise<boolean> {
  const { user, memory } = hands
  const { page, t } = user
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) {
    // The console looks for an earlier save first.
    if (await dialog.getByText(t['editor.looking']).isVisible()) return false
    if (!(await fill(dialog, user))) return false
    await sent(hands, dialog.getByRole('button', { name: t['editor.save'], exact: true }))
    return false
  }
  if (hasForm(page)) return false
  if (memory.sent > 0) return true
  await open(user)
  return false
}
