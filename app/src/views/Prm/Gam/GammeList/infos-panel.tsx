import { Panel } from '@ronde/ui/panel'
import type { PanelContentProps } from '../../../../kit/actions/action.ts'
import { plain } from '../../../../kit/rows/columns.ts'
import { useText } from '../../../../locales/use-text.ts'
import { Infos } from '../infos.tsx'

/** Facts of the server about a range, beside its row in the list. */
export function InfosPanel({ row, onClose }: PanelContentProps) {
  const text = useText()
  return (
    <Panel title={text('gamme.infos', { name: plain(row?.lbGamme) })} onOpenChange={onClose}>
      <Infos idGammeVersion={row ? Number(row.idGammeVersion) : null} />
    </Panel>
  )
}
