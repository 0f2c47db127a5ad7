import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Icon } from '../icon/index.ts'
import { namedColor } from '../internal/color-name.ts'
import { TextField } from '../text-field/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { buttonLook } from './button-look.ts'
import { Heading, Message } from './confirm-dialog.styles.ts'
import { asksForText, presetLooks } from './confirm-options.ts'
import type { ConfirmAnswer, ConfirmOptions } from './confirm-options.ts'

interface ConfirmDialogProps {
  options: ConfirmOptions
  onAnswer: (answer: ConfirmAnswer) => void
}

/** One question with at most two answers. */
export function ConfirmDialog({ options, onAnswer }: ConfirmDialogProps) {
  const { t } = useUi()
  const { preset = 'confirm', message, tone, width } = options
  const hasText = asksForText(options)
  const isInput = preset === 'input'
  const [value, setValue] = useState(options.textValue ?? '')
  const [problem, setProblem] = useState<{ why: string } | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const messageId = useId()
  const look = presetLooks[preset]
  const title = options.title ?? (isInput ? t('confirm.value') : t(`confirm.${preset}`))
  const trueText = options.buttonTrueText ?? t(isInput ? 'confirm.save' : 'confirm.true')
  const falseText = options.buttonFalseText ?? t(isInput ? 'confirm.cancel' : 'confirm.false')
  const isDanger = tone === 'danger'
  // Agreeing may lose data: the focus starts on the other button.
  const isRisky = isDanger || preset === 'warning'

  const answer = (validate: boolean) => {
    const why = validate && hasText ? (options.validateText?.(value) ?? null) : null
    setProblem(why === null ? null : { why })
    if (why === null) onAnswer(hasText ? { validate, value } : validate)
  }
  // After the message is on the page, or a screen reader would announce the field without it.
  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    answer(true)
  }

  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.repeat) return
    // Enter still held down from opening the question does not answer it.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Dialog
      role="alertdialog"
      onKeyDownCapture={onKeyDownCapture}
      aria-describedby={message ? messageId : undefined}
      title={
        <Heading style={{ '--confirm-color': namedColor(options.color ?? look.color) }}>
          <Icon name={options.icon ?? look.icon} size={20} />
          {title}
        </Heading>
      }
      width={width}
      onOpenChange={() => answer(false)}
      footer={
        <>
          {falseText && (
            <Button
              {...buttonLook(options.buttonFalseColor ?? 'grey')}
              autoFocus={isRisky && !hasText}
              onPress={() => answer(false)}
            >
              {falseText}
            </Button>
          )}
          <Button
            {...buttonLook(options.buttonTrueColor ?? (isDanger ? 'error' : 'primary'))}
            autoFocus={!hasText && (!isRisky || !falseText)}
            onPress={() => answer(true)}
          >
            {trueText}
          </Button>
        </>
      }
    >
      {message && (
        <Message id={messageId}>
          {message.split(/\n|<br\s*\/?>/i).map((line, at) => (
            <p key={at}>{line}</p>
          ))}
        </Message>
      )}
      {hasText && (
        <form onSubmit={onSubmit}>
          <TextField
            label={options.title ?? t('confirm.value')}
            value={value}
            {...(problem === null ? {} : { error: problem.why })}
            inputRef={field}
            onValueChange={(change) => {
              setValue(change.value)
              if (problem && !options.validateText?.(change.value)) setProblem(null)
            }}
          />
        </form>
      )}
    </Dialog>
  )
}
