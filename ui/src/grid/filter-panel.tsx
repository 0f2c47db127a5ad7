import { useRef } from 'react'
import { Button } from '../button/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { FilterEditor } from './filter-editor.tsx'
import type { FilterEditorProps } from './filter-editor.tsx'

interface FilterPanelProps {
  editor: FilterEditorProps
  /** Whether the filter holds any row back. */
  isSet: boolean
  onClear: () => void
}

/** The panel that the button of a filter opens. */
export function FilterPanel({ editor, isSet, onClear }: FilterPanelProps) {
  const { t } = useUi()
  const drop = useRef<() => void>(null)
  return (
    <>
      <FilterEditor {...editor} dropRef={drop} />
      <Button
        size="small"
        tone="quiet"
        isDisabled={!isSet}
        onPress={() => {
          drop.current?.()
          onClear()
        }}
      >
        {t('filter.clear')}
      </Button>
    </>
  )
}
