import { Check, Copy } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { HTMLAttributes, Ref } from 'react'
import { Button } from '../button/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Bar, Code, Name, Root } from './code-block.styles.ts'
import { codeTokens } from './code-tokens.ts'

export interface CodeBlockProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onCopy'> {
  code: string
  /** The language that it is coloured as. @default 'text' */
  language?: 'sql' | 'json' | 'text'
  /** Names the code. */
  label: string
  /** Greatest height of the code, in px; longer code scrolls. @default 360 */
  maxHeight?: number
  /** Long lines become several. @default false */
  isWrapped?: boolean
  /** Called after the code was copied; `hasFailed` when the browser refused, as it does over plain http. */
  onCopy?: (outcome: { hasFailed: boolean }) => void
  ref?: Ref<HTMLElement>
}

/** Code to be read and copied. */
export function CodeBlock({
  code,
  language = 'text',
  label,
  maxHeight = 360,
  isWrapped = false,
  onCopy,
  ...rest
}: CodeBlockProps) {
  const { t } = useUi()
  // Each press has an outcome of its own, to be told anew for as long.
  const [outcome, setOutcome] = useState<{ hasFailed: boolean; press: number } | null>(null)
  const tokens = useMemo(() => codeTokens(code, language), [code, language])

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), 4000)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    let hasFailed = false
    try {
      // Over plain http there is no clipboard.
      await navigator.clipboard.writeText(code)
    } catch {
      hasFailed = true
    }
    setOutcome((before) => ({ hasFailed, press: (before?.press ?? 0) + 1 }))
    onCopy?.({ hasFailed })
  }

  return (
    <Root {...rest}>
      <Bar>
        <Name>{label}</Name>
        <span role="status">
          {outcome && <span key={outcome.press}>{t(outcome.hasFailed ? 'code.copyFailed' : 'code.copied')}</span>}
        </span>
        <Button
          size="small"
          tone="quiet"
          icon={outcome?.hasFailed === false ? Check : Copy}
          onPress={() => void copy()}
        >
          {t('code.copy')}
        </Button>
      </Bar>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it */}
      <Code
        tabIndex={0}
        role="region"
        aria-label={label}
        dir="ltr"
        data-wrapped={isWrapped || undefined}
        style={{ '--code-height': `${maxHeight}px` }}
      >
        <code>
          {tokens.map(({ kind, text }, at) =>
            kind === 'plain' ? (
              text
            ) : (
              <span key={at} data-kind={kind}>
                {text}
              </span>
            ),
          )}
        </code>
      </Code>
    </Root>
  )
}
