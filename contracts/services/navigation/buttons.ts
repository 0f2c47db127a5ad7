import type { RefAction } from '../actions.ts'
import type { ViewName } from './views.ts'

/** Who is offered an entry of a menu. */
export type Audience = 'all' | 'administrators'

/** Views that offer a button, by who sees it there (docs/specification/menus.md#buttons). */
export type Offered = { readonly [For in Audience]?: readonly ViewName[] }

/** What an action is called in French, its icon, and the views that offer it. */
interface Button {
  lb: string
  icon: string
  /** At a screen's title (TitleActionMenu). */
  title?: Offered
  /** For the selection of a list (ActionMenu). */
  selection?: Offered
  /** For a row (ItemMenu). */
  row?: Offered
}

/** Who is offered a button on a view; null: nobody. */
export const audienceOf = (offered: Offered | undefined, view: ViewName): Audience | null =>
  offered?.all?.includes(view) ? 'all' : offered?.administrators?.includes(view) ? 'administrators' : null

/** Every button there is, in the order in which menus show them. */
export const buttons: Readonly<Record<RefAction, Button>> = {
  Ouvrir: {
    lb: 'Ouvrir',
    icon: 'folder-open',
    row: {
      all: [
        'AffAffAffaireList',
        'AffAffAffairePrestationList',
        'PrmModModeInspectionList',
        'PrmRefReferentielList',
        'PrmGamGammeList',
      ],
      administrators: ['AdmUsrUserList', 'CoreSysTableList'],
    },
  },
  Creer: {
    lb: 'Ajouter',
    icon: 'plus',
    title: {
      all: ['AffAffAffaireList'],
      administrators: [
        'AdmUsrUserList',
        'PrmModModeInspectionList',
        'PrmModTacheList',
        'PrmRefReferentielList',
        'PrmRefParametreList',
        'CoreSysTableList',
        'CoreSysTableAccueil',
        'CoreSecPrmMenuList',
      ],
    },
  },
  Modifier: {
    lb: 'Modifier',
    icon: 'pencil',
    title: {
      all: ['AffAffAffaireAccueil'],
      administrators: [
        'AdmUsrUserAccueil',
        'PrmModModeInspectionAccueil',
        'PrmRefReferentielAccueil',
        'CoreSysTableAccueil',
      ],
    },
    row: {
      all: ['AffAffAffaireList'],
      administrators: [
        'AdmUsrUserList',
        'PrmModModeInspectionList',
        'PrmRefReferentielList',
        'PrmRefParametreList',
        'PrmModTacheList',
        'CoreSysTableList',
        'CoreSysTableAccueil',
        'CoreSecPrmMenuList',
        'CoreSysRouteList',
        'CoreSysActionList',
      ],
    },
  },
  Activer: {
    lb: 'Activer',
    icon: 'circle-check',
    selection: {
      administrators: [
        'AdmUsrUserList',
        'AffAffAffaireList',
        'PrmModModeInspectionList',
        'PrmRefReferentielList',
        'PrmRefParametreList',
        'CoreSysTableList',
        'CoreSysActionList',
      ],
    },
    row: {
      administrators: [
        'AdmUsrUserList',
        'AffAffAffaireList',
        'PrmModModeInspectionList',
        'PrmRefReferentielList',
        'PrmRefParametreList',
        'CoreSysActionList',
      ],
    },
  },
  Desactiver: {
    lb: 'Désactiver',
    icon: 'circle-off',
    selection: {
      administrators: [
        'AdmUsrUserList',
        'AffAffAffaireList',
        'PrmModModeInspectionList',
        'PrmRefReferentielList',
        'PrmRefParametreList',
        'CoreSysTableList',
        'CoreSysActionList',
      ],
    },
    row: {
      administrators: [
        'AdmUsrUserList',
        'AffAffAffaireList',
        'PrmModModeInspectionList',
        'PrmRefReferentielList',
        'PrmRefParametreList',
        'CoreSysActionList',
      ],
    },
  },
  Supprimer: {
    lb: 'Supprimer',
    icon: 'trash',
    selection: { administrators: ['PrmModTacheList', 'CoreSysTableAccueil'] },
    row: {
      administrators: [
        'PrmModTacheList',
        'CoreSysTableAccueil',
        'CoreSysTableList',
        'CoreSecPrmMenuList',
        'CoreSysActionList',
      ],
    },
  },
  Restaurer: { lb: 'Restaurer', icon: 'undo', row: { administrators: ['CoreSysTableList'] } },
  Exporter: {
    lb: 'Exporter',
    icon: 'download',
    title: {
      all: [
        'AffAffAffaireList',
        'AffAffAffairePrestationList',
        'PrmModModeInspectionList',
        'PrmModTacheList',
        'PrmRefReferentielList',
        'PrmRefParametreList',
        'PrmRefLocalisationList',
        'PrmRefMaterielList',
        'PrmGamGammeList',
        'PrmGamGamRapportAccueil',
        'CoreSysNotifList',
      ],
      administrators: [
        'AdmUsrUserList',
        'CoreSysTableList',
        'CoreSysTableAccueil',
        'CoreSecPrmMenuList',
        'CoreSysRouteList',
        'CoreSysActionList',
        'CoreSysLogList',
      ],
    },
  },
  Importer: {
    lb: 'Importer',
    icon: 'upload',
    title: {
      administrators: ['CoreSysTableAccueil', 'PrmRefLocalisationList', 'PrmRefMaterielList', 'PrmGamGammeList'],
    },
  },
  CopierLien: {
    lb: 'Copier le lien',
    icon: 'link',
    title: {
      all: [
        'AffAffAffaireAccueil',
        'PrmModModeInspectionAccueil',
        'PrmRefReferentielAccueil',
        'PrmGamGamRapportAccueil',
      ],
      administrators: ['AdmUsrUserAccueil', 'CoreSysTableAccueil'],
    },
  },
  ComparerVersions: {
    lb: 'Comparer les versions',
    icon: 'git-compare',
    title: { all: ['PrmModModeInspectionAccueil', 'PrmRefReferentielAccueil', 'PrmGamGamRapportAccueil'] },
  },
  AjouterAnnuaire: {
    lb: "Ajouter depuis l'annuaire",
    icon: 'user-plus',
    title: { administrators: ['AdmUsrUserList'] },
  },
  Verrouiller: {
    lb: 'Verrouiller',
    icon: 'lock',
    selection: { administrators: ['AdmUsrUserList'] },
    row: { administrators: ['AdmUsrUserList'] },
  },
  Deverrouiller: {
    lb: 'Déverrouiller',
    icon: 'unlock',
    selection: { administrators: ['AdmUsrUserList'] },
    row: { administrators: ['AdmUsrUserList'] },
  },
  ChangerMotDePasse: {
    lb: 'Changer le mot de passe',
    icon: 'key',
    title: { all: ['AdmUsrUserProfil'], administrators: ['AdmUsrUserAccueil'] },
    row: { administrators: ['AdmUsrUserList'] },
  },
  AjouterAgence: { lb: 'Ajouter une agence', icon: 'building-2', title: { administrators: ['AffAffAffaireList'] } },
  AjouterPrestation: {
    lb: 'Ajouter une prestation',
    icon: 'clipboard-plus',
    title: { all: ['AffAffAffaireAccueil', 'AffAffAffairePrestationList'] },
  },
  AjouterPropriete: {
    lb: 'Ajouter une propriété',
    icon: 'plus',
    title: { administrators: ['PrmModModeInspectionAccueil', 'PrmRefReferentielAccueil'] },
  },
  ModifierValeur: {
    lb: 'Modifier la valeur',
    icon: 'pencil',
    row: { administrators: ['PrmModModeInspectionAccueil', 'PrmRefReferentielAccueil'] },
  },
  AjouterModele: { lb: 'Ajouter depuis un modèle', icon: 'copy', title: { administrators: ['PrmModTacheList'] } },
  Lier: {
    lb: 'Lier',
    icon: 'link',
    selection: { administrators: ['PrmModTacheList'] },
    row: { administrators: ['PrmModTacheList'] },
  },
  Delier: {
    lb: 'Délier',
    icon: 'unlink',
    selection: { administrators: ['PrmModTacheList'] },
    row: { administrators: ['PrmModTacheList'] },
  },
  Deplacer: {
    lb: 'Déplacer',
    icon: 'grip-vertical',
    row: { administrators: ['PrmModTacheList', 'CoreSysTableAccueil', 'CoreSecPrmMenuList'] },
  },
  AjouterCatalogue: {
    lb: 'Ajouter depuis le catalogue',
    icon: 'plus',
    title: { administrators: ['PrmRefParametreList'] },
  },
  VoirValeurs: { lb: 'Voir les valeurs', icon: 'eye', row: { all: ['PrmRefLocalisationList', 'PrmRefMaterielList'] } },
  VoirInfos: { lb: 'Voir les informations', icon: 'info', row: { all: ['PrmGamGammeList'] } },
  VoirMateriels: { lb: 'Voir les matériels', icon: 'package', row: { all: ['PrmGamGammeList'] } },
  Apercu: { lb: 'Aperçu', icon: 'eye', row: { all: ['PrmGamGamRapportAccueil'] } },
  Telecharger: {
    lb: 'Télécharger',
    icon: 'download',
    selection: { all: ['PrmGamGamRapportAccueil'] },
    row: { all: ['PrmGamGamRapportAccueil'] },
  },
  LancerImport: { lb: "Lancer l'import", icon: 'upload', title: { administrators: ['PrmGamFileImport'] } },
  CopierSql: { lb: 'Copier le script SQL', icon: 'copy', title: { administrators: ['CoreSecPrmMenuList'] } },
  EnregistrerDroits: {
    lb: 'Enregistrer les droits',
    icon: 'save',
    title: { administrators: ['CoreSecPrmSecuriteAccueil'] },
  },
  ApercuGroupe: { lb: "Aperçu d'un groupe", icon: 'eye', title: { administrators: ['CoreSecPrmSecuriteAccueil'] } },
  ViderNotifs: { lb: 'Vider les notifications', icon: 'bell-off', title: { all: ['CoreSysNotifList'] } },
  LibererVerrou: {
    lb: 'Libérer le verrou',
    icon: 'unlock',
    row: { administrators: ['CoreSysParametreAvanceAccueil'] },
  },
  Deconnexion: { lb: 'Se déconnecter', icon: 'log-out' },
  VoirHistorique: {
    lb: 'Historique',
    icon: 'history',
    title: {
      administrators: [
        'AdmUsrUserAccueil',
        'AffAffAffaireAccueil',
        'PrmModModeInspectionAccueil',
        'PrmRefReferentielAccueil',
        'CoreSysTableAccueil',
      ],
    },
  },
}
