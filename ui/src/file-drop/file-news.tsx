import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from 'react-aria'
import { useUi } from '../theme/ui-context.ts'
import type { FileDropItem } from './file-drop-item.ts'
import { shortName } from './file-name.ts'
import type { Refusal } from './refusals.ts'

interface FileNewsProps {
  files: readonly FileDropItem[]
  refused: readonly Refusal[]
}

/** Most files announced at once: nobody would listen to more. */
const most = 5

/** Says politely which files came, arrived, failed or were refused; how far they are is read where it stands. */
export function FileNews({ files, refused }: FileNewsProps) {
  const { t } = useUi()
  const [said, setSaid] = useState('')
  // Files that are there from the start are no news.
  const before = useRef({ states: new Map(files.map(({ id, state }) => [id, state])), refused })
  useEffect(() => {
    const known = before.current
    before.current = { states: new Map(files.map(({ id, state }) => [id, state])), refused }
    const sentences = [
      ...refused
        .filter((refusal) => !known.refused.includes(refusal))
        .map(({ name, reason }) => t('file.refused', { name: shortName(name), reason })),
      ...files
        .filter(({ id, state }) => known.states.get(id) !== state)
        .flatMap((file) => {
          const name = shortName(file.name)
          if (file.state === 'done') return t('file.isDone', { name })
          if (file.state === 'error') return t('file.hasFailed', { name, reason: file.reason ?? '' })
          return known.states.has(file.id) ? [] : t('file.added', { name })
        }),
    ]
    if (sentences.length === 0) return
    const text = sentences.slice(0, most).join('. ')
    // The same text twice would not be read out again.
    setSaid((last) => (last === text ? `${text}\u00a0` : text))
  }, [files, refused, t])
  return <VisuallyHidden role="status">{said}</VisuallyHidden>
}
