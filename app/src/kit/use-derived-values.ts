import { useEffect } from 'react'
import type { AnyEditor } from './editor-config.ts'
import type { Values } from './drafts.ts'
import type { Editing } from './editors.ts'
import type { SourceReading } from './use-sources.ts'

interface Derived {
  config: AnyEditor
  editing: Editing
  sources: SourceReading
  setValues: (values: Values) => void
}

/** Keeps the values that the console computes up to date with what they are computed from. */
export function useDerivedValues({ config, editing, sources, setValues }: Derived): void {
  useEffect(() => {
    const derived = config.derive?.(editing.values, sources.read, editing.touched) ?? {}
    const differs = Object.entries(derived).some(([name, value]) => editing.values[name] !== value)
    if (differs) setValues(derived)
  }, [config, editing.values, editing.touched, sources, setValues])
}
