import { Link } from '@ronde/ui/link'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { addressOf, queryOf } from '../../../base/address.ts'
import { $menus } from '../../../navigation/menus.ts'
import { pathOfView } from '../../../navigation/menu-places.ts'

interface ScreenLinkProps {
  view: string
  params: Record<string, string>
  children: ReactNode
}

/** A link to a screen of the menus, for users who reach it; nothing for others. */
export function ScreenLink({ view, params, children }: ScreenLinkProps) {
  const path = pathOfView(view, useUnit($menus))
  return path === '/' ? null : (
    <p>
      <Link href={addressOf(path, queryOf(params))}>{children}</Link>
    </p>
  )
}
