import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Icon } from '../icon/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { TextField } from '../text-field/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { movesOf } from './moves-of.ts'
import { findKey } from './tree-index.ts'
import { childrenOf, idOf } from './tree-props.ts'
import type { TreeViewProps } from './tree-props.ts'
import { TreeView } from './tree-view.tsx'
import { Destination, Places, Refusal } from './move-dialog.styles.ts'
import type { MovePosition } from './tree-move.ts'
import type { TreeMoves } from './use-tree-moves.ts'

type Where = MovePosition | 'top'

interface MoveDialogProps {
  /** Props of the tree. */
  tree: TreeViewProps
  moves: TreeMoves
  /** Keys of the items to move. */
  keys: readonly string[]
}

/** Asks where to move items: the alternative to dragging for keyboard, touch and screen reader. A refusal is shown at once. */
export function MoveDialog({ tree, moves: { tools, closeDialog }, keys }: MoveDialogProps) {
  const { items, itemText, itemKey = idOf, itemChildren = childrenOf, itemIcon, hasMore, onLoad, onSearch } = tree
  const { t } = useUi()
  const [search, setSearch] = useState('')
  const [where, setWhere] = useState<Where>(tree.isLine === true ? 'after' : 'inside')
  const [chosen, setChosen] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [isEarly, setEarly] = useState(false)
  const moves = movesOf(tools)
  const moved = moves.nodesOf(keys)

  const targetOf = (): number => {
    if (where === 'top' || chosen === null) return -1
    return findKey(tools.index, chosen)
  }
  const isReady = where === 'top' || chosen !== null
  const position = where === 'top' ? 'inside' : where
  const refusal = isReady ? moves.refusalOf(moved, targetOf(), position) : isAsked ? t('tree.chooseTarget') : null
  const told = refusal ?? (isEarly ? t('tree.movePending') : null)
  const submit = () => {
    setAsked(true)
    if (!isReady || refusal !== null) return
    if (moves.perform(moved, targetOf(), position)) closeDialog()
    else setEarly(true)
  }
  // The items to move may have been removed meanwhile.
  if (moved.length === 0) return null
  const places: readonly Where[] = tree.isLine === true ? ['before', 'after'] : ['inside', 'before', 'after', 'top']
  return (
    <Dialog
      title={t('tree.moveTitle', { name: moves.nameOf(moved) })}
      onOpenChange={closeDialog}
      footer={
        <>
          <Button onPress={closeDialog}>{t('tree.cancel')}</Button>
          <Button tone="primary" onPress={submit}>
            {t('tree.move')}
          </Button>
        </>
      }
    >
      <Places>
        <RadioGroup
          label={t('tree.where')}
          orientation="horizontal"
          value={where}
          onValueChange={({ value }) => value && setWhere(value)}
          options={places.map((value) => ({ value, label: t(`tree.where.${value}`) }))}
        />
        {where !== 'top' && (
          <>
            <TextField
              label={t('tree.search')}
              type="search"
              value={search}
              onValueChange={({ value }) => setSearch(value)}
            />
            <Destination>
              <TreeView
                label={t('tree.destination')}
                items={items}
                itemKey={itemKey}
                itemText={itemText}
                itemChildren={itemChildren}
                itemIcon={itemIcon}
                hasMore={hasMore}
                onLoad={onLoad}
                onSearch={onSearch}
                defaultExpansion={tree.expansion}
                search={search}
                selectionMode="single"
                onSelectionChange={({ selection }) => setChosen([...selection][0] ?? null)}
              />
            </Destination>
          </>
        )}
        <Refusal role="status">
          {told !== null && (
            <>
              <Icon name={CircleAlert} />
              {told}
            </>
          )}
        </Refusal>
      </Places>
    </Dialog>
  )
}
