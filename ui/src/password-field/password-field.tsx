import { Eye, EyeOff, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { Icon } from '../icon/index.ts'
import { ControlBox, ControlButton, Input } from '../internal/field/control.styles.ts'
import { FieldFrame, readText, useField } from '../internal/field/index.ts'
import type { FieldProps } from '../internal/field/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Hint } from './password-field.styles.ts'

export interface PasswordFieldProps extends FieldProps<string> {
  /** `current-password` or `new-password`, for the password manager. @default 'current-password' */
  autoComplete?: string
  inputRef?: Ref<HTMLInputElement>
}

/** A password, which can be shown; says when Caps Lock is on. Pasting is allowed. */
export function PasswordField({ autoComplete = 'current-password', inputRef, ...props }: PasswordFieldProps) {
  const { t } = useUi()
  const field = useField(props, { read: readText })
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <FieldFrame field={field}>
      <ControlBox>
        <Input
          {...field.control}
          ref={inputRef}
          type={isShown ? 'text' : 'password'}
          name={props.name}
          value={field.value}
          onChange={(event) => field.setValue(event.currentTarget.value)}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          onBlur={() => setCapsLock(false)}
          disabled={field.isDisabled}
          readOnly={field.isReadOnly}
          autoFocus={props.autoFocus}
          autoComplete={autoComplete}
          autoCapitalize={isShown ? 'none' : undefined}
          autoCorrect="off"
          spellCheck={false}
        />
        <ControlButton
          type="button"
          aria-label={isShown ? t('password.hide') : t('password.show')}
          title={isShown ? t('password.hide') : t('password.show')}
          aria-controls={field.ids.control}
          disabled={field.isDisabled}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? EyeOff : Eye} />
        </ControlButton>
      </ControlBox>
      <Hint role="status">
        {hasCapsLock && (
          <>
            <Icon name={TriangleAlert} />
            {t('password.capsLock')}
          </>
        )}
      </Hint>
    </FieldFrame>
  )
}
