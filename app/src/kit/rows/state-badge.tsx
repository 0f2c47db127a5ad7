import { Badge, type BadgeProps } from '@ronde/ui/badge'
import { useText } from '../../locales/use-text.ts'

/** Tone of each state; other states have the quiet one. */
const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  OUVERTE: 'info',
  ENCOURS: 'info',
  SUSPENDUE: 'warning',
  PLANIFIEE: 'info',
  REALISEE: 'success',
  BROUILLON: 'warning',
  VALIDE: 'success',
  OK: 'success',
  ALERTE: 'warning',
  REFUS: 'info',
  ERREUR: 'error',
}

/** The state of a record as a coloured word, the same in lists, on records and in details. */
export function StateBadge({ code }: { code: string }) {
  const text = useText()
  return <Badge tone={tones[code] ?? 'neutral'}>{text.of(`code.${code}`, code)}</Badge>
}

/** A badge that names an exceptional state. */
export function WarningBadge({ text }: { text: string }) {
  return <Badge tone="warning">{text}</Badge>
}
