import { Badge } from '@ronde/ui/badge'
import { useText } from '../../../../locales/use-text.ts'

const tones: Readonly<Record<string, 'success' | 'warning' | 'error' | 'info'>> = { OK: 'success', ALERTE: 'warning', REFUS: 'info', ERREUR: 'error' }

/** How it went, in a word with its colour. */
export function EtatCell({ refEtat }: { refEtat: string }) {
  const text = useText()
  return <Badge tone={tones[refEtat] ?? 'info'}>{text.of(`code.${refEtat}`, refEtat)}</Badge>
}
