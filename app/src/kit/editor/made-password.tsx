import { Button } from '@ronde/ui/button'
import { PasswordField } from '@ronde/ui/password-field'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { copyAsked } from '../../notices/copy.ts'
import type { PasswordFieldConfig } from './fields.ts'
import { Made } from './editor-host.styles.ts'
import type { KindProps } from './kind-props.ts'
import { newPassword } from './new-password.ts'

/** A password that is typed, or made here: then it is shown as long as the form is open, to be copied and handed on. */
export function MadePassword({ field, common, text, values, onFill }: KindProps<PasswordFieldConfig>) {
  const [made, setMade] = useState<string | null>(null)
  const copy = useUnit(copyAsked)
  const isShown = made !== null && values[field.name] === made
  return (
    <>
      <PasswordField {...common} autoComplete="new-password" />
      {!common.isReadOnly && (
        <Made>
          <Button
            size="small"
            icon="key"
            onPress={() => {
              const password = newPassword()
              setMade(password)
              onFill?.(field.generates ?? [], password)
            }}
          >
            {text('password.make')}
          </Button>
          {isShown && (
            <>
              <output aria-label={text('password.made')}>{made}</output>
              <Button size="small" icon="copy" onPress={() => copy(made)}>
                {text('copy.text')}
              </Button>
              <span>{text('password.madeOnce')}</span>
            </>
          )}
        </Made>
      )}
    </>
  )
}
