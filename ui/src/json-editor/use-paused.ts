import { useEffect, useState } from 'react'

/** In ms: longer than between two letters. */
const pause = 400

/** A text once it has stayed the same for a moment; its end is known at once. */
export function usePaused(text: string | null): string | null {
  const [held, setHeld] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setHeld(text), text === null ? 0 : pause)
    return () => clearTimeout(timer)
  }, [text])
  return text === null ? null : held
}
