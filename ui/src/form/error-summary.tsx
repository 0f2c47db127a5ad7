import { CircleAlert } from 'lucide-react'
import { type Ref, useId } from 'react'
import { Icon } from '../icon/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { byPlace, focusField } from './focus-field.ts'
import { Summary, SummaryList, SummaryTitle } from './form.styles.ts'

interface ErrorSummaryProps {
  /** Without `controlId` the problem belongs to no field of the form. */
  problems: readonly { name: string; text: string; controlId?: string }[]
  /** Whether mistakes are being mended: those that are left are no news. */
  isMending: boolean
  ref: Ref<HTMLDivElement>
}

/** All mistakes in one place, each with a way to its field. */
export function ErrorSummary({ problems, isMending, ref }: ErrorSummaryProps) {
  const { t } = useUi()
  const titleId = useId()
  const [first] = problems
  // A refusal of the whole form is its own title: there is no field to correct.
  const refusal = problems.length === 1 && first?.controlId === undefined ? first?.text : undefined
  const inPageOrder = problems.toSorted((one, other) => byPlace(one.controlId, other.controlId))
  // The live region stands from the start: one that arrives together with its text is often not read.
  return (
    <div role="alert" aria-live={isMending ? 'off' : undefined}>
      {problems.length > 0 && (
        <Summary ref={ref} tabIndex={-1} role="group" aria-labelledby={titleId}>
          <SummaryTitle id={titleId}>
            <Icon name={CircleAlert} />
            {refusal ?? (problems.length === 1 ? t('form.oneError') : t('form.errors', { n: problems.length }))}
          </SummaryTitle>
          {refusal === undefined && (
            <SummaryList>
              {inPageOrder.map(({ name, text, controlId }) => (
                <li key={name}>
                  {controlId === undefined ? text : <FieldLink controlId={controlId}>{text}</FieldLink>}
                </li>
              ))}
            </SummaryList>
          )}
        </Summary>
      )}
    </div>
  )
}

function FieldLink({ controlId, children }: { controlId: string; children: string }) {
  return (
    <a
      href={`#${controlId}`}
      onClick={(event) => {
        event.preventDefault()
        focusField(controlId)
      }}
    >
      {children}
    </a>
  )
}
