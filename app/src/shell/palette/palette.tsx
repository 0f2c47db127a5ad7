import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { VisuallyHidden } from 'react-aria'
import { matchPath, useLocation } from 'react-router-dom'
import { $pageActions } from '../../kit/actions/page-actions.ts'
import { $recents } from '../../navigation/recents.ts'
import type { Text } from '../../locales/intl.ts'
import { useText } from '../../locales/use-text.ts'
import { $menus, $routes } from '../../navigation/menus.ts'
import { flatRoutes } from '../../navigation/flat-routes.ts'
import { destinationsOf } from '../destinations.ts'
import { $density, $scheme } from '../preferences.ts'
import { Keys } from '../shortcuts/keys-shown.tsx'
import { type Command, commandsOf, sectionsOf } from './commands.ts'
import { optionId } from './option-id.ts'
import { doKeys } from './palette-keys.ts'
import { commandChosen } from './palette-state.ts'
import { Hints, Note } from './palette.styles.ts'
import { PaletteResults } from './palette-results.tsx'
import { type RecordsFound, useRecords } from './use-records.ts'

function useCommands(): Command[] {
  const text = useText()
  const { pathname: here } = useLocation()
  const [menus, routes, recents, scheme, density, offering] = useUnit([
    $menus,
    $routes,
    $recents,
    $scheme,
    $density,
    $pageActions,
  ])
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

/** Note about the search of records: that it is going on, and which lists failed. */
const noteOf = ({ isSearching, failed }: RecordsFound, text: Text): string =>
  isSearching
    ? text('palette.searching')
    : failed.length > 0
      ? text('palette.unread', { count: failed.length, lists: failed.join(', ') })
      : ''

interface PaletteProps {
  query: string
  /** Keys for the lines not applied yet, in the order pressed. */
  keys: readonly string[]
  /** Id of the active line. */
  meant: string | null
  /** Called when the first `count` keys were applied, with the active line. */
  onKeysDone: (done: { count: number; meant: string | null }) => void
  /** Called with the number of lines and the id of the active one. */
  onLines: (lines: { activeId: string | null; count: number }) => void
}

/** Finds screens, records and actions by a few letters (combobox of the ARIA Authoring Practices). No line is active before an arrow key; Enter takes the best, once the typed text has its answer. */
export function Palette({ query, keys, meant, onKeysDone, onLines }: PaletteProps) {
  const text = useText()
  const choose = useUnit(commandChosen)
  const commands = useCommands()
  const records = useRecords(query)
  const sections = useMemo(() => sectionsOf(commands, query, records.sections), [commands, query, records.sections])
  const lines = useMemo(() => sections.flatMap((section) => section.commands), [sections])
  const active = lines.find(({ id }) => id === meant) ?? null
  const isAsked = query.trim() !== ''
  const best = isAsked && !records.isSearching ? (lines[0] ?? null) : null

  const chooseIf = ({ act, blocked }: Command) => blocked === undefined && choose(act)
  const activeId = active && optionId(active)
  useEffect(() => onLines({ activeId, count: lines.length }), [onLines, activeId, lines.length])
  const doWaiting = useEffectEvent(() => {
    const done = doKeys(keys, lines, { active, first: best })
    onKeysDone({ count: keys.length, meant: done.active?.id ?? null })
    if (done.chosen) chooseIf(done.chosen)
  })
  useEffect(() => {
    if (keys.length > 0 && !records.isSearching) doWaiting()
  }, [keys, records.isSearching])

  const count = text('palette.count', { count: lines.length })
  return (
    <>
      <PaletteResults
        sections={sections}
        query={query}
        active={active}
        best={active ? null : best}
        onChoose={chooseIf}
        isSearching={records.isSearching}
      />
      <Note role="status">{noteOf(records, text)}</Note>
      <VisuallyHidden role="status">
        {!isAsked || records.isSearching ? '' : best ? text('palette.countAndBest', { count, best: best.text }) : count}
      </VisuallyHidden>
      <Hints aria-hidden>
        <Keys keys={['↑', '↓']}>{text('palette.move')}</Keys>
        <Keys keys={[text('key.enter')]}>{text('palette.choose')}</Keys>
        <Keys keys={[text('key.escape')]}>{text('palette.close')}</Keys>
      </Hints>
    </>
  )
}
