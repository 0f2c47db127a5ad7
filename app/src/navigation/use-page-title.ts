import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $config } from '../config/config.ts'
import { useHere } from './here.ts'

/** A page has set its title; the payload is its path. */
const pageNamed = createEvent<string>()

interface Visit {
  /** Path of the first page; null until it has set its title. */
  first: string | null
  hasMoved: boolean
}

/** The first page of the visit, and whether the user has left it: the first page leaves the focus to the browser. */
const $visit = createStore<Visit>({ first: null, hasMoved: false }).on(pageNamed, (visit, path) => {
  if (visit.first === null) return { first: path, hasMoved: false }
  return visit.hasMoved || path === visit.first ? visit : { ...visit, hasMoved: true }
})

/** Sets the document's title: `Ponts roulants – Affaire · Ronde 4.0`. A null title leaves it to another part of the page. */
export function usePageTitle(title: string | null, screen?: string): void {
  const [{ product }, named] = useUnit([$config, pageNamed])
  const { pathname } = useHere()
  const name = screen && screen !== title ? `${title} – ${screen}` : title
  useEffect(() => {
    if (name !== null) document.title = `${name} · ${product.title}`
  }, [name, product.title])
  const isNamed = name !== null
  useEffect(() => {
    if (isNamed) named(pathname)
  }, [isNamed, pathname, named])
}

/** Whether the page at this path was navigated to, rather than the one the visit began on. */
export function useIsNavigatedTo(path: string): boolean {
  const { first, hasMoved } = useUnit($visit)
  return hasMoved || (first !== null && first !== path)
}
