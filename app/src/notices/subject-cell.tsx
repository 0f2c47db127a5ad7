import { Link } from '@ronde/ui/link'
import type { LoggedNotification } from './notification.ts'

/** The record that a notification tells of: where it is known, a link to it. */
export function SubjectCell({ about }: Pick<LoggedNotification, 'about'>) {
  if (!about) return null
  return about.href === null ? about.name : <Link href={about.href}>{about.name}</Link>
}
