import { useMemo, useRef, useState } from 'react'
import { Badge } from '../badge/index.ts'
import { Stage } from './tree-story.styles.ts'
import { buildTree, moveRows, Tree, TreeBar } from './index.ts'
import type { TreeHandle, TreeMove, TreeNode, TreeProps } from './index.ts'

/** The items of the stories: places where inspections take place. */
export interface Place {
  id: string
  parentId: string | null
  text: string
  kind: 'site' | 'building' | 'level' | 'room'
  /** Pieces of equipment. */
  equipment?: number
  inspected?: string
}

const place = (id: string, text: string, kind: Place['kind'], more: Partial<Place> = {}): Place => ({
  id,
  parentId: id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : null,
  text,
  kind,
  ...more,
})

export const places: readonly Place[] = [
  place('lyon', 'Lyon Part-Dieu', 'site'),
  place('lyon.a', 'Bâtiment A', 'building'),
  place('lyon.a.0', 'Rez-de-chaussée', 'level'),
  place('lyon.a.0.hall', 'Hall d’accueil', 'room', { equipment: 12, inspected: '2026-03-18' }),
  place('lyon.a.0.elec', 'Local électrique', 'room', { equipment: 4, inspected: '2025-11-02' }),
  place('lyon.a.1', 'Premier étage', 'level'),
  place('lyon.a.1.101', 'Bureau 101', 'room', { equipment: 2 }),
  place('lyon.a.1.102', 'Bureau 102', 'room', { equipment: 3, inspected: '2026-01-12' }),
  place('lyon.b', 'Bâtiment B', 'building'),
  place('lyon.b.0', 'Sous-sol', 'level'),
  place('lyon.b.0.park', 'Parking', 'room', { equipment: 31, inspected: '2026-05-27' }),
  place('evry', 'Évry', 'site'),
  place('evry.h', 'Halle technique', 'building'),
  place('evry.h.quai', 'Quai de chargement', 'room', { equipment: 9 }),
  place('nantes', 'Nantes', 'site'),
  place('orleans', 'Orléans', 'site'),
]

export type PlaceNode = TreeNode<Place>
const icons = { site: 'map-pin', building: 'building', level: 'layers', room: 'tag' } as const
export const itemText = (node: PlaceNode) => node.row.text
export const itemIcon = (node: PlaceNode) => icons[node.row.kind]
const itemEnd = (node: PlaceNode) => (node.row.equipment ? <Badge>{node.row.equipment}</Badge> : null)

export const treeOf = (rows: readonly Place[]) => buildTree(rows, { id: 'id', parentId: 'parentId' })

export interface TreeDemoProps extends Omit<Partial<TreeProps<PlaceNode>>, 'ref' | 'items' | 'onMove'> {
  rows?: readonly Place[]
  /** A search with its buttons above. */
  hasBar?: boolean
  hasIcons?: boolean
  isMovable?: boolean
  /** Its answer is waited for before the rows change. */
  onMove?: (move: TreeMove<Place>) => void | Promise<void>
}

/** A tree with the state that its caller keeps: rows and search. */
export function TreeDemo({
  rows: given = places,
  hasBar = false,
  hasIcons = true,
  isMovable = false,
  onMove,
  search: givenSearch,
  ...props
}: TreeDemoProps) {
  const [rows, setRows] = useState(given)
  const [typed, setSearch] = useState('')
  const tree = useRef<TreeHandle>(null)
  const { roots } = useMemo(() => treeOf(rows), [rows])
  const search = givenSearch ?? typed
  const move = async (asked: TreeMove<PlaceNode>) => {
    const onRows: TreeMove<Place> = {
      moved: asked.moved.map(({ row }) => row),
      target: asked.target?.row ?? null,
      position: asked.position,
    }
    await onMove?.(onRows)
    setRows(
      moveRows(rows, onRows, {
        id: 'id',
        parentId: 'parentId',
        withParent: (row, parent) => ({ ...row, parentId: parent?.id ?? null }),
      }),
    )
  }
  return (
    <>
      {hasBar && <TreeBar tree={tree} search={search} onSearchChange={(change) => setSearch(change.search)} />}
      <Tree
        label="Localisations"
        itemText={itemText}
        itemIcon={hasIcons ? itemIcon : undefined}
        itemEnd={itemEnd}
        {...props}
        ref={tree}
        items={roots}
        search={search}
        onMove={isMovable ? move : undefined}
      />
    </>
  )
}

export { Stage }
