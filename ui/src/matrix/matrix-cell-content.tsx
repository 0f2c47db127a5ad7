import { VisuallyHidden } from 'react-aria'
import { Icon } from '../icon/index.ts'
import { useUi } from '../theme/ui-context.ts'
import type { MatrixChoice } from './matrix-props.ts'
import { Changed, Choice, Note, Nothing } from './matrix.styles.ts'

interface MatrixCellContentProps {
  choice: MatrixChoice | undefined
  isChanged: boolean
  /** The note on it. */
  note: string | null
}

/** The state of a cell, and whether it is new. */
export function MatrixCellContent({ choice, isChanged, note }: MatrixCellContentProps) {
  const { t } = useUi()
  return (
    <>
      {choice ? (
        <Choice data-tone={choice.tone ?? 'neutral'}>
          {choice.icon && <Icon name={choice.icon} />}
          {choice.label}
        </Choice>
      ) : (
        <Nothing>–</Nothing>
      )}
      {note && <Note>{note}</Note>}
      {isChanged && (
        <Changed>
          <VisuallyHidden elementType="span">{t('matrix.changed')}</VisuallyHidden>
        </Changed>
      )}
    </>
  )
}
