import { type Answer, CallFailure } from '@ronde/contracts/wire'
import { arrange, textOf } from '@ronde/ui/grid'
import type { Asked } from '../../base/call.ts'
import { deedWords } from '../../kit/actions/deed-words.ts'
import { gridColumns } from '../../kit/rows/columns.ts'
import { isInactive } from '../../kit/rows/row-state.ts'
import { isLocal } from '../../kit/rows/use-rows.ts'
import type { RowsPart } from '../../kit/actions/parts.ts'
import type { AnyEndpoint, AnyRow } from '../../kit/place/row.ts'
import { requiredBy } from '../../kit/place/inputs.ts'
import type { Text } from '../../locales/intl.ts'
import type { MenuBook, MenuEntry } from '../../navigation/menu-entry.ts'
import { menuOf } from '../../navigation/menus.ts'
import { addressFrom } from '../../navigation/params.ts'
import type { ScreenView } from '../../navigation/screen-view.ts'
import type { Destination } from '../destinations.ts'
import { isRowsPart } from '../rows-part.ts'
import type { Command, CommandSection } from './commands.ts'
import { fitOf, matching } from './match.ts'

/** Most records shown of a list; its own page has the others. */
const mostShown = 5
/** Most records asked for of a list: the server does not order them by relevance, and the best may come late. */
const mostAsked = 50

/** A list that the palette searches. */
export interface RecordList {
  view: string
  destination: Destination
  endpoint: AnyEndpoint
  config: RowsPart['config']
  /** Menu entry that opens a row; without it the list opens, searched for the row. */
  open: MenuEntry | undefined
}

/** The lists that the menus lead to and whose rows have an action. A list that cannot be loaded is left out. */
export async function recordLists(
  destinations: readonly Destination[],
  menus: MenuBook,
  load: (view: string) => Promise<ScreenView>,
): Promise<RecordList[]> {
  const found = destinations.map(async (destination): Promise<RecordList[]> => {
    const view = (destination.href.split('?', 1)[0] ?? '').replaceAll('/', '')
    const itemMenu = menuOf(menus, view, 'ItemMenu')
    const config =
      itemMenu.length > 0
        ? await load(view).then(
            (loaded) => loaded.config,
            () => null,
          )
        : null
    if (!isRowsPart(config) || isLocal(config.source) || config.config.paged || requiredBy(config.source).length > 0)
      return []
    return [
      {
        view,
        destination,
        endpoint: config.source,
        config: config.config,
        open: itemMenu.find(({ refAction, path }) => refAction === 'Ouvrir' && path !== null),
      },
    ]
  })
  return (await Promise.all(found)).flat()
}

interface Looking {
  call: (asked: Asked) => Promise<Answer<unknown>>
  text: Text
  signal: AbortSignal
}

/** A server that does not know `search` may say that it is bad input. */
async function answerOf({ endpoint }: RecordList, query: string, { call, signal }: Looking): Promise<Answer<unknown>> {
  try {
    return await call({ endpoint, input: { search: query, take: mostAsked }, isQuiet: true, signal })
  } catch (error) {
    if (error instanceof CallFailure && error.status === 400)
      return call({ endpoint, input: {}, isQuiet: true, signal })
    throw error
  }
}

const searchedIn = (href: string, query: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ q: query }).toString()}`

/** Records of a list for a query, by reference and name; null: none. Rejects with the call's failure. */
export async function recordsIn(list: RecordList, query: string, looking: Looking): Promise<CommandSection | null> {
  const { view, config, destination, open } = list
  const { text } = looking
  const { form } = deedWords(list, 1, text)
  const { value, total } = await answerOf(list, query, looking)
  const answered = Array.isArray(value) ? (value as AnyRow[]) : []
  const columns = gridColumns(config.columns, view, text)
  const [first] = columns
  const named = columns.find(({ id }) => id === (config.label ?? first?.id)) ?? first
  // The reference, or another text column, shown beside the name.
  const beside = [first, ...columns].find((column) => column !== named && column?.dataType === 'text')
  // A server that does not count, or sends more than asked for, has ignored the search.
  const isUnsearched = total === undefined || answered.length > mostAsked
  const sought = columns.filter((column) => column === named || column === first)
  const all = config.rowsOf?.(answered) ?? answered
  const rows = isUnsearched
    ? await arrange({
        rows: all,
        columns: sought,
        search: query,
        filters: {},
        sort: [],
        locale: text.locale,
        signal: looking.signal,
      })
    : all
  /** Whether the list shows a row only with the inactive ones. */
  const hides = (row: AnyRow) => config.active !== undefined && row[config.active] === false
  const commandOf = (row: AnyRow): Command => {
    const name = named ? textOf(named, row, text.locale) : ''
    const reference = beside ? textOf(beside, row, text.locale) : ''
    // The server searches every field: where neither name nor reference matches, the field that does is shown.
    const why =
      matching([{ text: name, context: '', reference }], query).length > 0
        ? undefined
        : columns.find(
            (column) => matching([{ text: textOf(column, row, text.locale), context: '' }], query).length > 0,
          )
    const isHidden = hides(row)
    const found = searchedIn(destination.href, (first !== named && reference) || name)
    return {
      id: `record ${view} ${String(row[config.key])}`,
      group: 'records',
      text: name,
      context: [
        reference,
        why ? text('palette.why', { field: why.text, value: textOf(why, row, text.locale) }) : '',
        isInactive(row, config.active) ? text('state.inactive', { form }) : isHidden ? text('state.older') : '',
      ]
        .filter(Boolean)
        .join(' · '),
      ...(reference ? { reference } : {}),
      icon: destination.icon,
      act: { kind: 'go', href: open ? addressFrom(open, row) : isHidden ? `${found}&all=1` : found },
    }
  }
  const fitting = (commands: Command[]) =>
    commands.map((command) => ({ command, score: fitOf(command, query) })).toSorted((a, b) => b.score - a.score)
  const records = fitting(rows.slice(0, mostAsked).map(commandOf))
    .slice(0, mostShown)
    .map(({ command }) => command)
  if (records.length === 0) return null
  const count = isUnsearched ? rows.length : total
  const others: Command = {
    id: `records ${view}`,
    group: 'records',
    text: text('palette.allFound', { count, list: destination.text }),
    context: '',
    icon: 'search',
    act: { kind: 'go', href: `${searchedIn(destination.href, query)}${rows.some(hides) ? '&all=1' : ''}` },
  }
  return {
    group: `records-${view}`,
    title: destination.text,
    commands: [...records, ...(count > mostShown ? [others] : [])],
  }
}
