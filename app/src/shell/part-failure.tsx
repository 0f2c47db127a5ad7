import { ErrorPanel } from '@ronde/ui/error-panel'
import { useText } from '../locales/use-text.ts'

/** Says that a part of the page could not be loaded; only a reload can load it. */
export function PartFailure() {
  const text = useText()
  return (
    <ErrorPanel
      title={text('part.notLoaded')}
      message={text('part.notLoadedWhy')}
      onRetry={() => globalThis.location.reload()}
    />
  )
}
