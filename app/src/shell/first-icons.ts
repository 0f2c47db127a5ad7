import { Building2, CloudOff, Info, KeyRound, Lock, RefreshCw, Search } from 'lucide-react'

/** The drawings that pages without a signed-in user name; the whole set comes with what is behind the sign-in page. */
export const firstIcons = {
  'building-2': Building2,
  'cloud-off': CloudOff,
  info: Info,
  key: KeyRound,
  lock: Lock,
  'refresh-cw': RefreshCw,
  search: Search,
}
