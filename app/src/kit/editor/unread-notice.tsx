import { Banner } from '@ronde/ui/banner'
import { Button } from '@ronde/ui/button'
import { useText } from '../../locales/use-text.ts'

/** Says which fields have nothing to choose from because their choices could not be read; they can be asked for again. */
export function UnreadNotice({ labels, onAgain }: { labels: readonly string[]; onAgain: () => void }) {
  const text = useText()
  if (labels.length === 0) return null
  return (
    <Banner
      tone="warning"
      actions={
        <Button size="small" onPress={onAgain}>
          {text('refused.retry')}
        </Button>
      }
    >
      {text('editor.unread', { fields: labels.join(', '), count: labels.length })}
    </Banner>
  )
}
