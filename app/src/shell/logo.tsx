import { useUnit } from 'effector-react'
import { $config } from '../config/config.ts'
import { LogoRoot } from './logo.styles.ts'

interface LogoProps {
  /** Shows the mark alone, where there is no room for the name. */
  isMark?: boolean
}

/** The product's mark and name. */
export function Logo({ isMark = false }: LogoProps) {
  const { product } = useUnit($config)
  return (
    <LogoRoot>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle
          cx="16"
          cy="16"
          r="12"
          fill="none"
          stroke="var(--ui-color-primary)"
          strokeWidth="4"
          strokeDasharray="56 20"
          transform="rotate(-60 16 16)"
        />
        <path
          d="m11 16 3.5 3.5 7-7"
          fill="none"
          stroke="var(--ui-color-accent)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {!isMark && <span>{product.name}</span>}
    </LogoRoot>
  )
}
