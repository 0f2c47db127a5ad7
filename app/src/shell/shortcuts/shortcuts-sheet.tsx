import { Dialog } from '@ronde/ui/dialog'
import { Switch } from '@ronde/ui/switch'
import { useId, type ReactNode } from 'react'
import { useText } from '../../locales/use-text.ts'
import { commandKey } from './keys.ts'
import { Keys } from './keys-shown.tsx'
import type { Lettered } from './letters.ts'
import { Sheet, SheetPart, SheetSwitch } from './shortcuts.styles.ts'

interface ShortcutsSheetProps {
  letters: readonly Lettered[]
  /** Whether keys without Ctrl or Cmd count. */
  hasSingleKeys: boolean
  onSingleKeys: (whether: boolean) => void
  onClose: () => void
}

/** The list of all shortcuts, with the switch that turns single-key ones off (WCAG 2.1.4). */
export function ShortcutsSheet({ letters, hasSingleKeys, onSingleKeys, onClose }: ShortcutsSheetProps) {
  const text = useText()
  const shift = text('key.shift')
  return (
    <Dialog title={text('shortcuts.title')} width={720} onOpenChange={() => onClose()}>
      <Sheet>
        <div>
          <Part title={text('shortcuts.everywhere')}>
            <Line name={text('palette.open')} keys={[commandKey(), 'K']} />
            <Line name={text('shortcuts.search')} keys={['/']} />
            <Line name={text('shortcuts.title')} keys={['?']} />
            <Line name={text('shortcuts.escape')} keys={[text('key.escape')]} />
            <Line name={text('shortcuts.toasts')} keys={['F6']} />
          </Part>
          <Part title={text('shortcuts.lists')}>
            <Line name={text('shortcuts.cells')} keys={['←', '↑', '→', '↓']} />
            <Line name={text('shortcuts.open')} keys={[text('key.enter')]} />
            <Line name={text('shortcuts.peek')} keys={['Alt', text('key.enter')]} />
            <Line name={text('shortcuts.select')} keys={[text('key.space')]} />
            <Line name={text('shortcuts.rowMenu')} keys={[shift, 'F10']} />
            <Line name={text('shortcuts.rowEnds')} keys={[text('key.home'), text('key.end')]} />
            <Line name={text('shortcuts.pages')} keys={[text('key.pageUp'), text('key.pageDown')]} />
            <Line name={text('shortcuts.ends')} keys={[commandKey(), text('key.home'), text('key.end')]} />
            <Line name={text('shortcuts.all')} keys={[commandKey(), 'A']} />
            <Line name={text('shortcuts.record')} keys={['Alt', text('key.pageUp'), text('key.pageDown')]} />
          </Part>
          <Part title={text('shortcuts.forms')}>
            <Line name={text('editor.save')} keys={[commandKey(), text('key.enter')]} />
            <Line name={text('editor.saveAndAdd')} keys={[commandKey(), shift, text('key.enter')]} />
          </Part>
        </div>
        <Part title={text('shortcuts.go')}>
          {letters.map(({ href, text: name, letter }) => (
            <Line key={href} name={name} keys={['g', letter]} />
          ))}
        </Part>
      </Sheet>
      <SheetSwitch>
        <Switch
          label={text('shortcuts.single')}
          help={text('shortcuts.singleWhy')}
          value={hasSingleKeys}
          onValueChange={({ value }) => onSingleKeys(value)}
        />
      </SheetSwitch>
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <SheetPart aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <dl>{children}</dl>
    </SheetPart>
  )
}

function Line({ name, keys }: { name: string; keys: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Keys keys={keys} />
      </dd>
    </div>
  )
}
