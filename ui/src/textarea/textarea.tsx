import { useLayoutEffect, useRef } from 'react'
import type { Ref } from 'react'
import { mergeRefs } from 'react-aria'
import { FieldFrame, readText, useField } from '../internal/field/index.ts'
import type { FieldProps } from '../internal/field/index.ts'
import { countCharacters } from '../rules/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { CharacterCount } from './character-count.tsx'
import { Area, Box } from './textarea.styles.ts'

export interface TextAreaProps extends FieldProps<string> {
  /** Lines it shows when it is empty. @default 3 */
  rows?: number
  /** Lines up to which it grows with its text; then it scrolls. @default 12 */
  maxRows?: number
  /** The most characters, counted under the text. In a form its rule `MAX:200` is enough. Too many can be typed, so that nothing pasted is lost unseen. */
  maxLength?: number
  /** Grey example while it is empty; no label. */
  placeholder?: string
  /** The HTML `autocomplete` token that tells browsers what to fill in, such as `street-address`. */
  autoComplete?: string
  /** Whether the browser marks misspelt words. */
  spellCheck?: boolean
  inputRef?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { rows = 3, maxRows = 12, maxLength, placeholder, autoComplete, spellCheck, inputRef, ...own } = props
  const { t } = useUi()
  const field = useField(own, {
    read: readText,
    check: (text) =>
      maxLength !== undefined && countCharacters(text) > maxLength ? t('rules.max', { n: maxLength }) : null,
  })
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => grow(area.current))

  const max = maxLength ?? field.limit
  const countId = `${field.ids.control}-count`
  const describedBy = [field.control['aria-describedby'], max === undefined ? undefined : countId]
    .filter(Boolean)
    .join(' ')
  return (
    <FieldFrame field={field}>
      <Box>
        <Area
          {...field.control}
          aria-describedby={describedBy || undefined}
          ref={mergeRefs(area, inputRef)}
          name={own.name}
          value={field.value}
          onChange={(event) => field.setValue(event.currentTarget.value)}
          onBlur={() => field.judge(field.value)}
          disabled={field.isDisabled}
          readOnly={field.isReadOnly}
          autoFocus={own.autoFocus}
          placeholder={placeholder}
          autoComplete={autoComplete}
          spellCheck={spellCheck}
          style={{ '--rows': rows, '--max-rows': maxRows }}
        />
      </Box>
      {max !== undefined && <CharacterCount id={countId} count={countCharacters(field.value)} max={max} />}
    </FieldFrame>
  )
}

/** Browsers without `field-sizing` are told the height. */
function grow(area: HTMLTextAreaElement | null): void {
  if (!area || CSS.supports('field-sizing', 'content')) return
  area.style.blockSize = 'auto'
  area.style.blockSize = `${area.scrollHeight}px`
}
