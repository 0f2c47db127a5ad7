import { Icon } from '../../ui/src/icon/index.ts'

interface VerdictProps {
  verdict: 'passed' | 'failed' | 'none'
  text: string
}

const signs = {
  passed: { name: 'circle-check', label: 'Passed' },
  failed: { name: 'circle-x', label: 'Failed' },
  none: { name: 'minus', label: 'Not run' },
} as const

/** Passed, failed or not run, by drawing, word and colour. */
export function Verdict({ verdict, text }: VerdictProps) {
  return (
    <span className="ronde-verdict" data-verdict={verdict}>
      <Icon {...signs[verdict]} /> {text}
    </span>
  )
}
