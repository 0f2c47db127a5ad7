import { Upload } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useLocale } from 'react-aria'
import { Icon } from '../icon/index.ts'
import { FieldFrame, useField } from '../internal/field/index.ts'
import type { FieldProps } from '../internal/field/index.ts'
import { useUi } from '../theme/ui-context.ts'
import type { FileDropItem } from './file-drop-item.ts'
import { Invitation, List, Terms, Zone } from './file-drop.styles.ts'
import { FileNews } from './file-news.tsx'
import { FileRow, RefusalRow } from './file-row.tsx'
import { formatSize } from './file-size.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useKeptFocus } from './use-kept-focus.ts'

export interface FileDropProps extends Omit<
  FieldProps<null>,
  'name' | 'value' | 'defaultValue' | 'onValueChange' | 'isReadOnly'
> {
  /** Extensions (`.csv`) and media types (`image/png`, `image/*`). @default every file */
  accept?: readonly string[]
  /** Greatest size of a file, in bytes; a larger one is refused before it is read. */
  maxSize?: number
  /** More than one file can be given. @default false */
  isMultiple?: boolean
  /** The files the caller knows of and how far each is; shown in their order. */
  files?: readonly FileDropItem[]
  /** Called with the files that were accepted; their content has not been read. */
  onFiles: (chosen: { files: File[] }) => void
  /** Called by the button that stops a waiting or running transfer; without it none shows. */
  onCancel?: (file: { id: string }) => void
  /** Called by the button that retries a failed file; without it none shows. */
  onRetry?: (file: { id: string }) => void
  /** Called by the button that removes a sent or failed file from the list; without it none shows. */
  onRemove?: (file: { id: string }) => void
  help?: ReactNode
  /** Marked at the label and said. Whether a file has been given is for the screen to check. */
  isRequired?: boolean
  /** The zone, which takes the focus. */
  inputRef?: Ref<HTMLButtonElement>
  ref?: Ref<HTMLDivElement>
}

const noFiles: readonly FileDropItem[] = []
const every: readonly string[] = []

/** A place to drop files that is also the button to choose them, and the list of those on their way. */
export function FileDrop(props: FileDropProps) {
  const {
    accept = every,
    maxSize,
    isMultiple = false,
    files = noFiles,
    onFiles,
    onCancel,
    onRetry,
    onRemove,
    inputRef,
    ...own
  } = props
  const { t } = useUi()
  const { locale } = useLocale()
  const field = useField<null>(own, { read: () => null })
  const { zoneProps, inputProps, isOver, refused, dismiss } = useFileDrop({
    accept,
    maxSize,
    isMultiple,
    isDisabled: field.isDisabled,
    onFiles,
  })
  const terms = [
    accept.length > 0 ? t('file.kinds', { kinds: accept.join(', ') }) : '',
    maxSize === undefined ? '' : t('file.limit', { size: formatSize(maxSize, locale) }),
  ].filter(Boolean)
  const { id, 'aria-required': _, ...states } = field.control
  const focusProps = useKeptFocus(id)
  const [textId, termsId, requiredId] = [`${id}-text`, `${id}-terms`, `${id}-required`]
  return (
    <FieldFrame field={field} labels="group">
      <Zone
        {...states}
        {...zoneProps}
        ref={inputRef}
        id={id}
        type="button"
        aria-labelledby={`${field.ids.label} ${textId}`}
        aria-describedby={
          [terms.length > 0 ? termsId : '', field.isRequired ? requiredId : '', states['aria-describedby'] ?? '']
            .filter(Boolean)
            .join(' ') || undefined
        }
        disabled={field.isDisabled}
        autoFocus={own.autoFocus}
        data-over={isOver || undefined}
      >
        <Icon name={Upload} size={20} />
        <Invitation id={textId}>{t(isOver ? 'file.release' : isMultiple ? 'file.dropMany' : 'file.drop')}</Invitation>
      </Zone>
      {terms.length > 0 && <Terms id={termsId}>{terms.join(' ')}</Terms>}
      {/* A button cannot be required. */}
      {field.isRequired && (
        <span id={requiredId} hidden>
          {t('file.required')}
        </span>
      )}
      <input {...inputProps} />
      {(files.length > 0 || refused.length > 0) && (
        <List
          {...focusProps}
          aria-label={t('file.list', { label: field.label })}
          data-whole={files.some(({ content }) => content) || undefined}
        >
          {refused.map((refusal, index) => (
            <RefusalRow key={`${index} ${refusal.name}`} refusal={refusal} onDismiss={() => dismiss(refusal)} />
          ))}
          {files.map((file) => (
            <FileRow key={file.id} file={file} onCancel={onCancel} onRetry={onRetry} onRemove={onRemove} />
          ))}
        </List>
      )}
      <FileNews files={files} refused={refused} />
    </FieldFrame>
  )
}
