import { Button } from '@ronde/ui/button'
import { confirm } from '@ronde/ui/confirm-dialog'
import { Menu, type MenuItem } from '@ronde/ui/menu'
import { useText } from '../../locales/use-text.ts'
import type { ListState } from '../rows/use-list.ts'
import { useSavedViews } from './use-saved-views.ts'

interface ViewsMenuProps {
  list: ListState
  /** View and slot of the list: its saved views are kept under it. */
  name: string
  slot: string
  /** How the list opens by itself, as a query. @default '' */
  own?: string
}

/** As many letters a name may have. */
const longest = 60

/** Whether two names are told apart by capitals, accents or spaces only. */
const isAlike = (one: string, other: string) =>
  one.replaceAll(/\s+/g, ' ').localeCompare(other.replaceAll(/\s+/g, ' '), 'fr', { sensitivity: 'base' }) === 0

/** Ways to look at a list, under names: to be chosen, saved, replaced, renamed, removed and shared. */
export function ViewsMenu({ list, name, slot, own = '' }: ViewsMenuProps) {
  const text = useText()
  const saved = useSavedViews(list, { name, slot, own })
  const { views, active, isAsSaved, isFirst, isOwn } = saved
  const said = isAsSaved ? isFirst && 'views.isFirst' : 'views.changed'
  const named = { name: active?.name ?? '' }
  const items: MenuItem[] = [
    {
      kind: 'radio-group',
      id: 'views',
      chosen: active ? `view ${active.name}` : isOwn ? 'own' : null,
      items: [
        { id: 'own', text: text('views.own') },
        ...views.map((view) => ({
          id: `view ${view.name}`,
          text: view.name,
          ...(view === active && said ? { description: text(said) } : {}),
        })),
      ],
    },
    { id: 'save', text: text('views.save'), icon: 'plus' },
    ...(active
      ? ([
          {
            id: 'replace',
            text: text('views.replace', named),
            icon: 'save',
            ...(isAsSaved ? { isDisabled: true } : {}),
          },
          { id: 'rename', text: text('views.rename', named), icon: 'pencil' },
          { id: 'first', text: text(isFirst ? 'views.notFirst' : 'views.first', named), icon: 'house' },
          { id: 'remove', text: text('views.remove', named), icon: 'trash', tone: 'danger' },
        ] satisfies MenuItem[])
      : []),
    { id: 'end', separator: true },
    { id: 'link', text: text('views.copyLink'), icon: 'link' },
  ]

  /** A name that no other view has, or whose view is to be replaced; null: given up. */
  const askName = async (title: string, before: string): Promise<string | null> => {
    const problemOf = (given: string) => {
      const wanted = given.trim()
      if (wanted === '') return text('views.nameless')
      if (wanted.length > longest) return text('views.tooLong', { most: longest, count: wanted.length })
      const alike = views.find((view) => view.name !== wanted && view.name !== before && isAlike(view.name, wanted))
      return alike ? text('views.alike', { name: alike.name }) : null
    }
    const { validate, value } = await confirm({
      preset: 'input',
      title,
      message: text('views.name'),
      textValue: before,
      validateText: problemOf,
    })
    const typed = value.trim()
    if (!validate || typed === before) return null
    if (!saved.has(typed)) return typed
    const replaces = await confirm({
      title: text('views.taken', { name: typed }),
      message: text('views.takenWhy'),
      buttonTrueText: text('views.replaceYes'),
      buttonFalseText: text('editor.cancel'),
    })
    return replaces ? typed : null
  }
  const choose = (id: string) => {
    const view = views.find((one) => id === `view ${one.name}`)
    if (view || id === 'own') saved.show(view ?? null)
    else if (id === 'save') void askName(text('views.new'), '').then((typed) => typed !== null && saved.save(typed))
    else if (id === 'replace' && active) saved.save(active.name)
    else if (id === 'rename' && active)
      void askName(text('views.renaming'), active.name).then((typed) => typed !== null && saved.rename(typed))
    else if (id === 'first') saved.toggleFirst()
    else if (id === 'remove') saved.remove()
    else saved.copyLink()
  }
  return (
    <Menu
      label={text('views.label')}
      placement="bottom-end"
      items={items}
      onAction={({ id }) => choose(id)}
      trigger={(trigger) => (
        <Button tone="quiet" size="small" icon="star" {...trigger}>
          {active ? text(isAsSaved ? 'views.shown' : 'views.shownChanged', named) : text('views.label')}
        </Button>
      )}
    />
  )
}
