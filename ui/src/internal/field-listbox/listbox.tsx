import { useId } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { later, useLater, useSoon } from '../later.ts'
import { Heading, List, virtualListStyle } from './field-listbox.styles.ts'
import { optionRuns } from './listed-options.ts'
import { LoneOption, OptionItem } from './option-item.tsx'
import type { ListboxProps } from './option-item.tsx'
import type { VirtualListProps } from './virtual-list.tsx'

/** From so many options on only those in sight are drawn, by a library that shorter lists do without. */
const manyOptions = 200
/** Until the library is there: more than is seen of the list. */
const firstOptions = 40

const virtual = later(() => import('./virtual-list.tsx'))

/** Fetches the module that draws many options before the list opens. */
export const useListboxSoon = (count: number): void => useSoon(virtual, count > manyOptions)

// The focus stays in the control; `aria-activedescendant` names the active option.
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The options of a select or combo box. */
export function Listbox<Value extends string | number>(props: ListboxProps<Value>) {
  const { id, labelId, options, isMultiple } = props
  const list = {
    id,
    role: 'listbox',
    'aria-labelledby': labelId,
    'aria-multiselectable': isMultiple || undefined,
    tabIndex: -1,
    onMouseDown: keepFocus,
  }
  return options.length > manyOptions ? (
    <LongList {...props} list={list} />
  ) : (
    <List {...list}>
      {optionRuns(options).map(({ heading, start, options: run }) => {
        const items = run.map((option, at) => (
          <OptionItem key={option.value} {...props} option={option} index={start + at} />
        ))
        return heading === undefined ? (
          items
        ) : (
          <Group key={`${heading} ${start}`} heading={heading}>
            {items}
          </Group>
        )
      })}
    </List>
  )
}

/** The first options in their final place, which take keys and presses, while the library comes; where it cannot be had, all options are drawn. */
function LongList<Value extends string | number>({ list, ...props }: VirtualListProps<Value>) {
  const { module, failed } = useLater(virtual)
  if (module) return <module.VirtualList {...props} list={list} />
  const { options, active } = props
  const start = failed ? 0 : Math.max(0, Math.min(active, options.length - firstOptions))
  return (
    <List {...list} style={virtualListStyle}>
      {options.slice(start, failed ? undefined : start + firstOptions).map((option, at) => (
        <LoneOption key={option.value} {...props} option={option} index={start + at} />
      ))}
    </List>
  )
}

/** The heading is heard as the group’s name. */
function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <Heading id={id} aria-hidden>
        {heading}
      </Heading>
      {children}
    </div>
  )
}
