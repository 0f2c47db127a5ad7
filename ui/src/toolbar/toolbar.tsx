import { useLayoutEffect, useRef } from 'react'
import type { FocusEvent, HTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react'
import { useObjectRef } from 'react-aria'
import { Group, Root } from './toolbar.styles.ts'

export interface ToolbarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'aria-label'> {
  /** Names the thing that its controls act on. */
  label: string
  /** Side by side, or under one another; decides which arrow keys move. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Buttons, and other controls that take no arrow keys of their own. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

const controls = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled)'
const controlsOf = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(controls)]

/** Controls that are one stop of the Tab key; the arrow keys go from one to the next (toolbar of the ARIA Authoring Practices). */
export function Toolbar({ label, orientation = 'horizontal', children, ref, ...rest }: ToolbarProps) {
  const root = useObjectRef(ref)
  const current = useRef<HTMLElement | null>(null)

  // The controls are the caller's: the one that Tab comes to is set on their elements.
  const settle = () => {
    const all = root.current ? controlsOf(root.current) : []
    if (!current.current || !all.includes(current.current)) current.current = all[0] ?? null
    for (const control of all) control.tabIndex = control === current.current ? 0 : -1
  }
  useLayoutEffect(settle)

  const onFocus = ({ target }: FocusEvent) => {
    current.current = target.closest<HTMLElement>(controls)
    settle()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const all = controlsOf(event.currentTarget)
    const at = all.findIndex((control) => control === document.activeElement)
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const [next, previous] =
      orientation === 'vertical'
        ? ['ArrowDown', 'ArrowUp']
        : isRightToLeft
          ? ['ArrowLeft', 'ArrowRight']
          : ['ArrowRight', 'ArrowLeft']
    const steps: Record<string, number> = {
      [next]: (at + 1) % all.length,
      [previous]: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }
    const step = steps[event.key]
    if (at < 0 || step === undefined) return
    event.preventDefault()
    all[step]?.focus()
  }
  return (
    <Root
      {...rest}
      ref={root}
      role="toolbar"
      aria-label={label}
      aria-orientation={orientation}
      data-orientation={orientation}
      onFocus={(event) => {
        rest.onFocus?.(event)
        onFocus(event)
      }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event)
        onKeyDown(event)
      }}
    >
      {children}
    </Root>
  )
}

export interface ToolbarGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** Names it for screen readers. */
  label: string
  /** Pushes it and the controls after it to the end. */
  isAtEnd?: boolean
  /** Controls that belong together. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Controls of a toolbar that belong together. */
export function ToolbarGroup({ label, isAtEnd, ...rest }: ToolbarGroupProps) {
  return <Group {...rest} role="group" aria-label={label} data-end={isAtEnd || undefined} />
}
