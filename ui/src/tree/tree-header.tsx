import type { Track } from '../grid/tracks.ts'
import type { Translate } from '../messages/index.ts'
import type { AnyItem } from './tree-props.ts'
import { HeaderRow } from './tree.styles.ts'

export interface TreeHeaderProps {
  tracks: readonly Track<AnyItem>[]
  t: Translate
}

/** The headings of a tree-grid; the keyboard goes over rows alone. */
export function TreeHeader({ tracks, t }: TreeHeaderProps) {
  return (
    <HeaderRow role="row" aria-rowindex={1}>
      {tracks.map(({ id, kind, column, style }, at) => (
        <div key={id} role="columnheader" aria-colindex={at + 1} data-type={column?.dataType} data-track={kind === 'menu' ? kind : undefined} style={style}>
          <span data-text="" data-unseen={kind === 'menu' ? '' : undefined} title={column?.text}>{column?.text ?? t('tree.actions')}</span>
        </div>
      ))}
    </HeaderRow>
  )
}
