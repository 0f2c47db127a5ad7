import { useEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useUnit } from 'effector-react'
import { $config } from '../config/config.ts'
import { Buttons, Count, Row, Title } from './screen-title.styles.ts'

interface ScreenTitleProps {
  title: string
  /** How many records; says nothing while it is not known. */
  count?: string | null
  /** State of the record: badges. */
  state?: ReactNode
  /** Buttons of the screen. */
  children?: ReactNode
  /** A list inside a home: its title is one level down and does not name the page. */
  isNested?: boolean
}

/** A screen's title row. The page takes its name, and after a navigation the focus goes to it. */
export function ScreenTitle({ title, count, state, children, isNested = false }: ScreenTitleProps) {
  const { product } = useUnit($config)
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const how = useNavigationType()

  useEffect(() => {
    if (!isNested) document.title = `${title} · ${product.title}`
  }, [title, product.title, isNested])

  const shown = useRef('')
  useEffect(() => {
    // Only another page moves the focus: what changes in the query is a filter or an editor.
    if (shown.current === pathname) return
    shown.current = pathname
    // The first page of a visit leaves the focus to the browser; an open dialog keeps it.
    if (!isNested && how !== NavigationType.Pop && !document.querySelector('[role=dialog]')) heading.current?.focus()
  }, [pathname, how, isNested])

  return (
    <Row data-nested={isNested || undefined}>
      <Title as={isNested ? 'h2' : 'h1'} ref={heading} tabIndex={-1}>
        {title}
        {count && <Count>{count}</Count>}
      </Title>
      {state}
      <Buttons>{children}</Buttons>
    </Row>
  )
}
