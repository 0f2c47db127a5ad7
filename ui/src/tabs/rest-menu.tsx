import { Ellipsis } from 'lucide-react'
import { IconButton } from '../icon-button/index.ts'
import { Menu } from '../menu/index.ts'
import { useUi } from '../theme/ui-context.ts'
import type { TabItem } from './tabs.tsx'

interface RestMenuProps {
  tabs: readonly TabItem[]
  onSelect: ((choice: { id: string }) => void) | undefined
}

/** The tabs that the row has no room for. */
export function RestMenu({ tabs, onSelect }: RestMenuProps) {
  const { t } = useUi()
  if (tabs.length === 0) return null
  return (
    <Menu
      label={t('tabs.more')}
      placement="bottom-end"
      items={tabs.map(({ id, text, href, badge, isDisabled }) => ({
        id, href, isDisabled, text: typeof badge === 'number' || typeof badge === 'string' ? `${text} (${badge})` : text,
      }))}
      onAction={onSelect}
      trigger={(trigger) => <IconButton {...trigger} label={t('tabs.more')} icon={Ellipsis} />}
    />
  )
}
