import { Button } from '@ronde/ui/button'
import { useText } from '../../locales/use-text.ts'
import { NewsPlace } from './list.styles.ts'

interface NewsButtonProps {
  count: number
  onPress: () => void
}

/** Shows how many new rows there are, and loads them when pressed. It lies over the rows, so that none of them moves. */
export function NewsButton({ count, onPress }: NewsButtonProps) {
  const text = useText()
  return (
    <NewsPlace role="status">
      <Button size="small" tone="primary" icon="arrow-up" onPress={onPress}>
        {text('list.news', { count })}
      </Button>
    </NewsPlace>
  )
}
