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
  /** Field of its key. */
  field: string
}

const storageKey = (path: string) => `ronde.trail ${path}`
const attempt = <Value,>(act: () => Value): Value | null => {
  try {
    return act()
  } catch {
    // A browser that stores nothing forgets the list with the page.
    return null
  }
}

/** Where the record stands in the list one came from, and the ways to those beside it, on the same tab of the home. */
export function RecordTrail({ path, params, field }: RecordTrailProps) {
  const text = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const shown = useUnit($trails)[path]
  // The services of a case lead to it, too: they are no list of cases.
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

  // A button that has come to the end of the list gives the focus to the other one.
  const nav = useRef<HTMLElement>(null)
  const pressedAt = useRef<string | null>(null)
  useEffect(() => {
    if (pressedAt.current !== null && pressedAt.current !== key && !nav.current?.contains(document.activeElement))
      nav.current?.querySelector<HTMLElement>('button:enabled')?.focus()
    pressedAt.current = null
  }, [key])

  if (!step) return null
  // The list stays one step back, however many records are gone through.
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
