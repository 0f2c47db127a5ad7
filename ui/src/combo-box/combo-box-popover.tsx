import type { HTMLAttributes, KeyboardEventHandler, ReactNode, Ref } from 'react'
import { Button } from '../button/index.ts'
import { Spinner } from '../internal/spinner.styles.ts'
import { Footer, Message } from '../internal/field-listbox/field-listbox.styles.ts'
import { Listbox, Popover } from '../internal/field-listbox/index.ts'
import { useUi } from '../theme/ui-context.ts'
import type { ComboBoxState } from './use-combo-box.ts'

interface ComboBoxPopoverProps<Value extends string | number> extends HTMLAttributes<HTMLDivElement> {
  state: ComboBoxState<Value>
  listId: string
  labelId: string
  isMultiple: boolean
  isPending: boolean
  emptyText: string
  footer: ReactNode
  footerRef: Ref<HTMLDivElement>
  onFooterKeyDown: KeyboardEventHandler<HTMLDivElement>
  ref: Ref<HTMLDivElement>
}

/** The list, the message in its place while it is loading or empty, and the content that the caller put under it. */
export function ComboBoxPopover<Value extends string | number>(props: ComboBoxPopoverProps<Value>) {
  const { state, listId, labelId, isMultiple, isPending, emptyText, footer, footerRef, onFooterKeyDown, ...rest } =
    props
  const { t } = useUi()
  const isEmpty = state.shown.length === 0
  return (
    <Popover {...rest}>
      <Listbox
        id={listId}
        labelId={labelId}
        options={state.shown}
        active={state.active}
        onActivate={state.setActive}
        isChosen={(option) => state.chosen.some(({ value }) => value === option.value)}
        onPick={state.pick}
        isMultiple={isMultiple}
      />
      {isPending && (
        <Message>
          <Spinner aria-hidden />
          {t('field.loading')}
        </Message>
      )}
      {isEmpty && !isPending && <Message>{emptyText}</Message>}
      {state.pickable > 0 && (
        <Footer>
          {/* Not a tab stop: Ctrl+A does the same by key. The focus stays in the input. */}
          <Button
            tone="quiet"
            size="small"
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onPress={() => state.pickAll()}
          >
            {state.isAllPicked ? t('comboBox.pickNone') : t('comboBox.pickAll', { n: state.pickable })}
          </Button>
        </Footer>
      )}
      {footer && (
        <Footer ref={footerRef} onKeyDown={onFooterKeyDown}>
          {footer}
        </Footer>
      )}
    </Popover>
  )
}
