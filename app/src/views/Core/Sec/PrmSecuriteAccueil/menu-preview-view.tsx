import { Diff } from '@ronde/ui/diff'
import { Heading } from '@ronde/ui/heading'
import { Icon } from '@ronde/ui/icon'
import { useText } from '../../../../locales/use-text.ts'
import { entryLabel } from '../../../../navigation/offered.ts'
import { buttonsOf, type PreviewBook, type PreviewEntry } from './menu-preview.ts'
import { DrawerEntries, DrawerPicture, Drawers, PreviewRoot, Screens } from './menu-preview.styles.ts'

interface MenuPreviewProps {
  before: PreviewBook
  after: PreviewBook
}

/** The drawer and buttons of a group, before and after the changes. */
export function MenuPreview({ before, after }: MenuPreviewProps) {
  const text = useText()
  return (
    <PreviewRoot>
      <Heading level={3}>{text('preview.drawer')}</Heading>
      <Drawers>
        {(
          [
            ['before', before],
            ['after', after],
          ] as const
        ).map(([name, book]) => (
          <DrawerPicture key={name} role="group" aria-label={text(`preview.${name}`)}>
            <strong>{text(`preview.${name}`)}</strong>
            <Entries entries={[...(book.get('App.AppMenu') ?? []), ...(book.get('App.AppUserMenu') ?? [])]} />
          </DrawerPicture>
        ))}
      </Drawers>
      <Heading level={3}>{text('preview.buttons')}</Heading>
      <Screens>
        {buttonsOf(before, after, text).map((one) => (
          <section key={one.view} aria-label={text.of(`view.${one.view}`, one.view)}>
            <Heading level={4}>{text.of(`view.${one.view}`, one.view)}</Heading>
            <Diff kind="list" before={one.before} after={one.after} />
          </section>
        ))}
      </Screens>
    </PreviewRoot>
  )
}

function Entries({ entries }: { entries: readonly PreviewEntry[] }) {
  const text = useText()
  return (
    <DrawerEntries>
      {entries.map((entry, at) => (
        <li key={at}>
          <span>
            {entry.icon && <Icon name={entry.icon} size={16} />}
            {entryLabel(entry, text)}
          </span>
          {entry.items.length > 0 && <Entries entries={entry.items} />}
        </li>
      ))}
    </DrawerEntries>
  )
}
