import { Button } from '@ronde/ui/button'
import { Menu } from '@ronde/ui/menu'
import { useText } from '../../locales/use-text.ts'
import type { Versions } from './use-versions.ts'

/** Which version of a record is shown, and the others to choose from; the current one is named so. */
export function VersionPicker({ versions: { all, shown, show } }: { versions: Versions }) {
  const text = useText()
  const nameOf = ({ text: name, isCurrent }: Versions['all'][number]) =>
    isCurrent ? text('version.current', { version: name }) : name
  if (!shown) return null
  return (
    <Menu
      label={text('version.label')}
      items={[
        {
          kind: 'radio-group',
          id: 'versions',
          chosen: shown.id,
          items: all.map((version) => ({ id: version.id, text: nameOf(version) })),
        },
      ]}
      onAction={({ id }) => show(id)}
      trigger={(trigger) => (
        <Button {...trigger} size="small" icon="chevron-down">
          {`${text('version.label')} ${nameOf(shown)}`}
        </Button>
      )}
    />
  )
}
