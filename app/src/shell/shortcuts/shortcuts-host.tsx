import { Dialog } from '@ronde/ui/dialog'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { storageKeys } from '../../base/storage.ts'
import { useKept } from '../../session/use-kept.ts'
import { useText } from '../../locales/use-text.ts'
import { laterPart } from '../../base/later-part.tsx'
import { $menus, $routes } from '../../navigation/menus.ts'
import { destinationsOf, homeDestination } from '../destinations.ts'
import { PartBoundary } from '../part-boundary.tsx'
import { PartFailure } from '../part-failure.tsx'
import { Keys } from './keys-shown.tsx'
import { lettersOf } from './letters.ts'
import { $isSheetOpen, sheetClosed } from './shortcuts.ts'
import { GoHint } from './shortcuts.styles.ts'
import { useShortcutKeys } from './use-shortcut-keys.ts'

const ShortcutsSheet = laterPart('shortcuts', () =>
  import('./shortcuts-sheet.tsx').then((module) => module.ShortcutsSheet),
)

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

/** Handles the console's shortcuts, and shows a list of them when asked. */
export function ShortcutsHost() {
  const text = useText()
  const [menus, routes, isOpen, close] = useUnit([$menus, $routes, $isSheetOpen, sheetClosed])
  const [kept, keep] = useKept(storageKeys.shortcuts, isBoolean)
  const hasSingleKeys = kept ?? true
  const letters = useMemo(() => {
    const offered = destinationsOf(menus, routes, text)
    const home = homeDestination(text)
    return lettersOf(offered.some(({ href }) => href === home.href) ? offered : [home, ...offered])
  }, [menus, routes, text])
  const isGoing = useShortcutKeys({ letters, hasSingleKeys })
  return (
    <>
      {isGoing && (
        <GoHint role="status">
          <Keys keys={['g']}>{text('shortcuts.goHint')}</Keys>
          <ul aria-hidden>
            {letters.map(({ letter, href, text: name }) => (
              <li key={href}>
                <Keys keys={[letter]}>{name}</Keys>
              </li>
            ))}
          </ul>
        </GoHint>
      )}
      {isOpen && (
        <PartBoundary
          fallback={
            <Dialog title={text('shortcuts.title')} onOpenChange={() => close()}>
              <PartFailure />
            </Dialog>
          }
        >
          <ShortcutsSheet letters={letters} hasSingleKeys={hasSingleKeys} onSingleKeys={keep} onClose={close} />
        </PartBoundary>
      )}
    </>
  )
}
