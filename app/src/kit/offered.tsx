import { Button } from '@ronde/ui/button'
import type { OfferedAction } from './screen-actions.ts'

interface OfferedProps {
  actions: readonly OfferedAction[]
  onAction: (action: OfferedAction) => void
  size?: 'small' | 'medium'
}

/** The buttons that the server's menus put at a place; making something new stands out. */
export function Offered({ actions, onAction, size = 'medium' }: OfferedProps) {
  return actions.map((action) => (
    <Button
      key={action.id}
      size={size}
      tone={action.action === 'Creer' ? 'primary' : 'neutral'}
      icon={action.icon ?? undefined}
      onPress={() => onAction(action)}
    >
      {action.text}
    </Button>
  ))
}
