import { ChevronDown, X } from 'lucide-react'
import { useId, useRef } from 'react'
import type { Ref } from 'react'
import { VisuallyHidden } from 'react-aria'
import { Icon } from '../icon/index.ts'
import { useAnchored } from '../internal/anchor/index.ts'
import { ControlBox, ControlButton, Input } from '../internal/field/control.styles.ts'
import { FieldFrame, useField } from '../internal/field/index.ts'
import type { FieldProps } from '../internal/field/index.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { useUi } from '../theme/ui-context.ts'
import { PickerTree } from './picker-tree.tsx'
import type { TreeOption } from './tree-option.ts'
import { useTreePicker } from './use-tree-picker.ts'

export interface TreePickerProps<Value extends string | number = string | number> extends FieldProps<Value | null> {
  options: readonly TreeOption<Value>[]
  /** Loads the children of an option with `hasChildren` when it is opened. The search finds only loaded options. */
  loadChildren?: (option: TreeOption<Value>) => Promise<readonly TreeOption<Value>[]>
  /** Texts from the top down to the value, for one that is not loaded. */
  path?: readonly string[]
  placeholder?: string
  /** The options are being loaded. */
  isPending?: boolean
  /** Whether a button clears the choice. @default true unless required */
  isClearable?: boolean
  /** The text that is typed into, which takes the focus. */
  inputRef?: Ref<HTMLInputElement>
}

const isValue = (raw: unknown): raw is string | number =>
  typeof raw === 'number' || (typeof raw === 'string' && raw !== '')

/** Chooses an option of a tree, by opening branches or by typing; the field shows the whole path to it. */
export function TreePicker<Value extends string | number>({
  options,
  loadChildren,
  path,
  placeholder,
  isPending = false,
  isClearable,
  inputRef,
  ...own
}: TreePickerProps<Value>) {
  const { t } = useUi()
  // That a form holds values of its own options is for the form to see to.
  const field = useField<Value | null>(own, { read: (raw) => (isValue(raw) ? (raw as Value) : null) })
  const isLocked = field.isDisabled || field.isReadOnly
  const canClear = (isClearable ?? !field.isRequired) && field.value !== null && !isLocked
  const input = useRef<HTMLInputElement>(null)
  const attachInput = useMergedRefs<HTMLInputElement>(inputRef, input)
  const treeId = useId()
  const state = useTreePicker({
    options,
    loadChildren,
    value: field.value,
    path,
    isLocked,
    onChoose: (value) => field.setValue(value),
    onClear: canClear ? () => field.setValue(null) : null,
  })
  const { setReference, setFloating, floatingStyles } = useAnchored({ matchWidth: true, maxHeight: 360 })
  const shown = state.chosenTexts.join(' › ')
  const { isOpen, active, query, rows } = state
  // While lines are on their way, or none fits, a message stands where the tree would: the status says so.
  const hasTree = isOpen && rows.length > 0
  const count = rows.length === 1 ? t('comboBox.oneResult') : t('comboBox.results', { n: rows.length })
  return (
    <FieldFrame field={field}>
      <ControlBox ref={setReference}>
        <Input
          {...field.control}
          ref={attachInput}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="tree"
          aria-expanded={hasTree}
          aria-controls={hasTree ? treeId : undefined}
          aria-activedescendant={isOpen && active >= 0 ? `${treeId}-${active}` : undefined}
          value={query ?? shown}
          title={query === null && shown ? shown : undefined}
          placeholder={placeholder ?? t('select.placeholder')}
          disabled={field.isDisabled}
          readOnly={field.isReadOnly}
          autoFocus={own.autoFocus}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => state.type(currentTarget.value)}
          onClick={({ currentTarget }) => {
            if (!isOpen) currentTarget.select()
            state.open()
          }}
          onKeyDown={(event) => {
            // In a text that is being typed it takes a letter.
            if (event.key === 'Delete' && query === null && canClear) {
              event.preventDefault()
              state.close()
              field.setValue(null)
            } else state.onKeyDown(event)
          }}
          onBlur={() => document.hasFocus() && state.leave()}
        />
        {canClear && (
          // No stop on the way to the next field: Delete does it by key.
          <ControlButton
            type="button"
            tabIndex={-1}
            aria-label={t('field.clear', { label: field.label })}
            onClick={() => {
              field.setValue(null)
              input.current?.focus()
            }}
          >
            <Icon name={X} />
          </ControlButton>
        )}
        <ControlButton
          type="button"
          tabIndex={-1}
          aria-label={t('treePicker.open', { label: field.label })}
          data-open={isOpen}
          disabled={isLocked}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus()
            if (isOpen) state.close()
            else state.open()
          }}
        >
          <Icon name={ChevronDown} />
        </ControlButton>
      </ControlBox>
      <VisuallyHidden role="status">
        {isOpen && query ? (rows.length === 0 ? t(isPending ? 'field.loading' : 'treePicker.empty') : count) : ''}
      </VisuallyHidden>
      {isOpen && (
        <PickerTree
          ref={setFloating}
          style={floatingStyles}
          state={state}
          chosen={field.value}
          id={treeId}
          labelId={field.ids.label}
          isPending={isPending}
        />
      )}
    </FieldFrame>
  )
}
