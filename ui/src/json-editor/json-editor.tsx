import { CircleCheck } from 'lucide-react'
import { useMemo, useRef } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { mergeRefs, VisuallyHidden } from 'react-aria'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { FieldFrame, readText, useField } from '../internal/field/index.ts'
import type { FieldProps } from '../internal/field/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { formatJson } from './format-json.ts'
import { Area, Box, Foot, Gutter, Verdict } from './json-editor.styles.ts'
import { findMistake } from './json-mistake.ts'
import type { JsonMistake } from './json-mistake.ts'
import { usePaused } from './use-paused.ts'

export interface JsonEditorProps extends FieldProps<string> {
  /** Lines shown; a longer text scrolls. @default 10 */
  rows?: number
  inputRef?: Ref<HTMLTextAreaElement>
}

/** The text of a JSON object: judged while it is typed, kept as it is written. Tab leaves it. */
export function JsonEditor({ rows = 10, inputRef, ...own }: JsonEditorProps) {
  const { t } = useUi()
  const area = useRef<HTMLTextAreaElement>(null)
  const gutter = useRef<HTMLDivElement>(null)
  const say = (mistake: JsonMistake | null) =>
    mistake && t('json.at', { line: mistake.line, column: mistake.column, mistake: t(`json.${mistake.kind}`) })

  const bare = useField(own, { read: readText, check: (text) => say(judge(text)) })
  const mistake = useMemo(() => judge(bare.value), [bare.value])
  // Said in a pause: a text that is half typed is always wrong.
  const shown = usePaused(say(mistake))
  const error = bare.error ?? shown ?? undefined
  const described = [bare.help ? bare.ids.help : '', error ? bare.ids.error : ''].filter(Boolean).join(' ')
  const field = { ...bare, error }

  const canFormat = mistake === null && bare.value.trim() !== '' && !bare.isDisabled && !bare.isReadOnly
  const format = () => {
    const [text, editor] = [formatJson(bare.value), area.current]
    if (!canFormat || text === bare.value || !editor) return
    editor.focus()
    editor.select()
    // As if it were typed, so that the browser's undo takes it back.
    if (!document.execCommand('insertText', false, text)) bare.setValue(text)
    editor.setSelectionRange(0, 0)
    editor.scrollTop = 0
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // By its place: with Alt and Shift held, the key writes another letter on some systems.
    if (event.code !== 'KeyF' || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    format()
  }
  return (
    <FieldFrame field={field}>
      <Box>
        <LineNumbers text={bare.value} marked={shown ? mistake?.line : undefined} ref={gutter} />
        <Area
          {...bare.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          aria-keyshortcuts="Alt+Shift+F"
          ref={mergeRefs(area, inputRef)}
          name={own.name}
          value={bare.value}
          onChange={(event) => bare.setValue(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onScroll={(event) => {
            if (gutter.current) gutter.current.scrollTop = event.currentTarget.scrollTop
          }}
          disabled={bare.isDisabled}
          readOnly={bare.isReadOnly}
          autoFocus={own.autoFocus}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          style={{ '--rows': rows }}
        />
      </Box>
      <Foot>
        <Verdict>
          {mistake === null && bare.value.trim() !== '' && (
            <>
              <Icon name={CircleCheck} />
              {t('json.valid')}
            </>
          )}
        </Verdict>
        {!bare.isReadOnly && (
          <Button size="small" tone="quiet" isDisabled={!canFormat} onPress={format} title={t('json.formatKey')}>
            {t('json.format')}
          </Button>
        )}
      </Foot>
      <VisuallyHidden role="status">{shown}</VisuallyHidden>
    </FieldFrame>
  )
}

/** Nothing at all is no mistake; whether it may be left empty is for the rules to say. */
const judge = (text: string): JsonMistake | null => (text.trim() === '' ? null : findMistake(text))

interface LineNumbersProps {
  text: string
  /** The line to point out, from 1. */
  marked: number | undefined
  ref: Ref<HTMLDivElement>
}

/** One text, not an element a line: an object may have thousands. */
function LineNumbers({ text, marked, ref }: LineNumbersProps) {
  const count = text.split(/\r\n|\r|\n/).length
  const numbers = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => `${from + index}\n`).join('')
  return (
    <Gutter ref={ref} aria-hidden>
      {marked === undefined ? (
        numbers(1, count)
      ) : (
        <>
          {numbers(1, marked - 1)}
          <mark>{marked}</mark>
          {'\n'}
          {numbers(marked + 1, count)}
        </>
      )}
    </Gutter>
  )
}
