import type { Density, Scheme } from '@ronde/ui/theme'
import type { PageActions } from '../../kit/actions/page-actions.ts'
import type { RecentRecord } from '../../navigation/recents.ts'
import { entryLabel } from '../../navigation/offered.ts'
import { locales, type Text } from '../../locales/intl.ts'
import type { MenuBook } from '../../navigation/menu-entry.ts'
import { menuOf } from '../../navigation/menus.ts'
import { paths, reachablePaths } from '../../navigation/paths.ts'
import { type Destination, homeDestination } from '../destinations.ts'
import { densities } from '../../base/density.ts'
import { fitOf, matching } from './match.ts'
import type { CommandAct } from './palette-state.ts'

/** The palette's groups, in their order for an empty query. */
const commandGroups = ['recent', 'page', 'screens', 'actions'] as const
export type CommandGroup = (typeof commandGroups)[number]

/** One line of the palette. */
export interface Command {
  id: string
  group: CommandGroup | 'records'
  text: string
  /** Menus or page it belongs to, shown beside it and searched. */
  context: string
  /** Reference of a record, searched like its name. */
  reference?: string
  icon: string
  act: CommandAct
  /** Why the command cannot be chosen now. */
  blocked?: string
}

interface Offered {
  destinations: readonly Destination[]
  menus: MenuBook
  recents: readonly RecentRecord[]
  /** Actions of the open page. */
  page?: readonly PageActions[]
  /** Path of the open page. */
  here?: string
  /** Whether this user has a view at a path: a record whose screen is gone is not offered. */
  isReachable: (path: string) => boolean
  scheme: Scheme
  density: Density
  text: Text
}

const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? ''

const screenCommand = ({ href, text, parents, icon }: Destination): Command => ({
  id: `screen ${href}`,
  group: 'screens',
  text,
  context: parents.join(' › '),
  icon,
  act: { kind: 'go', href },
})

function screens({ destinations, text }: Offered): Command[] {
  const page = (href: string, name: string, icon: string): Destination => ({
    ...homeDestination(text),
    href,
    text: name,
    icon,
  })
  const always = [
    homeDestination(text),
    page(reachablePaths.CoreSysNotifList, text('view.CoreSysNotifList'), 'bell'),
    page(paths.about, text('view.about'), 'info'),
  ].filter(({ href }) => !destinations.some((known) => known.href === href))
  return [...destinations, ...always].map(screenCommand)
}

function actions({ scheme, density, text }: Offered): Command[] {
  const command = (id: string, name: string, icon: string, act: CommandAct, context = ''): Command => ({
    id: `action ${id}`,
    group: 'actions',
    text: name,
    context,
    icon,
    act,
  })
  const other: Scheme = scheme === 'dark' ? 'light' : 'dark'
  return [
    command('scheme', text(`frame.${other}`), other === 'dark' ? 'moon' : 'sun', { kind: 'scheme', scheme: other }),
    ...locales
      .filter((locale) => locale !== text.locale)
      .map((locale) =>
        command(locale, text(`language.${locale}`), 'languages', { kind: 'locale', locale }, text('frame.language')),
      ),
    ...densities
      .filter((one) => one !== density)
      .map((one) =>
        command(
          one,
          text(`preferences.density.${one}`),
          'list',
          { kind: 'density', density: one },
          text('preferences.density'),
        ),
      ),
    command('shortcuts', text('shortcuts.title'), 'keyboard', { kind: 'shortcuts' }),
    command('signOut', text('action.Deconnexion'), 'log-out', { kind: 'signOut' }),
  ]
}

/** Actions that create a record on other screens, opened there. Those of the open page are left out, being page actions. */
const creations = ({ destinations, menus, text, page = [], here }: Offered): Command[] =>
  destinations.flatMap(({ href, refRoute, text: screen }) =>
    menuOf(menus, refRoute ?? '', 'TitleActionMenu')
      .filter(
        ({ refAction }) =>
          refAction === 'Creer' &&
          !(href === here && page.some(({ offers }) => offers.some(({ action }) => action === refAction))),
      )
      .map((entry): Command => ({
        id: `create ${href}`,
        group: 'actions',
        text: `${entryLabel(entry, text)} · ${screen}`,
        context: '',
        icon: entry.icon ?? 'plus',
        act: { kind: 'go', href: `${href}${href.includes('?') ? '&' : '?'}e=Creer` },
      })),
  )

/** Actions of the open page; a blocked one says why. */
const pageActions = ({ page = [] }: Offered): Command[] =>
  page.flatMap(({ name, offers, run }, part) =>
    offers.map((offer): Command => ({
      id: `page ${part} ${offer.id}`,
      group: 'page',
      text: offer.text,
      context: offer.blocked ?? name,
      icon: offer.icon ?? 'chevron-right',
      act: offer.href === null ? { kind: 'run', run: () => run(offer) } : { kind: 'go', href: offer.href },
      ...(offer.blocked === null ? {} : { blocked: offer.blocked }),
    })),
  )

/** All commands of the palette. */
export function commandsOf(offered: Offered): Command[] {
  const { recents, isReachable, text } = offered
  const recent = recents
    .filter(({ address }) => isReachable(pathOf(address)))
    .map(({ view, title, reference, address }): Command => ({
      id: `recent ${address}`,
      group: 'recent',
      text: title,
      context: [text.of(`view.${view}`, ''), reference].filter(Boolean).join(' · '),
      ...(reference === null ? {} : { reference }),
      icon: 'history',
      act: { kind: 'go', href: address },
    }))
  return [...recent, ...pageActions(offered), ...screens(offered), ...creations(offered), ...actions(offered)]
}

export interface CommandSection {
  group: string
  /** @default the name of the group */
  title?: string
  commands: Command[]
}

/** Most recent records shown for an empty query. */
const recentsAtFirst = 6

/** Commands that match `query`, by group: the group of the best match comes first. Empty query: all, recent records first. `records`: those that the server found, each once. */
export function sectionsOf(
  commands: readonly Command[],
  query: string,
  records: readonly CommandSection[] = [],
): CommandSection[] {
  const found = matching(commands, query)
  const of = (group: CommandGroup) => found.filter((command) => command.group === group)
  if (query.trim() === '') {
    return commandGroups
      .map((group) => ({ group, commands: group === 'recent' ? of(group).slice(0, recentsAtFirst) : of(group) }))
      .filter(({ commands: own }) => own.length > 0)
  }
  const shown = new Set(of('recent').flatMap(({ act }) => (act.kind === 'go' ? [act.href] : [])))
  const others = records.map((section) => ({
    ...section,
    commands: section.commands.filter(({ act }) => act.kind !== 'go' || !shown.has(act.href)),
  }))
  const sections: CommandSection[] = [
    ...[...new Set(found.map(({ group }) => group))].map((group) => ({
      group,
      commands: found.filter((command) => command.group === group),
    })),
    ...others,
  ]
  const best = (section: CommandSection) => Math.max(...section.commands.map((command) => fitOf(command, query)))
  return sections
    .filter(({ commands: own }) => own.length > 0)
    .map((section) => ({ section, score: best(section) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ section }) => section)
}
