/** The least that React asks for a tree: an arrow and a text for each open node in sight; no keyboard, no roles, no index to search. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'

interface Item {
  id: string
  name: string
  children?: Item[]
}

interface Hooks {
  height: number
  rowHeight: number
  filterTree: (items: Item[], query: string) => Item[]
}

interface Handle {
  expandAll: () => void
  collapseAll: () => void
  filter: (query: string) => void
  scrollTo: (px: number) => void
  unmount: () => void
}

/** Elements that rows are drawn by in turn: those in sight, and a step of scrolling. */
const drawn = 32

interface FloorProps {
  data: Item[]
  hooks: Hooks
  onReady: (handle: Omit<Handle, 'unmount'>) => void
}

function walk(items: readonly Item[], isOpen: boolean, level: number, rows: { item: Item; level: number }[]) {
  for (const item of items) {
    rows.push({ item, level })
    if (isOpen && item.children) walk(item.children, isOpen, level + 1, rows)
  }
  return rows
}

function Floor({ data, hooks, onReady }: FloorProps) {
  const { height, rowHeight, filterTree } = hooks
  const body = useRef<HTMLDivElement>(null)
  const [{ items, isOpen }, setView] = useState({ items: data, isOpen: false })
  const [first, setFirst] = useState(0)
  useEffect(() => {
    onReady({
      expandAll: () => setView({ items: data, isOpen: true }),
      collapseAll: () => setView({ items: data, isOpen: false }),
      filter: (query) => setView({ items: filterTree(data, query), isOpen: query !== '' }),
      scrollTo: (px) => body.current?.scrollTo({ top: px }),
    })
  }, [data, filterTree, onReady])
  const rows = useMemo(() => walk(items, isOpen, 0, []), [items, isOpen])
  const from = Math.max(0, Math.min(first, rows.length - drawn))
  return (
    <div
      className="floor"
      ref={body}
      onScroll={({ currentTarget }) => flushSync(() => setFirst(Math.floor(currentTarget.scrollTop / rowHeight)))}
    >
      <style>{`.floor { position: relative; overflow: auto; height: ${height}px }
        .floor > div > div { position: absolute; contain: strict; inset-inline: 0; height: ${rowHeight}px; padding: 8px; white-space: pre }`}</style>
      <div style={{ height: rows.length * rowHeight }}>
        {Array.from({ length: Math.min(drawn, rows.length) }, (_, slot) => {
          const row = from + ((slot - (from % drawn) + drawn) % drawn)
          const shown = rows[row]
          if (!shown) return null
          const { item, level } = shown
          return (
            <div key={slot} style={{ transform: `translateY(${row * rowHeight}px)`, paddingLeft: 8 + level * 24 }}>
              <i>{item.children ? (isOpen ? '▾ ' : '▸ ') : '  '}</i>
              <span>{item.name}</span>
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** Shows the nodes and returns the commands of the bench. */
export function mount(element: HTMLElement, data: Item[], hooks: Hooks): Promise<Handle> {
  const root = createRoot(element)
  return new Promise((resolve) => {
    root.render(
      <Floor data={data} hooks={hooks} onReady={(handle) => resolve({ ...handle, unmount: () => root.unmount() })} />,
    )
  })
}
