/** One menu entry of the seed. */
export interface MenuSeed {
  lb?: string
  icon?: string
  /** View, or the route `Accueil`, that it opens. */
  to?: string
  param?: string
  action?: string
  /** Group 2 sees it too. */
  all?: boolean
  children?: readonly MenuSeed[]
}

/** Menu types by their numbers (specification section 5). */
export const menuTypes = { AppMenu: 1, UserMenu: 2, ActionMenu: 3, NavMenu: 4, ItemMenu: 5, Menu: 6, TitleActionMenu: 7, AppUserMenu: 8 } as const

/** What the actions are called, and their icons. */
export const actions = {
  Ouvrir: ['Ouvrir', 'folder-open'],
  Creer: ['Ajouter', 'plus'],
  Modifier: ['Modifier', 'pencil'],
  Activer: ['Activer', 'circle-check'],
  Desactiver: ['Désactiver', 'circle-off'],
  Exporter: ['Exporter', 'download'],
  CopierLien: ['Copier le lien', 'link'],
  AjouterAgence: ['Ajouter une agence', 'building-2'],
  AjouterPrestation: ['Ajouter une prestation', 'clipboard-plus'],
  ChangerMotDePasse: ['Changer le mot de passe', 'key'],
  ViderNotifs: ['Vider les notifications', 'bell-off'],
  Deconnexion: ['Se déconnecter', 'log-out'],
} as const satisfies Record<string, readonly [lb: string, icon: string]>

const all = true
const list = 'AffAffAffaireList'
const home = 'AffAffAffaireAccueil'
const services = 'AffAffAffairePrestationList'
const profile = 'AdmUsrUserProfil'
const notifications = 'CoreSysNotifList'

/** Every menu of the seed by its place and type. */
export const menus: Readonly<Record<string, Partial<Record<keyof typeof menuTypes, readonly MenuSeed[]>>>> = {
  App: {
    AppMenu: [
      { lb: 'Accueil', icon: 'house', to: 'Accueil', all },
      { lb: 'Affaires', icon: 'briefcase', all, children: [{ to: list, all }, { to: services, all }] },
      { to: notifications, all },
    ],
    AppUserMenu: [{ to: profile, all }, { action: 'Deconnexion', all }],
  },
  [list]: {
    TitleActionMenu: [{ action: 'Creer', all }, { action: 'Exporter', all }, { action: 'AjouterAgence' }],
    ActionMenu: [{ action: 'Activer' }, { action: 'Desactiver' }],
    ItemMenu: [
      { action: 'Ouvrir', to: home, param: 'idAffaireGuid', all },
      { action: 'Modifier', all },
      { action: 'Activer' },
      { action: 'Desactiver' },
    ],
  },
  [home]: {
    TitleActionMenu: [{ action: 'Modifier', all }, { action: 'CopierLien', all }, { action: 'AjouterPrestation', all }],
    NavMenu: [{ to: services, param: 'idAffaireGuid', all }],
  },
  [services]: {
    TitleActionMenu: [{ action: 'AjouterPrestation', all }, { action: 'Exporter', all }],
    ItemMenu: [{ action: 'Ouvrir', to: home, param: 'idAffaireGuid', all }],
  },
  [profile]: { TitleActionMenu: [{ action: 'ChangerMotDePasse', all }] },
  [notifications]: { TitleActionMenu: [{ action: 'ViderNotifs', all }, { action: 'Exporter', all }] },
}
