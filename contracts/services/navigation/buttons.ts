import type { RefAction } from '../actions.ts'

/** What an action is called in French, its icon, and the views that offer it; `²`: to group 2 too (docs/specification/menus.md#buttons). */
interface Button {
  lb: string
  icon: string
  /** At a screen's title (TitleActionMenu). */
  title?: string
  /** For the selection of a list (ActionMenu). */
  selection?: string
  /** For a row (ItemMenu). */
  row?: string
}

/** Every button there is, in the order in which menus show them. */
export const buttons: Readonly<Record<RefAction, Button>> = {
  Ouvrir: { lb: 'Ouvrir', icon: 'folder-open', row: 'UL AL² AP² MI² RL² GL² TL' },
  Creer: { lb: 'Ajouter', icon: 'plus', title: 'UL AL² MI TC RL PL TL TA ME' },
  Modifier: { lb: 'Modifier', icon: 'pencil', title: 'UA AA² MA RA TA', row: 'UL AL² MI RL PL TC TL TA ME RO AC' },
  Activer: { lb: 'Activer', icon: 'circle-check', selection: 'UL AL MI RL PL TL AC', row: 'UL AL MI RL PL AC' },
  Desactiver: { lb: 'Désactiver', icon: 'circle-off', selection: 'UL AL MI RL PL TL AC', row: 'UL AL MI RL PL AC' },
  Supprimer: { lb: 'Supprimer', icon: 'trash', selection: 'TC TA', row: 'TC TA TL ME AC' },
  Restaurer: { lb: 'Restaurer', icon: 'undo', row: 'TL' },
  Exporter: {
    lb: 'Exporter',
    icon: 'download',
    title: 'UL AL² AP² MI² TC² RL² PL² LL² MT² GL² GR² TL TA ME RO AC LO NO²',
  },
  Importer: { lb: 'Importer', icon: 'upload', title: 'TA LL MT GL' },
  CopierLien: { lb: 'Copier le lien', icon: 'link', title: 'UA AA² MA² RA² GR² TA' },
  ComparerVersions: { lb: 'Comparer les versions', icon: 'git-compare', title: 'MA² RA² GR²' },
  AjouterAnnuaire: { lb: "Ajouter depuis l'annuaire", icon: 'user-plus', title: 'UL' },
  Verrouiller: { lb: 'Verrouiller', icon: 'lock', selection: 'UL', row: 'UL' },
  Deverrouiller: { lb: 'Déverrouiller', icon: 'unlock', selection: 'UL', row: 'UL' },
  ChangerMotDePasse: { lb: 'Changer le mot de passe', icon: 'key', title: 'UA UP²', row: 'UL' },
  AjouterAgence: { lb: 'Ajouter une agence', icon: 'building-2', title: 'AL' },
  AjouterPrestation: { lb: 'Ajouter une prestation', icon: 'clipboard-plus', title: 'AA² AP²' },
  AjouterPropriete: { lb: 'Ajouter une propriété', icon: 'plus', title: 'MA RA' },
  ModifierValeur: { lb: 'Modifier la valeur', icon: 'pencil', row: 'MA RA' },
  AjouterModele: { lb: 'Ajouter depuis un modèle', icon: 'copy', title: 'TC' },
  Lier: { lb: 'Lier', icon: 'link', selection: 'TC', row: 'TC' },
  Delier: { lb: 'Délier', icon: 'unlink', selection: 'TC', row: 'TC' },
  Deplacer: { lb: 'Déplacer', icon: 'grip-vertical', row: 'TC TA ME' },
  AjouterCatalogue: { lb: 'Ajouter depuis le catalogue', icon: 'plus', title: 'PL' },
  VoirValeurs: { lb: 'Voir les valeurs', icon: 'eye', row: 'LL² MT²' },
  VoirInfos: { lb: 'Voir les informations', icon: 'info', row: 'GL²' },
  VoirMateriels: { lb: 'Voir les matériels', icon: 'package', row: 'GL²' },
  Apercu: { lb: 'Aperçu', icon: 'eye', row: 'GR²' },
  Telecharger: { lb: 'Télécharger', icon: 'download', selection: 'GR²', row: 'GR²' },
  LancerImport: { lb: "Lancer l'import", icon: 'upload', title: 'FI' },
  CopierSql: { lb: 'Copier le script SQL', icon: 'copy', title: 'ME' },
  EnregistrerDroits: { lb: 'Enregistrer les droits', icon: 'save', title: 'SE' },
  ApercuGroupe: { lb: "Aperçu d'un groupe", icon: 'eye', title: 'SE' },
  ViderNotifs: { lb: 'Vider les notifications', icon: 'bell-off', title: 'NO²' },
  LibererVerrou: { lb: 'Libérer le verrou', icon: 'unlock', row: 'PA' },
  Deconnexion: { lb: 'Se déconnecter', icon: 'log-out' },
  VoirHistorique: { lb: 'Historique', icon: 'history', title: 'UA AA MA RA TA' },
}
