import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { DescriptionList } from '@ronde/ui/description-list'
import { EmptyState } from '@ronde/ui/empty-state'
import { ControlText } from '../control-text.tsx'
import { templateOfType } from './template-of-type.ts'
import { useRead } from '../../../kit/ask/use-read.ts'
import { useText } from '../../../locales/use-text.ts'
import { ReadFailure } from '../../../notices/read-failure.tsx'

/** Placeholder until the server has answered. */
const expected = ['nbPage', 'nbMateriel', 'nbPrestation', 'dtProchaine'].map((refInfo) => ({
  refInfo,
  lbInfo: '',
  type: 'T',
  value: null,
}))

/** Facts of the server about a version of a range beyond its fields, each formatted by its type. */
export function Infos({ idGammeVersion }: { idGammeVersion: number | null }) {
  const text = useText()
  const { value, error, retryAt, retry } = useRead(
    GamGamme.GetInfoDynamic,
    idGammeVersion === null ? null : { idGammeVersion },
  )
  if (error && !value) return <ReadFailure of={{ error, retryAt, retry }} />
  if (value?.length === 0) return <EmptyState icon="info" title={text('list.empty')} />
  return (
    <DescriptionList
      isPending={!value}
      items={(value ?? expected).map((info) => ({
        id: info.refInfo,
        term: text.of(`info.${info.refInfo}`, info.lbInfo),
        value:
          info.value === null ? null : (
            <ControlText value={info.value} template={templateOfType(info.type, info.value)} />
          ),
      }))}
    />
  )
}
