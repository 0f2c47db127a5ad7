import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import type { HTMLAttributes, Ref } from 'react'
import { VisuallyHidden } from 'react-aria'
import { Icon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { SearchBox, SearchInput } from '../internal/search-box.styles.ts'
import { Spinner } from '../internal/spinner.styles.ts'
import { useHeld } from '../internal/use-held.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { Kbd } from '../kbd/index.ts'
import { useUi } from '../theme/ui-context.ts'

export interface SearchFieldProps extends Omit<
  HTMLAttributes<HTMLSpanElement>,
  'children' | 'onChange' | 'onSubmit' | 'defaultValue'
> {
  /** Text that is searched for. Without it the field keeps its own. */
  value?: string
  /** The text at first, where the field keeps its own. @default '' */
  defaultValue?: string
  /** Called with each typed letter, and with '' when the field is cleared. */
  onValueChange?: (change: { value: string }) => void
  /** Called when Enter is pressed; a form around the field is then not submitted. */
  onSubmit?: (search: { value: string }) => void
  /** Its name. @default the message `search.label`: “Rechercher”, in English “Search” */
  label?: string
  /** Grey example while it is empty; no label. @default label */
  placeholder?: string
  /** The key that focuses the field, shown while it is empty; the caller listens for the key. */
  shortcut?: string
  /** Announced politely when it changes, such as “12 results”. */
  result?: string
  /** A search is under way. */
  isPending?: boolean
  /** Cannot be used and takes no focus. */
  isDisabled?: boolean
  /** Takes the focus when it comes. */
  autoFocus?: boolean
  inputRef?: Ref<HTMLInputElement>
  ref?: Ref<HTMLSpanElement>
}

/** A text to search for. Escape clears it; once it is empty, Escape is left to the layer around it. */
export function SearchField(props: SearchFieldProps) {
  const {
    value: given,
    defaultValue = '',
    onValueChange,
    onSubmit,
    label,
    placeholder,
    shortcut,
    result,
    isPending = false,
    isDisabled,
    autoFocus,
    inputRef,
    ...rest
  } = props
  const { t } = useUi()
  const input = useRef<HTMLInputElement>(null)
  const [value, setHeld] = useHeld(given, defaultValue)
  const name = label ?? t('search.label')
  const change = (next: string) => {
    setHeld(next)
    onValueChange?.({ value: next })
  }
  const clear = () => {
    change('')
    input.current?.focus()
  }
  return (
    <SearchBox {...rest} data-disabled={isDisabled || undefined}>
      {isPending ? <Spinner role="img" aria-label={t('search.pending')} /> : <Icon name={Search} />}
      <SearchInput
        ref={useMergedRefs<HTMLInputElement>(inputRef, input)}
        type="text"
        role="searchbox"
        aria-label={name}
        aria-keyshortcuts={shortcut?.replace('Ctrl', 'Control')}
        placeholder={placeholder ?? name}
        value={value}
        disabled={isDisabled}
        autoFocus={autoFocus}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            // A search is no answer to a form around it.
            if (onSubmit) event.preventDefault()
            if (!event.repeat) onSubmit?.({ value })
          }
          if (event.key !== 'Escape' || value === '') return
          event.stopPropagation()
          change('')
        }}
        spellCheck={false}
        autoComplete="off"
      />
      {value === '' && shortcut && <Kbd keys={shortcut} aria-hidden />}
      {value !== '' && !isDisabled && <IconButton label={t('search.clear')} icon={X} size="small" onPress={clear} />}
      <VisuallyHidden elementType="span" role="status">
        {result}
      </VisuallyHidden>
    </SearchBox>
  )
}
