import { Ellipsis } from 'lucide-react'
import { Button } from '../../button/index.ts'
import { IconButton } from '../../icon-button/index.ts'
import { Menu } from '../../menu/index.ts'
import { useUi } from '../../theme/ui-context.ts'
import type { ActionItem } from './action.ts'
import { Row } from './action-row.styles.ts'
import { overflowItem, useOverflow } from './use-overflow.ts'

interface ActionRowProps {
  actions: readonly ActionItem[]
  onAction: ((choice: { id: string }) => void) | undefined
  /** @default 'medium' */
  size?: 'small' | 'medium'
  /** @default 'end' */
  align?: 'start' | 'end'
  /** Buttons at most; the others stand in the menu. @default as many as there is room for */
  most?: number
}

/** The actions that may have a button: what matters most, wherever it stands, then the first of the others. */
function buttonsOf(actions: readonly ActionItem[], most: number): readonly ActionItem[] {
  const all = actions.filter(({ isInMenu }) => !isInMenu)
  const isFirst = ({ tone }: ActionItem) => tone === 'primary'
  return [...all.filter(isFirst), ...all.filter((action) => !isFirst(action))].slice(0, most)
}

/** Buttons in a row; those it has no room for stand in a menu at its end. */
export function ActionRow({
  actions,
  onAction,
  size = 'medium',
  align = 'end',
  most = Number.POSITIVE_INFINITY,
}: ActionRowProps) {
  const { t } = useUi()
  const candidates = buttonsOf(actions, most)
  const signature = candidates
    .map(({ id, text, icon, isPending }) => [id, text, Boolean(icon), isPending].join())
    .join('|')
  const { setRow, count, natural } = useOverflow(
    `${size}|${signature}`,
    candidates.length,
    candidates.length < actions.length,
  )
  if (actions.length === 0) return null
  const buttons = candidates.slice(0, count)
  const others = actions.filter((action) => !buttons.includes(action))
  return (
    <Row ref={setRow} data-align={align} style={natural === null ? undefined : { '--actions-width': `${natural}px` }}>
      {buttons.map(({ id, text, icon, tone, blocked, isPending }, at) => {
        const look = { ...overflowItem(at), size, tone, icon, isPending, reason: blocked }
        return (
          <Button {...look} key={id} onPress={() => onAction?.({ id })}>
            {text}
          </Button>
        )
      })}
      {others.length > 0 && (
        <Menu
          label={t('actions.more')}
          placement="bottom-end"
          items={others.map(({ id, text, icon, tone, blocked, isPending }) => ({
            id,
            text,
            icon,
            tone: tone === 'danger' ? tone : undefined,
            isDisabled: blocked !== undefined || isPending,
            description: blocked,
          }))}
          onAction={onAction}
          trigger={(trigger) => (
            <IconButton {...trigger} label={t('actions.more')} icon={Ellipsis} tone="neutral" size={size} />
          )}
        />
      )}
    </Row>
  )
}
