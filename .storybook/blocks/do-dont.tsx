import type { ReactNode } from 'react'
import { Icon } from '../../ui/src/icon/index.ts'

interface RuleProps {
  /** The rule in a sentence. */
  children: ReactNode
  /** A live example of it. */
  example?: ReactNode
}

/** Two rules side by side: `<Do>` and `<Dont>`. */
export function DoDont({ children }: { children: ReactNode }) {
  return <div className="sb-unstyled ronde-do-dont">{children}</div>
}

/** What to do. */
export function Do({ children, example }: RuleProps) {
  return (
    <figure data-kind="do">
      {example && <div className="ronde-example">{example}</div>}
      <figcaption>
        <Icon name="circle-check" label="Do:" /> <div>{children}</div>
      </figcaption>
    </figure>
  )
}

/** What not to do; the example cannot be reached, for it is a bad one. */
export function Dont({ children, example }: RuleProps) {
  return (
    <figure data-kind="dont">
      {example && (
        <div className="ronde-example" inert>
          {example}
        </div>
      )}
      <figcaption>
        <Icon name="circle-x" label="Don’t:" /> <div>{children}</div>
      </figcaption>
    </figure>
  )
}
