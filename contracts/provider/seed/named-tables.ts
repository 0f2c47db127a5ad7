import { namedValues } from '../../services/named-values.ts'

/** One system table of the seed and its values: reference, label, short label. */
export interface TableSeed {
  ref: string
  lb: string
  description?: string
  /** Defined in code: its reference, type and active flag are fixed. */
  isGenerer?: true
  isActif?: false
  values: readonly (readonly [ref: string, lb: string, lbCourt?: string])[]
}

/** Tables that every installation needs (docs/specification/codes.md#tables). */
export const namedTables: readonly TableSeed[] = [
  {
    ref: 'Core.SysDonneeType',
    lb: 'Types de données',
    isGenerer: true,
    values: [
      ['T', 'Texte'],
      ['DT', 'Date et heure'],
      ['NI', 'Nombre entier'],
      ['B', 'Booléen'],
    ],
  },
  {
    ref: 'Core.SysControlType',
    lb: 'Types de contrôle',
    isGenerer: true,
    values: [
      ['Text', 'Texte'],
      ['Integer', 'Nombre entier'],
      ['Number', 'Nombre'],
      ['Date', 'Date'],
      ['DateTime', 'Date et heure'],
      ['Time', 'Heure'],
      ['Boolean', 'Oui ou non'],
      ['SysTable', 'Table système'],
      ['SysValeur', "Valeur d'une table"],
    ],
  },
  {
    ref: 'Prm.RefParamTypePorte',
    lb: 'Portées des paramètres',
    isGenerer: true,
    values: [
      ['RefLocalisation', 'Localisations'],
      ['RefMateriel', 'Matériels'],
    ],
  },
  {
    ref: 'Prm.ModTacheType',
    lb: 'Types de tâche',
    values: [
      ['VISUEL', 'Contrôle visuel', 'Visuel'],
      ['MESURE', 'Mesure'],
      ['ESSAI', 'Essai'],
      ['DOCUMENT', 'Examen de documents', 'Documents'],
      ['ENTRETIEN', 'Entretien'],
    ],
  },
  {
    ref: 'Prm.ModTacheActivite',
    lb: 'Activités',
    values: [
      ['VERIFICATION', 'Vérification réglementaire', 'Vérif.'],
      ['PREVENTIF', 'Maintenance préventive', 'Prév.'],
      ['CORRECTIF', 'Maintenance corrective', 'Corr.'],
    ],
  },
  {
    ref: 'Prm.ModTacheFrequence',
    lb: 'Fréquences',
    description: 'Intervalles entre deux inspections',
    values: namedValues['Prm.ModTacheFrequence'],
  },
  {
    ref: 'Prm.GamTypeMaintenance',
    lb: 'Types de maintenance',
    values: namedValues['Prm.GamTypeMaintenance'],
  },
  {
    ref: 'Prm.GamFonction',
    lb: 'Fonctions principales',
    values: namedValues['Prm.GamFonction'],
  },
]

/** Tables of the demo's company. */
export const demoTables: readonly TableSeed[] = [
  {
    ref: 'Prm.RefEtat',
    lb: "États d'équipement",
    description: 'État constaté lors de la dernière visite',
    values: [
      ['NEUF', 'Neuf'],
      ['BON', 'Bon état', 'Bon'],
      ['USE', 'Usé'],
      ['HS', 'Hors service', 'HS'],
    ],
  },
  {
    ref: 'Demo.Ancienne',
    lb: 'Ancienne table',
    description: "N'est plus utilisée",
    isActif: false,
    values: [
      ['A', 'Ancienne valeur A'],
      ['B', 'Ancienne valeur B'],
    ],
  },
]
