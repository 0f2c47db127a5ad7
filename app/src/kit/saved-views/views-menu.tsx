import { Button } from '@ronde/ui/button'
import { confirm } from '@ronde/ui/confirm-dialog'
import { Menu, type MenuItem } from '@ronde/ui/menu'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { laterLayer } from '../../base/later-layer.tsx'
import { useText } from '../../locales/use-text.ts'
import type { ListState } from '../rows/use-list.ts'
import type { ShareDialogProps } from './share-dialog.tsx'
import type { SharedView } from './shared-view.ts'
import { unshareFx } from './shared-views.ts'
import { densities, isDensity } from '../../base/density.ts'
import { useSavedViews } from './use-saved-views.ts'
import { useSeen } from './use-seen.ts'

const ShareDialog = laterLayer('share-view', () => import('./share-dialog.tsx').then((module) => module.ShareDialog))

type Sharing = Omit<ShareDialogProps, 'onClose'>

/** Id of the entry of a shared view. */
const sharedEntry = ({ value }: SharedView) => `shared ${value.idValeurGuid}`

interface ViewsMenuProps {
  list: ListState
  /** View and slot of the list: its saved views are kept under it. */
  name: string
  slot: string
  /** Whether views can be pinned to the home: the list has an address of its own. */
  canPin: boolean
  /** Query that the list opens with by itself. @default '' */
  own?: string
}

/** Most letters of a name. */
const longest = 60

/** Whether two names differ by case, accents or spaces only. */
const isAlike = (one: string, other: string) =>
  one.replaceAll(/\s+/g, ' ').localeCompare(other.replaceAll(/\s+/g, ' '), 'fr', { sensitivity: 'base' }) === 0

/** Menu of a list's views, which are chosen, saved, replaced, renamed, removed and shared. */
export function ViewsMenu({ list, name, slot, canPin, own = '' }: ViewsMenuProps) {
  const text = useText()
  const saved = useSavedViews(list, { name, slot, own })
  const { views, shared, active, activeShared, isAsSaved, isFirst, isOwn, isLocked, canShare } = saved
  useSeen(list, name, canPin ? saved.pinnedNow : null)
  const [sharing, setSharing] = useState<Sharing | null>(null)
  const unshare = useUnit(unshareFx)
  const said = isAsSaved ? isFirst && 'views.isFirst' : 'views.changed'
  const named = { name: (active ?? activeShared)?.name ?? '' }
  const sharedText = (view: SharedView) =>
    text(view.isLocked ? 'views.sharedLocked' : view.isDefault ? 'views.sharedFirst' : 'views.shared')
  const pin: MenuItem[] = canPin
    ? [{ id: 'pin', text: text(saved.isPinned ? 'views.unpin' : 'views.pin', named), icon: 'pin' }]
    : []
  const items: MenuItem[] = [
    {
      kind: 'radio-group',
      id: 'views',
      chosen: active ? `view ${active.name}` : activeShared ? sharedEntry(activeShared) : isOwn ? 'own' : null,
      items: [
        { id: 'own', text: text('views.own') },
        ...views.map((view) => ({
          id: `view ${view.name}`,
          text: view.name,
          description: view === active && said ? text(said) : undefined,
        })),
        ...shared.map((view) => ({
          id: sharedEntry(view),
          text: view.name,
          description:
            view === activeShared && !isAsSaved ? `${sharedText(view)} · ${text('views.changed')}` : sharedText(view),
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
            isDisabled: isAsSaved,
          },
          { id: 'rename', text: text('views.rename', named), icon: 'pencil' },
          ...(isLocked
            ? []
            : ([
                { id: 'first', text: text(isFirst ? 'views.notFirst' : 'views.first', named), icon: 'house' },
              ] satisfies MenuItem[])),
          ...(canShare
            ? ([{ id: 'share', text: text('views.share', named), icon: 'users' }] satisfies MenuItem[])
            : []),
          ...pin,
          { id: 'remove', text: text('views.remove', named), icon: 'trash', tone: 'danger' },
        ] satisfies MenuItem[])
      : []),
    ...(activeShared && canShare
      ? ([
          { id: 'share', text: text('views.sharing', named), icon: 'users' },
          { id: 'unshare', text: text('views.unshare', named), icon: 'trash', tone: 'danger' },
        ] satisfies MenuItem[])
      : []),
    ...(activeShared ? pin : []),
    { id: 'end', kind: 'separator' },
    {
      id: 'density',
      text: text('preferences.density'),
      icon: 'list',
      items: [
        {
          kind: 'radio-group',
          id: 'densities',
          chosen: `density ${list.address.density ?? ''}`,
          items: [
            { id: 'density ', text: text('views.density.own') },
            ...densities.map((density) => ({ id: `density ${density}`, text: text(`preferences.density.${density}`) })),
          ],
        },
      ],
    },
    { id: 'link', text: text('views.copyLink'), icon: 'link' },
  ]

  /** Asks for a name that is free, or whose view is to be replaced; null: cancelled. */
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
  const askToUnshare = async (view: SharedView) => {
    const isYes = await confirm({
      preset: 'warning',
      tone: 'danger',
      message: text('views.unshareAsk', { name: view.name }),
      buttonTrueText: text('views.unshareYes'),
      buttonFalseText: text('editor.cancel'),
    })
    // A refusal raises a notice.
    if (isYes) await unshare(view).catch(() => {})
  }
  const choose = (id: string) => {
    const view = views.find((one) => id === `view ${one.name}`)
    const theirs = shared.find((one) => id === sharedEntry(one))
    if (view || theirs || id === 'own') saved.show(view ?? theirs ?? null)
    else if (id === 'share')
      setSharing({
        before: activeShared,
        name: named.name,
        list: name,
        query: active && isAsSaved ? active.query : saved.now,
      })
    else if (id === 'unshare' && activeShared) void askToUnshare(activeShared)
    else if (id === 'save') void askName(text('views.new'), '').then((typed) => typed !== null && saved.save(typed))
    else if (id === 'replace' && active) saved.save(active.name)
    else if (id === 'rename' && active)
      void askName(text('views.renaming'), active.name).then((typed) => typed !== null && saved.rename(typed))
    else if (id === 'first') saved.toggleFirst()
    else if (id === 'pin') saved.togglePin()
    else if (id.startsWith('density ')) {
      const wanted = id.slice('density '.length)
      list.address.change({ density: isDensity(wanted) ? wanted : null })
    } else if (id === 'remove') saved.remove()
    else saved.copyLink()
  }
  return (
    <>
      <Menu
        label={text('views.label')}
        placement="bottom-end"
        items={items}
        onAction={({ id }) => choose(id)}
        trigger={(trigger) => (
          <Button tone="quiet" size="small" icon="star" {...trigger}>
            {active || activeShared
              ? text(isAsSaved ? 'views.shown' : 'views.shownChanged', named)
              : text('views.label')}
          </Button>
        )}
      />
      {sharing && <ShareDialog {...sharing} onClose={() => setSharing(null)} />}
    </>
  )
}
