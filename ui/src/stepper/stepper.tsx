import { Check, CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { HTMLAttributes, Ref } from 'react'
import { VisuallyHidden } from 'react-aria'
import { Icon } from '../icon/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Body, Description, List, Mark, Root, Step, Text } from './stepper.styles.ts'

/** One step of a task. */
export interface StepItem {
  /** Key, unlike every other’s. */
  id: string
  /** Name of the step. */
  text: string
  /** A line under it, such as the choice made there. */
  description?: string
  /** The step holds an error. */
  hasError?: boolean
}

export interface StepperProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onSelect'> {
  /** The goal of the steps; names the list. */
  label: string
  /** Steps from first to last. */
  steps: readonly StepItem[]
  /** Id of the current step; the steps before it are done. `null`: all steps are done. */
  current: string | null
  /** Called when a done step is pressed; without it steps cannot be pressed. */
  onSelect?: (choice: { id: string }) => void
  ref?: Ref<HTMLDivElement>
}

/** Where people are in a task of several steps. */
export function Stepper({ label, steps, current, onSelect, ...rest }: StepperProps) {
  const { t } = useUi()
  const list = useRef<HTMLOListElement>(null)
  /** The step that was pressed last. */
  const pressed = useRef<string | null>(null)
  useEffect(() => {
    // As the current step it is no button any more, and would lose the focus by its own press.
    if (pressed.current === current && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
    pressed.current = null
  }, [current])
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current)
  return (
    <Root {...rest}>
      <List ref={list} aria-label={label}>
        {steps.map(({ id, text, description, hasError = false }, index) => {
          const state = hasError ? 'error' : index < at ? 'done' : index === at ? 'current' : 'todo'
          const isTold = state === 'done' || state === 'error'
          const isReachable = onSelect !== undefined && index < at
          const content = (
            <>
              <Mark aria-hidden="true">
                {state === 'done' ? <Icon name={Check} /> : state === 'error' ? <Icon name={CircleAlert} /> : index + 1}
              </Mark>
              <Text>
                <span aria-hidden={isTold || undefined}>{text}</span>
                {isTold && (
                  <VisuallyHidden elementType="span">
                    {t(state === 'done' ? 'stepper.done' : 'stepper.error', { text })}
                  </VisuallyHidden>
                )}
                {description && <Description>{description}</Description>}
              </Text>
            </>
          )
          return (
            <Step
              key={id}
              data-state={state}
              data-current={index === at || undefined}
              aria-current={index === at ? 'step' : undefined}
              tabIndex={index === at && onSelect ? -1 : undefined}
            >
              {isReachable ? (
                <Body
                  as="button"
                  type="button"
                  onClick={() => {
                    pressed.current = id
                    onSelect({ id })
                  }}
                >
                  {content}
                </Body>
              ) : (
                <Body>{content}</Body>
              )}
            </Step>
          )
        })}
      </List>
    </Root>
  )
}
