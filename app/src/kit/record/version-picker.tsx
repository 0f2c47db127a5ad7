import { Button } from '@ronde/ui/button'
import { Select } from '@ronde/ui/select'
import { useText } from '../../locales/use-text.ts'
import type { Versions } from './use-versions.ts'

/** Which version of a record is shown; the current one is named so. */
export function VersionPicker({ versions }: { versions: Versions }) {
  const text = useText()
  const { all, shown, show, compare } = versions
  if (all.length === 0) return null
  const before = all[all.findIndex(({ id }) => id === shown?.id) + 1]
  return (
    <>
      <Select
        label={text('version.label')}
        options={all.map(({ id, text: name, isCurrent }) => ({ value: id, text: isCurrent ? text('version.current', { version: name }) : name }))}
        value={shown?.id ?? null}
        onValueChange={({ value }) => typeof value === 'string' && show(value)}
      />
      {before && (
        <Button tone="quiet" size="small" onPress={() => compare(before.id)}>
          {text('version.compareWith', { version: before.text })}
        </Button>
      )}
    </>
  )
}
