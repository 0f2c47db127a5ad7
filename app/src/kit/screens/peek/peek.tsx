import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../base/chunk.ts'
import { Words } from '../../../locales/words.tsx'
import type { AnyRow } from '../../place/row.ts'
import type { PeekPanelProps } from './peek-panel.tsx'
import type { PeekState } from './use-peek.ts'

const PeekPanel = lazy(() =>
  loadChunk('peek', () => import('./peek-panel.tsx')).then((module) => ({ default: module.PeekPanel })),
)

interface PeekProps extends Pick<PeekPanelProps, 'list' | 'config' | 'place' | 'isNested'> {
  state: PeekState
  openTextOf: (row: AnyRow) => string | null
  open: (row: AnyRow) => void
}

/** The row that is peeked at, while one is: brought with its words when it is first asked for. */
export function Peek({ state: { isShown, row, close }, openTextOf, open, ...rest }: PeekProps) {
  return (
    isShown && (
      <Words of="./kit/screens/deeds">
        <Suspense>
          <PeekPanel
            {...rest}
            row={row}
            openText={row && openTextOf(row)}
            onOpen={() => row && open(row)}
            onClose={close}
          />
        </Suspense>
      </Words>
    )
  )
}
