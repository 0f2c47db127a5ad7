import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import type { HTMLAttributes, Ref } from 'react'
import type { CalendarState, RangeCalendarState } from 'react-stately'
import { Icon } from '../../icon/index.ts'
import type { IconDrawing } from '../../icon/index.ts'
import { ControlButton } from '../field/control.styles.ts'
import { useUi } from '../../theme/ui-context.ts'
import { CalendarRoot, Header, Title } from './calendar.styles.ts'
import { Month } from './month.tsx'

interface CalendarFrameProps extends HTMLAttributes<HTMLDivElement> {
  state: CalendarState | RangeCalendarState
  /** Month and year in words. */
  title: string
  ref?: Ref<HTMLDivElement>
}

/** Buttons that go by months and years, and one month of days. */
export function CalendarFrame({ state, title, ...rest }: CalendarFrameProps) {
  const { t } = useUi()
  const go = (years: number, months: number) => state.setFocusedDate(state.focusedDate.add({ years, months }))
  return (
    <CalendarRoot {...rest}>
      <Header>
        <StepButton icon={ChevronsLeft} label={t('date.previousYear')} onClick={() => go(-1, 0)} />
        <StepButton icon={ChevronLeft} label={t('date.previousMonth')} onClick={() => go(0, -1)} />
        {/* react-aria announces the month that a button leads to; by keys it is read with its day. */}
        <Title>{title}</Title>
        <StepButton icon={ChevronRight} label={t('date.nextMonth')} onClick={() => go(0, 1)} />
        <StepButton icon={ChevronsRight} label={t('date.nextYear')} onClick={() => go(1, 0)} />
      </Header>
      <Month state={state} />
    </CalendarRoot>
  )
}

function StepButton({ icon, label, onClick }: { icon: IconDrawing; label: string; onClick: () => void }) {
  return (
    <ControlButton type="button" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </ControlButton>
  )
}
