import { Dialog } from '@ronde/ui/dialog'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { VisuallyHidden } from 'react-aria'
import { matchPath, useLocation } from 'react-router-dom'
import { $pageActions } from '../../kit/actions/page-actions.ts'
import { $recents } from '../../kit/record/recents.ts'
import type { Text } from '../../locales/intl.ts'
import { useText } from '../../locales/use-text.ts'
import { $menus, $routes } from '../../navigation/menus.ts'
import { flatRoutes } from '../../navigation/flat-routes.ts'
import { destinationsOf } from '../destinations.ts'
import { $density, $scheme } from '../preferences.ts'
import { Keys } from '../shortcuts/keys-shown.tsx'
import { type Command, commandsOf, type CommandSection, sectionsOf } from './commands.ts'
import { commandChosen, paletteClosed } from './palette-state.ts'
import { Hints, Note } from './palette.styles.ts'
import { PaletteResults } from './palette-results.tsx'
import { PaletteSearch } from './palette-search.tsx'
import { type RecordsFound, useRecords } from './use-records.ts'

/** How many lines a page key goes on. */
const pageOfLines = 8

/** Where a key leads from a line of so many; null where it leads nowhere. The arrows go round. */
function lineAfter(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at + count - 1) % count
  if (key === 'PageDown') return Math.min(count - 1, at + pageOfLines)
  if (key === 'PageUp') return Math.max(0, at - pageOfLines)
  return null
}

function useCommands(): Command[] {
  const text = useText()
  const { pathname: here } = useLocation()
  const [menus, routes, recents, scheme, density, offering] = useUnit([$menus, $routes, $recents, $scheme, $density, $pageActions])
  const page = useMemo(() => [...offering.values()].map((read) => read()), [offering])
  return useMemo(() => {
    const reachable = flatRoutes(routes).map(({ path }) => path)
    return commandsOf({
      destinations: destinationsOf(menus, routes, text),
      menus,
      recents,
      page,
      here,
      isReachable: (path) => reachable.some((pattern) => matchPath(pattern, path) !== null),
      scheme,
      density,
      text,
    })
  }, [menus, routes, recents, page, here, scheme, density, text])
}

/** Records after what was there at once, so that nothing moves when they come; one that was open of late shows once. */
function withRecords(sections: readonly CommandSection[], records: readonly CommandSection[]): CommandSection[] {
  const shown = new Set(sections.flatMap(({ commands }) => commands).flatMap(({ group, act }) => (group === 'recent' && act.kind === 'go' ? [act.href] : [])))
  const others = records.map((section) => ({ ...section, commands: section.commands.filter(({ act }) => act.kind !== 'go' || !shown.has(act.href)) }))
  return [...sections, ...others.filter(({ commands }) => commands.length > 0)]
}

/** What is said of the search of records: that it goes on, and which lists could not be read. */
const noteOf = ({ isSearching, failed }: RecordsFound, text: Text): string =>
  isSearching ? text('palette.searching') : failed.length > 0 ? text('palette.unread', { count: failed.length, lists: failed.join(', ') }) : ''

/** Finds screens, records opened of late and actions by a few letters (combobox of the ARIA Authoring Practices). */
export function Palette() {
  const text = useText()
  const [close, choose] = useUnit([paletteClosed, commandChosen])
  const [query, setQuery] = useState('')
  const [activeId, setActiveId] = useState<string | null>(null)
  const commands = useCommands()
  const records = useRecords(query)
  const sections = useMemo(() => withRecords(sectionsOf(commands, query), records.sections), [commands, query, records.sections])
  const found = sections.flatMap((section) => section.commands)
  const at = Math.max(0, found.findIndex(({ id }) => id === activeId))
  const active = found[at] ?? null

  const chooseIf = ({ act, blocked }: Command) => blocked === undefined && choose(act)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const isOwnKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    const next = lineAfter(event.key, at, found.length)
    if (isOwnKey) close()
    else if (event.key === 'Enter' && active) chooseIf(active)
    else if (next !== null) setActiveId(found[next]?.id ?? null)
    else return
    event.preventDefault()
  }

  return (
    <Dialog title={text('palette.title')} width={640} onClose={() => close()}>
      <PaletteSearch
        query={query}
        active={active}
        onKeyDown={onKeyDown}
        onQuery={(changed) => {
          setQuery(changed)
          setActiveId(null)
        }}
      />
      <PaletteResults sections={sections} query={query} active={active} onChoose={chooseIf} isSearching={records.isSearching} />
      <Note role="status">{noteOf(records, text)}</Note>
      <VisuallyHidden role="status">{query.trim() && !records.isSearching ? text('palette.count', { count: found.length }) : ''}</VisuallyHidden>
      <Hints aria-hidden>
        <Keys keys={['↑', '↓']}>{text('palette.move')}</Keys>
        <Keys keys={[text('key.enter')]}>{text('palette.choose')}</Keys>
        <Keys keys={[text('key.escape')]}>{text('palette.close')}</Keys>
      </Hints>
    </Dialog>
  )
}
