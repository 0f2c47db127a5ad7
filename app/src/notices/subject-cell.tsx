import { Link } from '@ronde/ui/link'
import type { LoggedNotification } from './notification.ts'

/** The record of a notification, as a link where its address is known. */
export function SubjectCell({ about }: Pick<LoggedNotification, 'about'>) {
  if (!about) return null
  return about.href === null ? about.name : <Link href={about.href}>{about.name}</Link>
}
