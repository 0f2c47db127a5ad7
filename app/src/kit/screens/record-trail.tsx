import { IconButton } from '@ronde/ui/icon-button'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addressOf } from '../../base/address.ts'
import { useText } from '../../locales/use-text.ts'
import { TrailNav } from '../record/record.styles.ts'
import { $trails, readStretch, stepIn, stretchOf } from '../rows/trail.ts'

interface RecordTrailProps {
  /** Path of the home. */
  path: string
  /** Parameters of its address. */
  params: Readonly<Record<string, string>>
  /** Parameter with the record's key. */
  field: string
}

const storageKey = (path: string) => `ronde.trail ${path}`
const attempt = <Value,>(act: () => Value): Value | null => {
  try {
    return act()
  } catch {
    // Without session storage, the list is lost with the page.
    return null
  }
}

/** Place of the record in the list it was opened from, with links to its neighbours, on the same tab of the home. */
export function RecordTrail({ path, params, field }: RecordTrailProps) {
  const text = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const shown = useUnit($trails)[path]
  // The list of services links to homes of cases too, but is no list of cases.
  const trail = shown && shown.key in params ? shown : undefined
  const key = params[trail?.key ?? field] ?? ''
  const stretch = useMemo(
    () => (trail && stretchOf(trail, key)) ?? readStretch(attempt(() => sessionStorage.getItem(storageKey(path)))),
    [trail, key, path],
  )
  useEffect(() => {
    if (stretch) attempt(() => sessionStorage.setItem(storageKey(path), JSON.stringify(stretch)))
  }, [stretch, path])
  const step = stretch && stepIn(stretch, key)
  const { previous = null, next = null } = step ?? {}

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const query = event.key === 'PageDown' ? next : event.key === 'PageUp' ? previous : null
      if (!event.altKey || event.ctrlKey || event.metaKey || query === null) return
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return
      event.preventDefault()
      void navigate(addressOf(pathname, query), { replace: true })
    }
    globalThis.addEventListener('keydown', hear)
    return () => globalThis.removeEventListener('keydown', hear)
  }, [navigate, pathname, previous, next])

  // At an end of the list, the pressed button passes the focus to the other one.
  const nav = useRef<HTMLElement>(null)
  const pressedAt = useRef<string | null>(null)
  useEffect(() => {
    if (pressedAt.current !== null && pressedAt.current !== key && !nav.current?.contains(document.activeElement))
      nav.current?.querySelector<HTMLElement>('button:enabled')?.focus()
    pressedAt.current = null
  }, [key])

  if (!step) return null
  // Replaces the history entry, so that going back leads to the list.
  const go = (query: string | null) => {
    if (query === null) return
    pressedAt.current = key
    void navigate(addressOf(pathname, query), { replace: true })
  }
  return (
    <TrailNav ref={nav} aria-label={text('trail.title')}>
      <IconButton
        icon="chevron-left"
        label={text('trail.previous')}
        isDisabled={previous === null}
        onPress={() => go(previous)}
      />
      <span role="status">{text('trail.at', { at: text.number(step.at), total: text.number(step.total) })}</span>
      <IconButton icon="chevron-right" label={text('trail.next')} isDisabled={next === null} onPress={() => go(next)} />
    </TrailNav>
  )
}
