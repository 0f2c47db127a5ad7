import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { DescriptionList } from '@ronde/ui/description-list'
import { EmptyState } from '@ronde/ui/empty-state'
import { ErrorPanel } from '@ronde/ui/error-panel'
import { Panel } from '@ronde/ui/panel'
import type { PanelContentProps } from '../../../../kit/actions/action.ts'
import { plain } from '../../../../kit/list/columns.ts'
import { ControlText } from '../../../../kit/record/control-text.tsx'
import { templateOfType } from '../../../../kit/record/template-of-type.ts'
import { readProblem } from '../../../../kit/record/read-problem.ts'
import { useRead } from '../../../../kit/record/use-read.ts'
import { useText } from '../../../../locales/use-text.ts'

/** What stands there until the server has said what there is. */
const expected = ['nbPage', 'nbMateriel', 'nbPrestation', 'dtProchaine'].map((refInfo) => ({ refInfo, lbInfo: '', type: 'T', value: null }))

/** What the server knows of a version beyond its fields, each value as its type says. */
export function InfosPanel({ row, onClose }: PanelContentProps) {
  const text = useText()
  const { value, error, retryAt, retry } = useRead(GamGamme.GetInfoDynamic, row && { idGammeVersion: Number(row.idGammeVersion) })
  return (
    <Panel title={text('gamme.infos', { name: plain(row?.lbGamme) })} onClose={onClose}>
      {error && !value && <ErrorPanel message={readProblem({ error, retryAt }, text)} onRetry={retry} />}
      {value?.length === 0 && <EmptyState icon="info" title={text('list.empty')} />}
      {(value || !error) && (
        <DescriptionList
          isLoading={!value}
          items={(value ?? expected).map((info) => ({
            id: info.refInfo,
            term: text.of(`info.${info.refInfo}`, info.lbInfo),
            value: info.value === null ? null : <ControlText value={info.value} template={templateOfType(info.type, info.value)} />,
          }))}
        />
      )}
    </Panel>
  )
}
