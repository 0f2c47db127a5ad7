import { Card } from '@ronde/ui/card'
import type { OwnPartProps } from '../../../../kit/actions/parts.ts'
import { useText } from '../../../../locales/use-text.ts'
import { Infos } from '../infos.tsx'

/** Figures of a version of a range, and when it is due next. */
export function RangeFigures({ place: { params } }: OwnPartProps) {
  const text = useText()
  return (
    <Card title={text('section.figures')}>
      <Infos idGammeVersion={Number(params.idGammeVersion)} />
    </Card>
  )
}
