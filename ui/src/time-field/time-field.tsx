import type { Ref } from 'react'
import { FieldFrame, useField } from '../internal/field/index.ts'
import type { FieldProps } from '../internal/field/index.ts'
import { TypedInput } from '../internal/field/typed-input.tsx'
import { useTypedText } from '../internal/field/use-typed-text.ts'
import { useUi } from '../theme/ui-context.ts'
import { Box } from './time-field.styles.ts'
import { parseShortTime, parseTime, readTime } from './times.ts'
import type { IsoTime } from './times.ts'

export interface TimeFieldProps extends FieldProps<IsoTime> {
  /** The HTML `autocomplete` token that tells browsers what to fill in. */
  autoComplete?: string
  inputRef?: Ref<HTMLInputElement>
}

/** A time of day on a 24 hour clock: `HH:mm` or ''. Typed, with or without its colon. */
export function TimeField({ autoComplete, inputRef, ...props }: TimeFieldProps) {
  const { t } = useUi()
  const field = useField<IsoTime>(props, { read: (value) => readTime(value) ?? '' })
  const parsed = (value: IsoTime | null) =>
    value === null ? { value, problem: t('rules.time') } : { value, problem: null }
  const typed = useTypedText<IsoTime>({
    field,
    empty: '',
    format: (value) => value,
    parse: (text) => parsed(parseTime(text)),
    parseOnLeave: (text) => parsed(parseShortTime(text)),
  })
  return (
    <FieldFrame field={field}>
      <Box>
        <TypedInput
          field={field}
          typed={typed}
          ref={inputRef}
          inputMode="numeric"
          name={props.name}
          placeholder={t('time.placeholder')}
          autoFocus={props.autoFocus}
          autoComplete={autoComplete}
        />
      </Box>
    </FieldFrame>
  )
}
