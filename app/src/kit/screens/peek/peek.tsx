import { laterPart } from '../../../base/later-part.tsx'
import { Words } from '../../../locales/words.tsx'
import type { AnyRow } from '../../place/row.ts'
import type { PeekPanelProps } from './peek-panel.tsx'
import type { PeekState } from './use-peek.ts'

const PeekPanel = laterPart('peek', () => import('./peek-panel.tsx').then((module) => module.PeekPanel))

interface PeekProps extends Pick<PeekPanelProps, 'list' | 'config' | 'place' | 'isNested'> {
  state: PeekState
  openTextOf: (row: AnyRow) => string | null
  open: (row: AnyRow) => void
}

/** The peek panel while it is open; its code and messages are loaded when it first opens. */
export function Peek({ state: { isShown, row, close }, openTextOf, open, ...rest }: PeekProps) {
  return (
    isShown && (
      <Words of="./kit/screens/deeds">
        <PeekPanel
          {...rest}
          row={row}
          openText={row && openTextOf(row)}
          onOpen={() => row && open(row)}
          onClose={close}
        />
      </Words>
    )
  )
}
