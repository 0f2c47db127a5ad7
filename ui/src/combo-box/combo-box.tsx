import { ChevronDown, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import type { FocusEvent, ReactNode, Ref } from 'react'
import { VisuallyHidden } from 'react-aria'
import { Icon } from '../icon/index.ts'
import { ControlButton } from '../internal/field/control.styles.ts'
import { FieldFrame, useField } from '../internal/field/index.ts'
import type { FieldProps, OptionOrGroup } from '../internal/field/index.ts'
import { useAnchored } from '../internal/anchor/index.ts'
import { listedOptions, optionId, useListboxSoon } from '../internal/field-listbox/index.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { useUi } from '../theme/ui-context.ts'
import { Chips } from './chips.tsx'
import { Box, ComboInput } from './combo-box.styles.ts'
import { ComboBoxPopover } from './combo-box-popover.tsx'
import { useComboBox } from './use-combo-box.ts'
import { useComboBoxKeys } from './use-combo-box-keys.ts'

interface ComboBoxBaseProps<Value extends string | number> {
  /** The options, in the order they are listed; groups have headings. */
  options: readonly OptionOrGroup<Value>[]
  /** Grey text while nothing is chosen; no label. */
  placeholder?: string
  /** More options are on their way. */
  isPending?: boolean
  /** Called as the text changes, for options that come from a server; '' when the typed text is discarded. */
  onSearchChange?: (change: { search: string }) => void
  /** `none` shows the options as they come. @default 'none' with `onSearchChange`, otherwise 'text' */
  filter?: 'text' | 'none'
  /** Message shown when there is no option to show. */
  emptyText?: string
  /** Stands under the list, such as a button that creates a missing option. */
  footer?: ReactNode
  /** The HTML `autocomplete` token that tells browsers what to fill in. */
  autoComplete?: string
  /** The text that is typed into, which takes the focus. */
  inputRef?: Ref<HTMLInputElement>
}

export interface ComboBoxSingleProps<Value extends string | number = string | number>
  extends ComboBoxBaseProps<Value>, FieldProps<Value | null> {
  /** One can be chosen. */
  isMultiple?: false
}

export interface ComboBoxMultipleProps<Value extends string | number = string | number>
  extends ComboBoxBaseProps<Value>, FieldProps<readonly Value[]> {
  /** Several may be chosen: the value is an array. */
  isMultiple: true
}

export type ComboBoxProps<Value extends string | number = string | number> =
  | ComboBoxSingleProps<Value>
  | ComboBoxMultipleProps<Value>

type Chosen<Value> = Value | null | readonly Value[]

const isOne = (raw: unknown): raw is string | number =>
  typeof raw === 'number' || (typeof raw === 'string' && raw !== '')

// The caller is responsible for the form holding values of these options.
const readChosen = <Value extends string | number>(raw: unknown): Chosen<Value> => {
  if (Array.isArray(raw)) return raw.filter(isOne) as Value[]
  return isOne(raw) ? (raw as Value) : null
}

const isList = <Value,>(chosen: Chosen<Value>): chosen is readonly Value[] => Array.isArray(chosen)

const listOf = <Value,>(chosen: Chosen<Value>): readonly Value[] => {
  if (chosen === null) return []
  return isList(chosen) ? chosen : [chosen]
}

/** Chooses one or several of many by typing a part of their text. */
export function ComboBox<Value extends string | number>(props: ComboBoxProps<Value>) {
  const {
    options: list,
    placeholder,
    isPending = false,
    onSearchChange,
    filter,
    emptyText,
    footer,
    autoComplete,
    inputRef,
    isMultiple = false,
    onValueChange: _,
    ...own
  } = props
  const { t } = useUi()
  const options = useMemo(() => listedOptions(list), [list])
  const tell = (chosen: Chosen<Value>) => {
    if (props.isMultiple) props.onValueChange?.({ value: listOf(chosen) })
    else props.onValueChange?.({ value: listOf(chosen)[0] ?? null })
  }
  const field = useField<Chosen<Value>>({ ...own, onValueChange: ({ value }) => tell(value) }, { read: readChosen })
  const isLocked = field.isDisabled || field.isReadOnly
  const state = useComboBox({
    options,
    values: listOf(field.value),
    onValuesChange: (values) => field.setValue(isMultiple ? values : (values[0] ?? null)),
    isMultiple,
    filter: filter ?? (onSearchChange ? 'none' : 'text'),
    isPending,
    isLocked,
    resets: field.resets,
    onSearchChange,
  })
  const typed = state.draft?.trim() ?? ''
  const hold = useEffectEvent((text: string) => field.hold(text === '' ? null : t('comboBox.unchosen', { text })))
  useEffect(() => hold(typed), [typed])
  const input = useRef<HTMLInputElement>(null)
  const attachInput = useMergedRefs<HTMLInputElement>(inputRef, input)
  const popoverRef = useRef<HTMLDivElement>(null)
  const footerRef = useRef<HTMLDivElement>(null)
  const canClear = !isMultiple && listOf(field.value).length > 0 && !field.isRequired && !isLocked
  const clear = () => {
    state.close()
    field.setValue(null)
    input.current?.focus()
  }
  const { onKeyDown, onFooterKeyDown } = useComboBoxKeys({
    state,
    inputRef: input,
    footerRef,
    clear: canClear ? clear : null,
  })
  const { setReference, setFloating, floatingStyles } = useAnchored({ matchWidth: true, maxHeight: 360 })
  const attachPopover = useMergedRefs<HTMLDivElement>(popoverRef, setFloating)
  const listId = useId()
  useListboxSoon(options.length)
  const { isOpen, active, shown, chosen } = state

  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget
    if (next !== input.current && !popoverRef.current?.contains(next)) state.leave()
  }
  return (
    <FieldFrame field={field}>
      <Box ref={setReference} data-multiple={isMultiple || undefined}>
        {isMultiple && (
          <Chips
            label={t('comboBox.chosen', { label: field.label })}
            options={chosen}
            isLocked={isLocked}
            onRemove={(value) => {
              state.remove(value)
              input.current?.focus()
            }}
          />
        )}
        <ComboInput
          {...field.control}
          ref={attachInput}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
          value={state.text}
          placeholder={chosen.length === 0 ? placeholder : undefined}
          disabled={field.isDisabled}
          readOnly={field.isReadOnly}
          autoFocus={own.autoFocus}
          autoComplete={autoComplete ?? 'off'}
          spellCheck={false}
          onChange={(event) => state.type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => !isOpen && state.open('none')}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
        {canClear && (
          // Not a tab stop: Delete does the same by key.
          <ControlButton
            type="button"
            tabIndex={-1}
            aria-label={t('field.clear', { label: field.label })}
            onClick={clear}
          >
            <Icon name={X} />
          </ControlButton>
        )}
        <ControlButton
          type="button"
          tabIndex={-1}
          aria-label={t('comboBox.open', { label: field.label })}
          data-open={isOpen}
          disabled={isLocked}
          // The focus stays in the input, which has the keys; pressing again closes.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus()
            if (isOpen) state.close()
            else state.open('none')
          }}
        >
          <Icon name={ChevronDown} />
        </ControlButton>
      </Box>
      <VisuallyHidden>
        <span role="status">{isOpen && resultsText()}</span>
      </VisuallyHidden>
      {isOpen && (
        <ComboBoxPopover
          ref={attachPopover}
          style={floatingStyles}
          state={state}
          listId={listId}
          labelId={field.ids.label}
          isMultiple={isMultiple}
          isPending={isPending}
          emptyText={emptyText ?? t('comboBox.empty')}
          footer={footer}
          footerRef={footerRef}
          onFooterKeyDown={onFooterKeyDown}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  )

  function resultsText() {
    if (isPending) return t('field.loading')
    if (shown.length === 0) return emptyText ?? t('comboBox.empty')
    return shown.length === 1 ? t('comboBox.oneResult') : t('comboBox.results', { n: shown.length })
  }
}
