import { useId } from 'react'
import type { Ref } from 'react'
import { FieldFrame, useField } from '../internal/field/index.ts'
import type { FieldProps, Option } from '../internal/field/index.ts'
import { Choice, ChoiceText, Choices, Description, Dot } from './radio-group.styles.ts'

export interface RadioOption<Value extends string | number = string | number> extends Option<Value> {
  /** Language of its words, as a BCP 47 tag. @default that of the page */
  lang?: string
}

export interface RadioGroupProps<Value extends string | number = string | number> extends FieldProps<Value | null> {
  /** The options, in the order they stand. */
  options: readonly RadioOption<Value>[]
  /** Under one another, or side by side where there is room. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** The radio button that takes the focus: the chosen one, else the first that can be chosen. */
  inputRef?: Ref<HTMLInputElement>
}

/** One of a few, all seen at once; nothing chosen is `null`. */
export function RadioGroup<Value extends string | number>({
  options,
  orientation = 'vertical',
  inputRef,
  ...props
}: RadioGroupProps<Value>) {
  const field = useField<Value | null>(props, {
    read: (value) => options.find((option) => option.value === value)?.value ?? null,
  })
  const start = options.find((option) => option.value === field.value) ?? options.find((option) => !option.isDisabled)
  // Radios of one name move together; two groups of one field name on a page must not.
  const groupName = useId()
  return (
    <FieldFrame field={field} labels="group">
      <Choices
        {...field.control}
        role="radiogroup"
        aria-labelledby={field.ids.label}
        aria-readonly={field.isReadOnly || undefined}
        data-orientation={orientation}
      >
        {options.map((option, index) => (
          <Choice key={option.value} lang={option.lang}>
            <Dot
              ref={option === start ? inputRef : undefined}
              type="radio"
              name={groupName}
              value={option.value}
              checked={field.value === option.value}
              onChange={() => field.setValue(option.value)}
              disabled={field.isDisabled || option.isDisabled}
              aria-describedby={option.description ? `${groupName}-${index}` : undefined}
              autoFocus={props.autoFocus && option === start}
            />
            <ChoiceText>
              {option.label}
              {option.description && <Description id={`${groupName}-${index}`}>{option.description}</Description>}
            </ChoiceText>
          </Choice>
        ))}
      </Choices>
    </FieldFrame>
  )
}
