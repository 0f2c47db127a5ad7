/** One view of the console, as the routes and the menus name it. */
interface View {
  /** Its path without the slashes. */
  ref: string
  path: string
  label: string
  icon: string
  /** The home it is nested in. */
  parent?: string
  /** What its address carries from the current record. */
  parameters?: string
}

/** Every view there is: the seed's routes, and what its menus may lead to. */
export const views: readonly View[] = [
  { ref: 'AffAffAffaireList', path: '/Aff/Aff/AffaireList', label: 'Affaires', icon: 'folder' },
  { ref: 'AffAffAffaireAccueil', path: '/Aff/Aff/AffaireAccueil', label: 'Affaire', icon: 'folder-open', parameters: 'idAffaireGuid' },
  {
    ref: 'AffAffAffairePrestationList',
    path: '/Aff/Aff/AffairePrestationList',
    label: 'Prestations',
    icon: 'clipboard',
    parent: 'AffAffAffaireAccueil',
    parameters: 'idAffaireGuid',
  },
  { ref: 'AdmUsrUserProfil', path: '/Adm/Usr/UserProfil', label: 'Mon profil', icon: 'user' },
  { ref: 'CoreSysNotifList', path: '/Core/Sys/NotifList', label: 'Notifications', icon: 'bell' },
]

/** The view of a name. Throws for a name that is none, which is a mistake in the seed. */
export function viewNamed(ref: string): View {
  const view = views.find((one) => one.ref === ref)
  if (!view) throw new Error(`no view ${ref}`)
  return view
}
