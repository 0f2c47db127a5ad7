import { ChevronDown, X } from 'lucide-react'
import { useId, useMemo } from 'react'
import type { Ref } from 'react'
import { Icon } from '../icon/index.ts'
import { ControlBox } from '../internal/field/control.styles.ts'
import { FieldFrame, useField } from '../internal/field/index.ts'
import type { FieldProps, OptionOrGroup } from '../internal/field/index.ts'
import { useAnchored } from '../internal/anchor/index.ts'
import { Listbox, Popover, listedOptions, optionId, useListboxSoon } from '../internal/field-listbox/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { ClearButton, Placeholder, Trigger, TriggerText } from './select.styles.ts'
import { useSelect } from './use-select.ts'

export interface SelectProps<Value extends string | number = string | number> extends FieldProps<Value | null> {
  /** The options, in the order they are listed; groups have headings. */
  options: readonly OptionOrGroup<Value>[]
  /** Stands in the control while nothing is chosen. */
  placeholder?: string
  /** The button that opens the list, which takes the focus. */
  inputRef?: Ref<HTMLButtonElement>
}

/** One of a list; nothing chosen is `null`. From about fifteen options on, a `ComboBox` is quicker. */
export function Select<Value extends string | number>({
  options: list,
  placeholder,
  inputRef,
  ...props
}: SelectProps<Value>) {
  const { t } = useUi()
  const options = useMemo(() => listedOptions(list), [list])
  const field = useField<Value | null>(props, {
    read: (value) => options.find((option) => option.value === value)?.value ?? null,
  })
  const { isOpen, active, setActive, open, close, pick, onKeyDown, chosen } = useSelect(field, options)
  const { setReference, setFloating, floatingStyles } = useAnchored({ matchWidth: true, maxHeight: 360 })
  const listId = useId()
  useListboxSoon(options.length)
  const canClear = chosen !== undefined && !field.isRequired && !field.isReadOnly && !field.isDisabled
  const focusTrigger = () => document.getElementById(field.ids.control)?.focus()

  return (
    <FieldFrame field={field} labels="group" onLabelPress={focusTrigger}>
      <ControlBox ref={setReference}>
        <Trigger
          {...field.control}
          ref={inputRef}
          type="button"
          data-clearable={canClear || undefined}
          role="combobox"
          aria-labelledby={field.ids.label}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
          aria-readonly={field.isReadOnly || undefined}
          disabled={field.isDisabled}
          autoFocus={props.autoFocus}
          onKeyDown={onKeyDown}
          onBlur={close}
          onClick={(event) => {
            // Safari does not focus a button that is pressed.
            event.currentTarget.focus()
            if (isOpen) close()
            else open()
          }}
        >
          <TriggerText>
            {chosen?.label ?? <Placeholder>{placeholder ?? t('select.placeholder')}</Placeholder>}
          </TriggerText>
          <Icon name={ChevronDown} />
        </Trigger>
        {canClear && (
          // No stop on the way to the next field: Delete does it by key.
          <ClearButton
            type="button"
            tabIndex={-1}
            aria-label={t('field.clear', { label: field.label })}
            onClick={() => {
              field.setValue(null)
              focusTrigger()
            }}
          >
            <Icon name={X} />
          </ClearButton>
        )}
      </ControlBox>
      {isOpen && (
        <Popover ref={setFloating} style={floatingStyles}>
          <Listbox
            id={listId}
            labelId={field.ids.label}
            options={options}
            active={active}
            onActivate={setActive}
            isChosen={(option) => option.value === field.value}
            onPick={pick}
          />
        </Popover>
      )}
    </FieldFrame>
  )
}
