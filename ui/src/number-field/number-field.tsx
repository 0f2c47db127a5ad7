import type { KeyboardEvent, Ref } from 'react'
import { useLocale } from 'react-aria'
import { ControlBox, Input } from '../internal/field/control.styles.ts'
import { FieldFrame, useField } from '../internal/field/index.ts'
import type { FieldProps } from '../internal/field/index.ts'
import { useTypedText } from '../internal/field/use-typed-text.ts'
import { useUi } from '../theme/ui-context.ts'
import { addDecimals } from './add-decimals.ts'
import { parseNumber } from './parse-number.ts'
import { Unit } from './number-field.styles.ts'

export interface NumberFieldProps extends FieldProps<number | null> {
  /** Least that is accepted, inclusive. One below zero gives phones keys with a minus. */
  minValue?: number
  /** Greatest that is accepted, inclusive. */
  maxValue?: number
  /** How far an arrow key goes; PageUp and PageDown go ten times as far. @default 1 */
  step?: number
  /** Whole numbers only. */
  isInteger?: boolean
  /** How the number is written; a sign beside it, such as a currency, is its `unit`. @default grouped from five digits, every decimal kept */
  formatOptions?: Omit<
    Intl.NumberFormatOptions,
    'style' | 'currency' | 'currencyDisplay' | 'currencySign' | 'unit' | 'unitDisplay' | 'notation' | 'compactDisplay'
  >
  /** Stands after the number, such as `min`. */
  unit?: string
  /** The HTML `autocomplete` token that tells browsers what to fill in. */
  autoComplete?: string
  inputRef?: Ref<HTMLInputElement>
}

const written: NumberFieldProps['formatOptions'] = { useGrouping: 'min2', maximumFractionDigits: 20 }
const paces: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

const readNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** The keys of a phone. Those of digits have no minus on some: where the limit asks for one, all keys are there. */
const keysFor = (minValue: number | undefined, isInteger: boolean) => {
  if (minValue === undefined) return 'decimal'
  if (minValue < 0) return 'text'
  return isInteger ? 'numeric' : 'decimal'
}

/** A number, written as the language writes it; nothing is `null`. Wheels do not change it. */
export function NumberField(props: NumberFieldProps) {
  const {
    minValue,
    maxValue,
    step = 1,
    isInteger = false,
    formatOptions = written,
    unit,
    autoComplete,
    inputRef,
    ...own
  } = props
  const { t } = useUi()
  const { locale } = useLocale()
  const write = (value: number) => new Intl.NumberFormat(locale, formatOptions).format(value)
  const check = (value: number | null): string | null => {
    if (value === null) return null
    if (isInteger && !Number.isInteger(value)) return t('rules.numeric')
    if (minValue !== undefined && value < minValue) return t('number.atLeast', { n: write(minValue) })
    if (maxValue !== undefined && value > maxValue) return t('number.atMost', { n: write(maxValue) })
    return null
  }
  const field = useField(own, { read: readNumber, check })
  const typed = useTypedText<number | null>({
    field,
    empty: null,
    format: (value) => (value === null ? '' : write(value)),
    parse: (text) => {
      const value = parseNumber(text, locale)
      return value === null
        ? { value, problem: t(isInteger ? 'rules.numeric' : 'rules.number') }
        : { value, problem: null }
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const pace = paces[event.key]
    if (pace === undefined || event.altKey || event.ctrlKey || event.metaKey || field.isReadOnly) return
    event.preventDefault()
    const moved = addDecimals(field.value ?? 0, pace * step)
    typed.setValue(Math.min(maxValue ?? Infinity, Math.max(minValue ?? -Infinity, moved)))
  }
  return (
    <FieldFrame field={field}>
      <ControlBox>
        <Input
          {...field.control}
          ref={inputRef}
          type="text"
          role="spinbutton"
          inputMode={keysFor(minValue, isInteger)}
          aria-valuenow={field.value ?? undefined}
          aria-valuemin={minValue}
          aria-valuemax={maxValue}
          aria-valuetext={field.value === null ? undefined : [write(field.value), unit].filter(Boolean).join(' ')}
          name={own.name}
          value={typed.text}
          onChange={(event) => typed.type(event.currentTarget.value)}
          onBlur={typed.leave}
          onKeyDown={onKeyDown}
          disabled={field.isDisabled}
          readOnly={field.isReadOnly}
          autoFocus={own.autoFocus}
          autoComplete={autoComplete ?? 'off'}
        />
        {unit && <Unit aria-hidden>{unit}</Unit>}
      </ControlBox>
    </FieldFrame>
  )
}
