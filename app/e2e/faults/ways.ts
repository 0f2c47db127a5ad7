import type { Locator } from 'playwright/test'
import { csv } from '../imports.ts'
import type { FilePayload, User } from '../journey.ts'
import { chosen, filled, pressed } from './person.ts'
import { type Hands, sent, type Task, task, throughForm } from './task.ts'

export type Word = keyof User['t']

/** A field of a form: how it is filled, its label, what it is given. */
type Field = readonly ['text' | 'secret' | 'choice' | 'choices' | 'code', Word, string]

const noRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The label, with or without the mark of what is required. */
const labelled = (label: string) => new RegExp(`^${noRegExp(label)}( ?\\*)?$`)

async function isGiven(dialog: Locator, { t }: User, [kind, word, text]: Field): Promise<boolean> {
  if (kind === 'secret') return filled(dialog.getByLabel(t[word], { exact: false }).first(), text)
  if (kind === 'text') return filled(dialog.getByRole('textbox', { name: labelled(t[word]) }), text)
  const box = dialog.getByRole('combobox', { name: t[word], exact: true })
  if (kind === 'code') return isPicked(box, text)
  if (kind === 'choice') return chosen(box, text)
  // Of several, those that are chosen stand beside the field, which is left by Escape.
  if (
    await dialog
      .getByRole('button', { name: new RegExp(noRegExp(text)) })
      .first()
      .isVisible()
  )
    return true
  if (await chosen(box, text)) await dialog.page().keyboard.press('Escape')
  return false
}

/** Picks one of a few words. */
async function isPicked(box: Locator, text: string): Promise<boolean> {
  const option = box.page().getByRole('option', { name: text, exact: true })
  if (await option.isVisible()) await pressed(option)
  else if ((await box.isVisible()) && (await box.textContent())?.includes(text)) return true
  else await pressed(box)
  return false
}

/** What the server names itself has straight apostrophes. */
export const asNamed = (text: string) => new RegExp(`^${noRegExp(text).replaceAll('’', '.')}$`)

type Own<Subject> = Omit<Task<Subject>, 'stands' | 'next'>
type Shown<Subject> = (user: User, subject: Subject) => Locator

/** A button of the page. */
export const command = ({ page, t }: User, action: Word) =>
  page.getByRole('main').getByRole('button', { name: t[action], exact: true }).first()

/** Presses an entry of a row's menu, or opens that. */
async function fromMenu({ page }: User, row: Locator, entry: Locator): Promise<boolean> {
  if (await entry.isVisible()) return pressed(entry)
  if (!(await page.getByRole('menu').isVisible())) await pressed(row, { button: 'right' })
  return false
}

const entryOf = ({ page, t }: User, action: Word) => page.getByRole('menuitem', { name: t[action], exact: true })

/** Where rows stand. */
export const rowsOf = ({ page }: User) => page.getByRole('grid').or(page.getByRole('treegrid'))
/** What a row shows of a text. */
export const rowOf = (user: User, text: string) => rowsOf(user).getByText(text, { exact: true }).first()
export const nothing = ({ page, t }: User) => page.getByText(t['list.noMatch'])

interface ByForm<Subject> extends Own<Subject> {
  /** What opens the form: a button, or an entry of the menu of `row`. */
  action: Word
  row?: Shown<Subject>
  fields: (subject: Subject, user: User) => readonly Field[]
  /** Visible once it is saved. */
  shows: Shown<Subject>
}

/** A form is opened, filled and saved. */
export const byForm = <Subject>({ action, row, fields, shows, ...own }: ByForm<Subject>): Task =>
  task<Subject>({
    ...own,
    stands: row ?? ((user) => command(user, action)),
    next: async (hands) => {
      const { subject } = hands
      const isSaved = await throughForm(hands, {
        open: (user) =>
          row ? fromMenu(user, row(user, subject), entryOf(user, action)) : pressed(command(user, action)),
        async fill(dialog, user) {
          for (const field of fields(subject, user)) if (!(await isGiven(dialog, user, field))) return false
          return true
        },
      })
      return isSaved && shows(hands.user, subject).isVisible()
    },
  })

interface ByMenu<Subject> extends Own<Subject> {
  /** The entry of the menu of `row`. */
  action: Word
  row: Shown<Subject>
  /** It is asked about first. @default false */
  isAsked?: boolean
  /** Visible once it is done. */
  shows: Shown<Subject>
}

/** An entry of a row's menu, after its question if it has one. */
export const byMenu = <Subject>({ action, row, isAsked = false, shows, ...own }: ByMenu<Subject>): Task =>
  task<Subject>({
    ...own,
    stands: row,
    async next(hands) {
      const { user, subject, memory } = hands
      const question = user.page.getByRole('alertdialog')
      if (await question.isVisible()) {
        await sent(hands, question.getByRole('button', { name: user.t[action], exact: true }))
        return false
      }
      if (memory.sent > 0 && (await shows(user, subject).isVisible())) return true
      const entry = entryOf(user, action)
      if (isAsked || !(await entry.isVisible())) await fromMenu(user, row(user, subject), entry)
      else await sent(hands, entry)
      return false
    },
  })

/** Gives a file to a drop zone; false: there is none. */
export async function given({ user }: Pick<Hands, 'user'>, place: Locator, file: FilePayload): Promise<boolean> {
  if (!(await place.isVisible()) || !(await place.isEnabled())) return false
  const coming = user.page.waitForEvent('filechooser', { timeout: 2_000 }).catch(() => null)
  await pressed(place)
  const chooser = await coming
  await chooser?.setFiles(file)
  return chooser !== null
}

interface ByFile<Subject> extends Own<Subject> {
  lines: (subject: Subject) => readonly string[]
}

/** The lines of a file are imported. */
export const byFile = <Subject>({ lines, ...own }: ByFile<Subject>): Task =>
  task<Subject>({
    ...own,
    stands: (user) => command(user, 'action.Importer'),
    async next(hands) {
      const { user, subject } = hands
      const { page, t } = user
      const dialog = page.getByRole('dialog')
      if (await dialog.getByText(t['import.done'], { exact: false }).isVisible()) return true
      if (!(await dialog.isVisible())) {
        await pressed(command(user, 'action.Importer'))
        return false
      }
      if (!(await sent(hands, dialog.getByRole('button', { name: t['import.run'], exact: true }))))
        await given(
          hands,
          dialog.getByRole('button', { name: new RegExp(`^${t['import.file']}`) }),
          csv('lignes.csv', lines(subject)),
        )
      return false
    },
  })

type Read<Subject> = Omit<Own<Subject>, 'stored' | 'wanted'>
const nothingStored = { stored: () => Promise.resolve(null), wanted: () => null }

interface ByLook<Subject> extends Read<Subject> {
  action: Word
  row?: Shown<Subject>
  /** What its panel shows. */
  shows: (panel: Locator, user: User, subject: Subject) => Locator
}

/** A panel is opened from a row's menu, or from a button, and read. */
export const byLook = <Subject>({ action, row, shows, ...own }: ByLook<Subject>): Task =>
  task<Subject>({
    ...own,
    ...nothingStored,
    stands: row ?? ((user) => command(user, action)),
    async next({ user, subject }) {
      const panel = user.page.getByRole('dialog')
      if (await panel.isVisible()) return shows(panel, user, subject).first().isVisible()
      if (row) await fromMenu(user, row(user, subject), entryOf(user, action))
      else await pressed(command(user, action))
      return false
    },
  })

interface Opened {
  name: string
  asks: string
  /** Where it begins; none: a page that reads nothing. */
  address?: Task['address']
  prepare?: Task['prepare']
  /** The view that is opened: by a link that stands in the page, or in this group of the menus. */
  view: Word
  group?: Word
  /** The link, where it is not named as the view. */
  link?: (user: User, subject: unknown) => Locator
  /** What is typed into the field that stands there instead of a link. */
  types?: string
  /** What the link stands behind, where that is no group. */
  before?: (user: User) => Locator
  /** Visible once all of it is read. */
  shows: readonly ((user: User, subject: unknown) => Locator)[]
}

/** A view is opened and read. */
export const opened = ({ view, group, link, types, before, shows, ...own }: Opened): Task => {
  const linkOf = (user: User, subject: unknown) =>
    link?.(user, subject) ??
    (group ? user.page.getByRole('navigation', { name: user.t['frame.menu'] }) : user.page.getByRole('main'))
      .getByRole('link', { name: asNamed(user.t[view]) })
      .last()
  const door =
    before ??
    (group &&
      (({ page, t }: User) =>
        page.getByRole('navigation', { name: t['frame.menu'] }).getByRole('button', { name: t[group], exact: true })))
  return task({
    prepare: (_, mark) => Promise.resolve(mark),
    address: () => '/about',
    ...own,
    ...nothingStored,
    stands: (user, subject) => door?.(user) ?? linkOf(user, subject),
    async next({ user, subject, memory }) {
      if (memory.sent > 0) {
        for (const shown of shows) if (!(await shown(user, subject).first().isVisible())) return false
        return (await user.page.locator('[aria-busy=true]').count()) === 0
      }
      const target = linkOf(user, subject)
      if (types ? await filled(target, types) : await pressed(target)) memory.sent += 1
      else if (door) await pressed(door(user))
      return false
    },
  })
}

interface Moved<Subject> extends Omit<Own<Subject>, 'wanted'> {
  /** The rows beside it, in order, with its own. */
  names: (subject: Subject) => readonly string[]
  mark: (subject: Subject) => string
}

/** A row of a tree is moved above the one before it, by key. */
export const movedByKey = <Subject>({ names, mark, ...own }: Moved<Subject>): Task =>
  task<Subject>({
    ...own,
    stands: (user, subject) => rowOf(user, mark(subject)),
    async next({ user, subject, memory, read: readPage }) {
      const { page } = user
      const at = names(subject).indexOf(mark(subject))
      if ((await page.getByRole('treegrid').getAttribute('aria-busy')) === 'true') return false
      const now = await drawn(user, names(subject))
      if (memory.sent > 0 && now.indexOf(mark(subject)) === at - 1) return true
      if (now.indexOf(mark(subject)) === at && (await pressed(rowOf(user, mark(subject))))) {
        if (memory.sent > 0) await readPage()
        await page.keyboard.press('Alt+Shift+ArrowUp')
        memory.sent += 1
      }
      return false
    },
    wanted(subject) {
      const at = names(subject).indexOf(mark(subject))
      const others = names(subject).filter((name) => name !== mark(subject))
      return [...others.slice(0, at - 1), mark(subject), ...others.slice(at - 1)]
    },
  })

/** The names that are drawn, from above. */
async function drawn({ page }: User, names: readonly string[]) {
  const rows = await page.getByRole('treegrid').getByRole('row').allTextContents()
  return rows.flatMap((row) => names.filter((name) => row.includes(name)).slice(0, 1))
}
