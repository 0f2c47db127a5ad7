import { useEffect, useState } from 'react'
import { VisuallyHidden } from 'react-aria'
import { useUi } from '../theme/ui-context.ts'
import { Count } from './textarea.styles.ts'

interface CharacterCountProps {
  id: string
  count: number
  max: number
}

/** In ms: said in a pause, or it would talk over every letter. */
const pause = 800

/** How many characters of how many; said aloud once few are left. */
export function CharacterCount({ id, count, max }: CharacterCountProps) {
  const { t } = useUi()
  const left = max - count
  const isNear = left <= Math.max(10, max * 0.1)
  const [said, setSaid] = useState('')
  const saying = isNear ? sentence(left) : ''
  useEffect(() => {
    const timer = setTimeout(() => setSaid(saying), pause)
    return () => clearTimeout(timer)
  }, [saying])

  function sentence(rest: number): string {
    if (rest < 0) return rest === -1 ? t('text.oneOver') : t('text.over', { n: -rest })
    return rest === 1 ? t('text.oneLeft') : t('text.left', { n: rest })
  }
  return (
    <>
      <Count id={id} data-over={left < 0 || undefined}>
        {t('text.count', { n: count, max })}
        {left < 0 && ` – ${sentence(left)}`}
      </Count>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
