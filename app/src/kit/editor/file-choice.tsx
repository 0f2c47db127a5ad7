import { FileDrop } from '@ronde/ui/file-drop'
import type { FileFieldConfig } from './fields.ts'
import type { KindProps } from './kind-props.ts'

/** A file, chosen or dropped; it is read when it is sent. */
export function FileChoice({
  field,
  common: { label, help, isReadOnly },
  values,
  onChange,
}: KindProps<FileFieldConfig>) {
  const value = values[field.name]
  const files =
    value instanceof File ? [{ id: field.name, name: value.name, size: value.size, state: 'waiting' as const }] : []
  return (
    <FileDrop
      label={label}
      help={help}
      accept={field.accept}
      maxSize={field.maxSize}
      isDisabled={isReadOnly}
      files={files}
      onFiles={({ files: chosen }) => onChange(chosen[0] ?? null)}
      onRemove={() => onChange(null)}
    />
  )
}
