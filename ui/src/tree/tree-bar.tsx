import { ChevronsUpDown, List, Search, X } from 'lucide-react'
import { useRef } from 'react'
import type { HTMLAttributes, ReactNode, Ref, RefObject } from 'react'
import { Icon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { SearchBox, SearchInput } from '../internal/search-box.styles.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { useUi } from '../theme/ui-context.ts'
import type { TreeHandle } from './tree-props.ts'
import { Tools } from './tree-bar.styles.ts'

export interface TreeBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The tree it stands over: opens and closes all of it. */
  tree: RefObject<TreeHandle | null>
  /** Text that is searched for. */
  search: string
  /** With each letter. */
  onSearchChange: (change: { search: string }) => void
  searchRef?: Ref<HTMLInputElement>
  /** Stands at the end of the bar. */
  children?: ReactNode
}

/** The bar over most trees: a search, and opening and closing everything. */
export function TreeBar({ tree, search, onSearchChange, searchRef, children, ...rest }: TreeBarProps) {
  const { t } = useUi()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Tools {...rest} role="search" aria-label={t('tree.bar')}>
      <SearchBox>
        <Icon name={Search} />
        <SearchInput
          ref={useMergedRefs<HTMLInputElement>(searchRef, input)}
          type="text"
          role="searchbox"
          aria-label={t('tree.search')}
          placeholder={t('tree.search')}
          value={search}
          onChange={({ currentTarget }) => onSearchChange({ search: currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || search === '') return
            event.stopPropagation()
            onSearchChange({ search: '' })
          }}
          spellCheck={false}
          autoComplete="off"
        />
        {search !== '' && (
          <IconButton
            label={t('tree.clearSearch')}
            icon={X}
            size="small"
            onPress={() => {
              onSearchChange({ search: '' })
              // The pressed button goes with the text.
              input.current?.focus()
            }}
          />
        )}
      </SearchBox>
      <IconButton label={t('tree.expandAll')} icon={ChevronsUpDown} onPress={() => tree.current?.expandAll()} />
      <IconButton label={t('tree.collapseAll')} icon={List} onPress={() => tree.current?.collapseAll()} />
      {children}
    </Tools>
  )
}
