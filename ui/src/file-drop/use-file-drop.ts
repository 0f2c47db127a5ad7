import { useRef, useState } from 'react'
import type { ChangeEvent, ClipboardEvent, DragEvent } from 'react'
import { useLocale } from 'react-aria'
import { useUi } from '../theme/ui-context.ts'
import { judgeFiles } from './refusals.ts'
import type { FileLimits, Refusal } from './refusals.ts'

interface UseFileDropOptions extends FileLimits {
  isDisabled: boolean
  onFiles: (chosen: { files: File[] }) => void
}

/** Files chosen by the system's dialog, dropped or pasted; files that may not be sent are refused before they are read. */
export function useFileDrop({ isDisabled, onFiles, ...limits }: UseFileDropOptions) {
  const { t } = useUi()
  const { locale } = useLocale()
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // Entering a child of the zone leaves its parent: only the last leave counts.
  const depth = useRef(0)

  const take = (files: readonly File[], folders: readonly string[] = []) => {
    const judged = judgeFiles(files, limits, { t, locale })
    setRefused([...judged.refused, ...folders.map((name) => ({ name, reason: t('file.wrongKind') }))])
    if (judged.taken.length > 0) onFiles({ files: judged.taken })
  }
  /** Whether files that are dragged over the zone may be dropped there. They never open in place of the page, as the browser would have it. */
  const takesFiles = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return false
    event.preventDefault()
    if (isDisabled) event.dataTransfer.dropEffect = 'none'
    return !isDisabled
  }
  const enter = (event: DragEvent) => {
    if (!takesFiles(event)) return
    depth.current += 1
    setOver(true)
  }
  const leave = () => {
    depth.current = Math.max(0, depth.current - 1)
    if (depth.current === 0) setOver(false)
  }
  const drop = (event: DragEvent) => {
    if (!takesFiles(event)) return
    depth.current = 0
    setOver(false)
    const folders = [...event.dataTransfer.items].flatMap((item) => {
      const entry = item.webkitGetAsEntry()
      return entry?.isDirectory ? [entry.name] : []
    })
    take(
      [...event.dataTransfer.files].filter(({ name }) => !folders.includes(name)),
      folders,
    )
  }
  return {
    refused,
    dismiss: (refusal: Refusal) => setRefused((before) => before.filter((other) => other !== refusal)),
    isOver,
    zoneProps: {
      onClick: () => input.current?.click(),
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files]
        if (files.length === 0 || isDisabled) return
        event.preventDefault()
        take(files)
      },
      onDragEnter: enter,
      onDragOver: takesFiles,
      onDragLeave: leave,
      onDrop: drop,
    },
    inputProps: {
      ref: input,
      type: 'file',
      accept: limits.accept.join(',') || undefined,
      multiple: limits.isMultiple,
      disabled: isDisabled,
      tabIndex: -1,
      'aria-hidden': true,
      hidden: true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const files = [...(event.currentTarget.files ?? [])]
        // The same file chosen again must be heard of again.
        event.currentTarget.value = ''
        if (files.length > 0) take(files)
      },
    },
  }
}
