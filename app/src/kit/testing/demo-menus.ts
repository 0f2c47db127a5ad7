import type { Menu } from '@ronde/contracts/menu'

const route = (path: string, lbMenu: string, more: object = {}) => {
  const name = path.replaceAll('/', '')
  return { lbMenu, path, refRoute: name, component: name, requiresAuth: true, ...more }
}
const action = (refAction: string, lbMenu: string, icon: string) => ({ refAction, lbMenu, icon })

const list = '/Aff/Aff/AffaireList'
const home = '/Aff/Aff/AffaireAccueil'
const services = '/Aff/Aff/AffairePrestationList'
const nested = { refRouteParent: 'AffAffAffaireAccueil', param: 'idAffaireGuid' }

/** Menus of an administrator, for stories: what a server might send for the screens there are. */
export const demoMenus: Menu[] = [
  {
    refMenu: 'App.AppMenu',
    menuItems: [
      { lbMenu: 'Accueil', icon: 'house', path: '/' },
      { lbMenu: 'Affaires', icon: 'briefcase', children: [route(list, 'Affaires', { icon: 'folder' }), route(services, 'Prestations', { icon: 'clipboard' })] },
      route('/Core/Sys/NotifList', 'Notifications', { icon: 'bell' }),
    ],
  },
  { refMenu: 'App.AppUserMenu', menuItems: [route('/Adm/Usr/UserProfil', 'Mon profil', { icon: 'user' }), action('Deconnexion', 'Se déconnecter', 'log-out')] },
  {
    refMenu: 'AffAffAffaireList.TitleActionMenu',
    menuItems: [action('Creer', 'Ajouter', 'plus'), action('Exporter', 'Exporter', 'download'), action('AjouterAgence', 'Ajouter une agence', 'building')],
  },
  { refMenu: 'AffAffAffaireList.ActionMenu', menuItems: [action('Activer', 'Activer', 'power'), action('Desactiver', 'Désactiver', 'power-off')] },
  {
    refMenu: 'AffAffAffaireList.ItemMenu',
    menuItems: [
      { ...route(home, 'Ouvrir', { param: 'idAffaireGuid', icon: 'folder-open' }), refAction: 'Ouvrir' },
      action('Modifier', 'Modifier', 'pencil'),
      action('Activer', 'Activer', 'power'),
      action('Desactiver', 'Désactiver', 'power-off'),
    ],
  },
  {
    refMenu: 'AffAffAffaireAccueil.TitleActionMenu',
    menuItems: [action('Modifier', 'Modifier', 'pencil'), action('CopierLien', 'Copier le lien', 'link'), action('AjouterPrestation', 'Ajouter une prestation', 'clipboard-plus')],
  },
  { refMenu: 'AffAffAffaireAccueil.NavMenu', menuItems: [route(services, 'Prestations', nested)] },
  {
    refMenu: 'AffAffAffairePrestationList.TitleActionMenu',
    menuItems: [action('AjouterPrestation', 'Ajouter une prestation', 'clipboard-plus'), action('Exporter', 'Exporter', 'download')],
  },
  {
    refMenu: 'AffAffAffairePrestationList.ItemMenu',
    menuItems: [{ ...route(home, 'Ouvrir', { param: 'idAffaireGuid', icon: 'folder-open' }), refAction: 'Ouvrir' }],
  },
  { refMenu: 'AdmUsrUserProfil.TitleActionMenu', menuItems: [action('ChangerMotDePasse', 'Changer le mot de passe', 'key')] },
  {
    refMenu: 'CoreSysNotifList.TitleActionMenu',
    menuItems: [action('ViderNotifs', 'Vider les notifications', 'bell-off'), action('Exporter', 'Exporter', 'download')],
  },
]
