import type { KeyboardEvent, Ref } from 'react'
import { Input } from '../internal/field/control.styles.ts'
import { FieldFrame, useField } from '../internal/field/index.ts'
import type { FieldProps } from '../internal/field/index.ts'
import { useTypedText } from '../internal/field/use-typed-text.ts'
import { useUi } from '../theme/index.ts'
import { Box } from './time-field.styles.ts'
import { parseShortTime, parseTime, readTime } from './times.ts'
import type { IsoTime } from './times.ts'

export interface TimeFieldProps extends FieldProps<IsoTime> {
  autoComplete?: string
  inputRef?: Ref<HTMLInputElement>
}

/** A time of day on a 24 hour clock: `HH:mm` or ''. Typed, with or without its colon. */
export function TimeField({ autoComplete, inputRef, ...props }: TimeFieldProps) {
  const { t } = useUi()
  const field = useField<IsoTime>(props, { read: (value) => readTime(value) ?? '' })
  const parsed = (value: IsoTime | null) => (value === null ? { value, problem: t('rules.time') } : { value, problem: null })
  const typed = useTypedText<IsoTime>({
    field,
    empty: '',
    format: (value) => value,
    parse: (text) => parsed(parseTime(text)),
    parseOnLeave: (text) => parsed(parseShortTime(text)),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    // A form is submitted without the field being left.
    if (event.key === 'Enter') typed.leave()
  }
  return (
    <FieldFrame field={field}>
      <Box>
        <Input
          {...field.control}
          ref={inputRef}
          type="text"
          inputMode="numeric"
          name={props.name}
          value={typed.text}
          placeholder={t('time.placeholder')}
          onChange={(event) => typed.type(event.currentTarget.value)}
          onBlur={typed.leave}
          onKeyDown={onKeyDown}
          disabled={field.isDisabled}
          readOnly={field.isReadOnly}
          autoFocus={props.autoFocus}
          autoComplete={autoComplete ?? 'off'}
        />
      </Box>
    </FieldFrame>
  )
}
