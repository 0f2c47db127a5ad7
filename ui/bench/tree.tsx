/** The tree as a contestant of the peers' comparison: everything on that users get. */
import { createRoot } from 'react-dom/client'
import { useImperativeHandle, useRef, useState } from 'react'
import type { Ref } from 'react'
import { UiProvider } from '@ronde/ui/theme'
import { Tree } from '@ronde/ui/tree'
import type { TreeHandle } from '@ronde/ui/tree'

interface Item {
  id: string
  name: string
  children?: Item[]
}

interface Hooks {
  width: number
  height: number
}

interface Handle {
  expandAll(): void
  collapseAll(): void
  filter(query: string): void
  scrollTo(px: number): void
  unmount(): void
}

const itemText = ({ name }: Item) => name

interface AppProps {
  data: Item[]
  hooks: Hooks
  ref: Ref<Omit<Handle, 'scrollTo' | 'unmount'>>
}

function App({ data, hooks, ref }: AppProps) {
  const [search, setSearch] = useState('')
  const tree = useRef<TreeHandle>(null)
  useImperativeHandle(ref, () => ({
    expandAll: () => tree.current?.expandAll(),
    collapseAll: () => tree.current?.collapseAll(),
    filter: setSearch,
  }))
  return (
    <UiProvider locale="en">
      <div style={{ width: hooks.width, height: hooks.height }}>
        <Tree
          ref={tree}
          label="Nodes"
          items={data}
          itemText={itemText}
          search={search}
          selectionMode="multiple"
          style={{ border: 0, borderRadius: 0 }}
        />
      </div>
    </UiProvider>
  )
}

export const mount = (el: HTMLElement, data: Item[], hooks: Hooks): Promise<Handle> =>
  new Promise((resolve) => {
    const root = createRoot(el)
    const attach = (app: Omit<Handle, 'scrollTo' | 'unmount'> | null) => {
      if (!app) return
      resolve({
        expandAll: () => app.expandAll(),
        collapseAll: () => app.collapseAll(),
        filter: (query) => app.filter(query),
        scrollTo(px) {
          const scroller = el.querySelector('[role=tree] > *')
          if (scroller) scroller.scrollTop = px
        },
        unmount: () => root.unmount(),
      })
    }
    root.render(<App data={data} hooks={hooks} ref={attach} />)
  })
