/** The least that React asks for a grid: the cells, their texts and a box, drawn by the row in sight; no keyboard, no roles, no styles but those that place them. */
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'

type Row = Record<string, unknown> & { id: number }

interface Hooks {
  width: number
  height: number
  rowHeight: number
  columns: readonly { key: string; title: string; width: number; format: (value: unknown) => string }[]
  view: (rows: Row[], query: string, sorted: boolean) => Row[]
}

interface Handle {
  sort: (on: boolean) => void
  filter: (query: string) => void
  selectAll: () => void
  scrollTo: (px: number) => void
  unmount: () => void
}

/** Elements that rows are drawn by in turn: those in sight, and a step of scrolling. */
const drawn = 31

interface FloorProps {
  data: Row[]
  hooks: Hooks
  onReady: (handle: Omit<Handle, 'unmount'>) => void
}

function Floor({ data, hooks, onReady }: FloorProps) {
  const { height, rowHeight, columns, view } = hooks
  const body = useRef<HTMLDivElement>(null)
  const [rows, setRows] = useState(data)
  const [first, setFirst] = useState(0)
  const [isAll, setAll] = useState(false)
  useEffect(() => {
    onReady({
      sort: (on) => setRows(view(data, '', on)),
      filter: (query) => setRows(view(data, query, false)),
      selectAll: () => setAll(true),
      scrollTo: (px) => body.current?.scrollTo({ top: px }),
    })
  }, [data, view, onReady])
  const from = Math.max(0, Math.min(first, rows.length - drawn))
  return (
    <div className="floor">
      <style>{`.floor > div:first-of-type, .floor > div > div > div { display: flex; height: ${rowHeight}px }
        .floor > div:last-of-type { position: relative; overflow: auto; height: ${height - rowHeight}px }
        .floor > div > div > div { position: absolute; contain: strict; inline-size: 1188px }
        .floor p { margin: 0; padding: 8px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; border-bottom: 1px solid #ddd }`}</style>
      <div>
        <p style={{ width: 48 }} />
        {columns.map(({ key, title, width }) => (
          <p key={key} style={{ width }}>
            {title}
          </p>
        ))}
      </div>
      <div
        ref={body}
        onScroll={({ currentTarget }) => flushSync(() => setFirst(Math.floor(currentTarget.scrollTop / rowHeight)))}
      >
        <div style={{ height: rows.length * rowHeight }}>
          {Array.from({ length: Math.min(drawn, rows.length) }, (_, slot) => {
            const row = from + ((slot - (from % drawn) + drawn) % drawn)
            const item = rows[row]
            return (
              item && (
                <div key={slot} style={{ transform: `translateY(${row * rowHeight}px)` }}>
                  <p style={{ width: 48 }}>
                    <input type="checkbox" checked={isAll} readOnly />
                  </p>
                  {columns.map(({ key, width, format }) => (
                    <p key={key} style={{ width }}>
                      {format(item[key])}
                    </p>
                  ))}
                </div>
              )
            )
          })}
        </div>
      </div>
    </div>
  )
}

/** Shows the rows and returns the commands of the bench. */
export function mount(element: HTMLElement, data: Row[], hooks: Hooks): Promise<Handle> {
  const root = createRoot(element)
  return new Promise((resolve) => {
    root.render(
      <Floor data={data} hooks={hooks} onReady={(handle) => resolve({ ...handle, unmount: () => root.unmount() })} />,
    )
  })
}
