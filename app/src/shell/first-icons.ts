import { Building2, CloudOff, Info, KeyRound, Lock, RefreshCw, Search } from 'lucide-react'

/** The icons of the pages without a signed-in user; the whole set is loaded with the part behind the sign-in page. */
export const firstIcons = {
  'building-2': Building2,
  'cloud-off': CloudOff,
  info: Info,
  key: KeyRound,
  lock: Lock,
  'refresh-cw': RefreshCw,
  search: Search,
}
