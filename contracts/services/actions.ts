/** The actions a menu may offer: every button of a screen is one of these, and shows only where a menu of its view carries it. */
export const refActions = [
  'Ouvrir',
  'Creer',
  'Modifier',
  'Activer',
  'Desactiver',
  'Supprimer',
  'Restaurer',
  'Exporter',
  'Importer',
  'CopierLien',
  'ComparerVersions',
  'AjouterAnnuaire',
  'Verrouiller',
  'Deverrouiller',
  'ChangerMotDePasse',
  'AjouterAgence',
  'AjouterPrestation',
  'AjouterPropriete',
  'ModifierValeur',
  'AjouterModele',
  'Lier',
  'Delier',
  'Deplacer',
  'AjouterCatalogue',
  'VoirValeurs',
  'VoirInfos',
  'VoirMateriels',
  'Apercu',
  'Telecharger',
  'LancerImport',
  'CopierSql',
  'EnregistrerDroits',
  'ApercuGroupe',
  'ViderNotifs',
  'LibererVerrou',
  'Deconnexion',
] as const

export type RefAction = (typeof refActions)[number]

/** Tells a known action from any other string the server may send. */
export const isRefAction = (name: unknown): name is RefAction => refActions.some((known) => known === name)
