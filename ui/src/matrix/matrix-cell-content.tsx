import { VisuallyHidden } from 'react-aria'
import { Icon } from '../icon/index.ts'
import { useUi } from '../theme/ui-context.ts'
import type { MatrixChoice } from './matrix-props.ts'
import { Changed, Choice, Nothing } from './matrix.styles.ts'

interface MatrixCellContentProps {
  choice: MatrixChoice | undefined
  isChanged: boolean
}

/** What a cell is, and whether that is new. */
export function MatrixCellContent({ choice, isChanged }: MatrixCellContentProps) {
  const { t } = useUi()
  return (
    <>
      {choice ? (
        <Choice data-tone={choice.tone ?? 'neutral'}>
          {choice.icon && <Icon name={choice.icon} />}
          {choice.text}
        </Choice>
      ) : <Nothing>–</Nothing>}
      {isChanged && <Changed><VisuallyHidden elementType="span">{t('matrix.changed')}</VisuallyHidden></Changed>}
    </>
  )
}
