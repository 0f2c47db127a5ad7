import { X } from 'lucide-react'
import { Icon } from '../icon/index.ts'
import type { Option } from '../internal/field/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Chip, ChipButton, ChipList, ChipText } from './combo-box.styles.ts'

interface ChipsProps<Value extends string | number> {
  label: string
  options: readonly Option<Value>[]
  isLocked: boolean
  onRemove: (value: Value) => void
}

/** The chosen options, each with a way to take it back. */
export function Chips<Value extends string | number>({ label, options, isLocked, onRemove }: ChipsProps<Value>) {
  const { t } = useUi()
  if (options.length === 0) return null
  return (
    <ChipList aria-label={label}>
      {options.map(({ value, label: name }) => (
        <Chip key={value}>
          <ChipText title={name}>{name}</ChipText>
          {!isLocked && (
            <ChipButton type="button" aria-label={t('comboBox.remove', { text: name })} onClick={() => onRemove(value)}>
              <Icon name={X} size={12} />
            </ChipButton>
          )}
        </Chip>
      ))}
    </ChipList>
  )
}
