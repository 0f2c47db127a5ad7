import type {
  MenuCheckbox,
  MenuChoice,
  MenuGroup,
  MenuItem,
  MenuRadio,
  MenuRadioGroup,
  MenuSeparator,
} from './menu-item.ts'

/** Any entry that takes the focus; a radio knows from its group whether it is the one. */
export type MenuEntryItem = MenuChoice | MenuCheckbox | MenuRadioEntry

interface MenuRadioEntry extends Omit<MenuRadio, 'kind' | 'isChecked'> {
  kind: 'radio'
  isChecked: boolean
}

export const isGroup = (item: MenuItem): item is MenuGroup | MenuRadioGroup =>
  item.kind === 'group' || item.kind === 'radio-group'

const isLine = (item: MenuItem): item is MenuSeparator => item.kind === 'separator'

/** The entries of an item: those of a group, itself, or none of a line. */
export function entriesOf(item: MenuItem): readonly MenuEntryItem[] {
  if (isLine(item)) return []
  if (item.kind === 'radio-group')
    return item.items.map((radio) => ({ ...radio, kind: 'radio', isChecked: radio.id === item.chosen }))
  return item.kind === 'group' ? item.items : [item]
}

/** The items as they are drawn: empty groups gone, a line on both sides of a group, and never two lines, nor one at an end. */
export function rowsOf(items: readonly MenuItem[]): MenuItem[] {
  const rows: MenuItem[] = []
  for (const item of items.filter((one) => !isGroup(one) || one.items.length > 0)) {
    const before = rows.at(-1)
    if (isLine(item) && (!before || isLine(before))) continue
    if (before && !isLine(before) && !isLine(item) && (isGroup(before) || isGroup(item)))
      rows.push({ id: `${item.id} line`, kind: 'separator' })
    rows.push(item)
  }
  return rows.at(-1)?.kind === 'separator' ? rows.slice(0, -1) : rows
}
