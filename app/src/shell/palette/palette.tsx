import { Dialog } from '@ronde/ui/dialog'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { VisuallyHidden } from 'react-aria'
import { matchPath } from 'react-router-dom'
import { $recents } from '../../kit/record/recents.ts'
import { useText } from '../../locales/use-text.ts'
import { $menus, $routes } from '../../navigation/menus.ts'
import { flatRoutes } from '../../navigation/flat-routes.ts'
import { destinationsOf } from '../destinations.ts'
import { $density, $scheme } from '../preferences.ts'
import { Keys } from '../shortcuts/keys-shown.tsx'
import { type Command, commandsOf, sectionsOf } from './commands.ts'
import { commandChosen, paletteClosed } from './palette-state.ts'
import { Hints } from './palette.styles.ts'
import { PaletteResults } from './palette-results.tsx'
import { PaletteSearch } from './palette-search.tsx'

/** How many lines a page key goes on. */
const page = 8

/** Where a key leads from a line of so many; null where it leads nowhere. The arrows go round. */
function lineAfter(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at + count - 1) % count
  if (key === 'PageDown') return Math.min(count - 1, at + page)
  if (key === 'PageUp') return Math.max(0, at - page)
  return null
}

function useCommands(): Command[] {
  const text = useText()
  const [menus, routes, recents, scheme, density] = useUnit([$menus, $routes, $recents, $scheme, $density])
  return useMemo(() => {
    const reachable = flatRoutes(routes).map(({ path }) => path)
    return commandsOf({
      destinations: destinationsOf(menus, routes, text),
      menus,
      recents,
      isReachable: (path) => reachable.some((pattern) => matchPath(pattern, path) !== null),
      scheme,
      density,
      text,
    })
  }, [menus, routes, recents, scheme, density, text])
}

/** Finds screens, records opened of late and actions by a few letters (combobox of the ARIA Authoring Practices). */
export function Palette() {
  const text = useText()
  const [close, choose] = useUnit([paletteClosed, commandChosen])
  const [query, setQuery] = useState('')
  const [activeId, setActiveId] = useState<string | null>(null)
  const commands = useCommands()
  const sections = useMemo(() => sectionsOf(commands, query), [commands, query])
  const found = sections.flatMap((section) => section.commands)
  const at = Math.max(0, found.findIndex(({ id }) => id === activeId))
  const active = found[at] ?? null

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const isOwnKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    const next = lineAfter(event.key, at, found.length)
    if (isOwnKey) close()
    else if (event.key === 'Enter' && active) choose(active.act)
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
      <PaletteResults sections={sections} query={query} active={active} onChoose={({ act }) => choose(act)} />
      <VisuallyHidden role="status">{query.trim() ? text('palette.count', { count: found.length }) : ''}</VisuallyHidden>
      <Hints aria-hidden>
        <Keys keys={['↑', '↓']}>{text('palette.move')}</Keys>
        <Keys keys={[text('key.enter')]}>{text('palette.choose')}</Keys>
        <Keys keys={[text('key.escape')]}>{text('palette.close')}</Keys>
      </Hints>
    </Dialog>
  )
}
