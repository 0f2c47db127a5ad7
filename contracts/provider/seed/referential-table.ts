/** One referential: its levels, its versions, and how its sites are made. */
export interface ReferentialSeed {
  ref: string
  lb: string
  description: string
  /** Names of the levels, the place first. */
  levels: readonly (readonly [ref: string, lb: string])[]
  /** Versions (indice, revision), and the number of places in each. */
  versions: readonly { indice: number; revision: number; places: number }[]
  /** Number of children of each node of a level; the last entry of a level applies to the nodes beyond it. */
  children: readonly ((at: number) => number)[]
  places: readonly string[]
  /** Names of the children of a level, in turn. */
  names: readonly (readonly string[])[]
}

const towns = [
  'Lesquin',
  'Roubaix',
  'Dunkerque',
  'Valenciennes',
  'Amiens',
  'Compiègne',
  'Rezé',
  'Vénissieux',
  'Mérignac',
  'Blagnac',
]

export const referentials: readonly ReferentialSeed[] = [
  {
    ref: 'IND',
    lb: 'Industrie',
    description: 'Sites industriels : usines, fonderies et ateliers',
    levels: [
      ['SITE', 'Site'],
      ['BATIMENT', 'Bâtiment'],
      ['LOCAL', 'Local'],
    ],
    versions: [{ indice: 1, revision: 0, places: 15 }],
    children: [() => 3, () => 2],
    places: [
      'Usine de Lesquin',
      'Fonderie de Roubaix',
      'Raffinerie de Dunkerque',
      'Forge de Valenciennes',
      'Papeterie de Corbie',
      'Verrerie de Compiègne',
      'Usine de Rezé',
      'Atelier de Vénissieux',
      'Chaudronnerie de Mérignac',
      'Usine de Blagnac',
      'Laiterie de Fougères',
      'Scierie de Saint-Dié',
      'Cimenterie de Couvrot',
      'Usine de Fos-sur-Mer',
      'Brasserie de Schiltigheim',
    ],
    names: [
      ['Halle A', 'Halle B', 'Atelier de maintenance'],
      ['Poste de levage', 'Local technique'],
    ],
  },
  {
    ref: 'ERP',
    lb: 'Établissements',
    description: 'Établissements recevant du public',
    levels: [
      ['ETABLISSEMENT', 'Établissement'],
      ['BATIMENT', 'Bâtiment'],
      ['ETAGE', 'Étage'],
      ['LOCAL', 'Local'],
    ],
    versions: [
      { indice: 1, revision: 0, places: 12 },
      { indice: 1, revision: 1, places: 13 },
      { indice: 2, revision: 0, places: 14 },
    ],
    children: [() => 2, () => 2, (at) => (at < 40 ? 3 : 2)],
    places: [
      'Lycée Faidherbe',
      'Hôpital Saint-Éloi',
      'Médiathèque Jean-Macé',
      'Mairie de Lambersart',
      'Gymnase des Tilleuls',
      'Collège Marie-Curie',
      'Centre commercial des Arcades',
      "Théâtre de l'Œuvre",
      'Résidence Les Glycines',
      'Piscine du Val',
      'Clinique du Parc',
      'Musée des Canaux',
      'Gare de Nantes-Sud',
      'École Jules-Ferry',
    ],
    names: [
      ['Bâtiment A', 'Bâtiment B'],
      ['Rez-de-chaussée', '1er étage'],
      ['Local électrique', 'Chaufferie', 'Hall'],
    ],
  },
  {
    ref: 'LOG',
    lb: 'Entrepôts',
    description: 'Plateformes logistiques',
    levels: [
      ['PLATEFORME', 'Plateforme'],
      ['CELLULE', 'Cellule'],
      ['ALLEE', 'Allée'],
    ],
    versions: [{ indice: 1, revision: 0, places: 10 }],
    children: [() => 3, () => 2],
    places: towns.map((town) => `Plateforme de ${town}`),
    names: [
      ['Cellule 1', 'Cellule 2', 'Cellule 3'],
      ['Allée paire', 'Allée impaire'],
    ],
  },
  {
    ref: 'OUV',
    lb: 'Ouvrages',
    description: "Ouvrages d'art des itinéraires départementaux",
    levels: [
      ['ITINERAIRE', 'Itinéraire'],
      ['OUVRAGE', 'Ouvrage'],
      ['PARTIE', 'Partie'],
    ],
    versions: [{ indice: 1, revision: 0, places: 10 }],
    children: [() => 3, () => 2],
    places: [
      'RD 917 Lille – Douai',
      'RD 549 Seclin – Carvin',
      'RD 12 Rouen – Dieppe',
      'RD 934 Noyon – Roye',
      'RD 723 Nantes – Cholet',
      'RD 306 Lyon – Chalon',
      'RD 820 Toulouse – Montauban',
      'RD 113 Bordeaux – Agen',
      'RD 568 Marseille – Martigues',
      'RD 1004 Strasbourg – Saverne',
    ],
    names: [
      ['Pont du Canal', 'Viaduc du Moulin', 'Passerelle des Prés'],
      ['Tablier', 'Pile P1'],
    ],
  },
]
