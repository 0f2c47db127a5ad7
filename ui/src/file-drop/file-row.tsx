import { CircleAlert, CircleCheck, Clock, RotateCcw, Upload, X } from 'lucide-react'
import { useLocale } from 'react-aria'
import { Icon } from '../icon/index.ts'
import type { IconSource } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Progress } from '../progress/index.ts'
import { useUi } from '../theme/ui-context.ts'
import type { FileDropProps } from './file-drop.tsx'
import type { FileDropItem } from './file-drop-item.ts'
import { Actions, Facts, Name, Row, State, Texts } from './file-drop.styles.ts'
import { safeName, shortName } from './file-name.ts'
import { formatSize } from './file-size.ts'
import type { Refusal } from './refusals.ts'

const icons: Record<FileDropItem['state'], IconSource> = {
  waiting: Clock,
  sending: Upload,
  done: CircleCheck,
  error: CircleAlert,
}

interface FileRowProps extends Pick<FileDropProps, 'onCancel' | 'onRetry' | 'onRemove'> {
  file: FileDropItem
}

/** One file: its name, its progress, and its actions. */
export function FileRow({ file, onCancel, onRetry, onRemove }: FileRowProps) {
  const { t } = useUi()
  const { locale } = useLocale()
  const { id, state, size, progress, reason } = file
  const name = shortName(file.name)
  const isOnItsWay = state === 'waiting' || state === 'sending'
  return (
    <Row data-state={state} tabIndex={-1}>
      <Icon name={icons[state]} />
      <Texts>
        <FileName name={file.name} />
        <Facts>
          {size !== undefined && <span>{formatSize(size, locale)}</span>}
          <State>{state === 'error' && reason ? reason : t(`file.${state}`)}</State>
          {state === 'sending' && progress !== undefined && (
            <span aria-hidden>{new Intl.NumberFormat(locale, { style: 'percent' }).format(clamp(progress))}</span>
          )}
        </Facts>
        {state === 'sending' && <Progress kind="bar" value={progress} label={name} />}
        {file.content}
      </Texts>
      <Actions>
        {isOnItsWay && onCancel && (
          <IconButton size="small" icon={X} label={t('file.cancel', { name })} onPress={() => onCancel({ id })} />
        )}
        {state === 'error' && onRetry && (
          <IconButton size="small" icon={RotateCcw} label={t('file.retry', { name })} onPress={() => onRetry({ id })} />
        )}
        {!isOnItsWay && onRemove && (
          <IconButton size="small" icon={X} label={t('file.dismiss', { name })} onPress={() => onRemove({ id })} />
        )}
      </Actions>
    </Row>
  )
}

/** A file that was not taken, and why. */
export function RefusalRow({ refusal, onDismiss }: { refusal: Refusal; onDismiss: () => void }) {
  const { t } = useUi()
  return (
    <Row data-state="error">
      <Icon name={CircleAlert} />
      <Texts>
        <FileName name={refusal.name} />
        <Facts>
          <State>{refusal.reason}</State>
        </Facts>
      </Texts>
      <Actions>
        <IconButton
          size="small"
          icon={X}
          label={t('file.dismiss', { name: shortName(refusal.name) })}
          onPress={onDismiss}
        />
      </Actions>
    </Row>
  )
}

/** Isolated, so that a name in another script moves nothing beside it. */
function FileName({ name }: { name: string }) {
  const [short, whole] = [shortName(name), safeName(name)]
  return <Name title={short === whole ? undefined : whole.slice(0, 1000)}>{short}</Name>
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share))
