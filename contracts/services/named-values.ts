const months = [1, 3, 6, 12, 24, 48, 60, 72, 120]

/** A value of a system table: its reference and its label. */
export type NamedValue = readonly [ref: string, lb: string]

/** The values, by table, that installations start with and the console has words of its own for: those of ranges. */
export const namedValues = {
  'Prm.ModTacheFrequence': [
    ...months.map((count): NamedValue => [
      `M${count}`,
      count === 12 ? 'Annuelle' : count === 1 ? 'Mensuelle' : `Tous les ${count} mois`,
    ]),
    ['DEM', 'À la demande'],
  ],
  'Prm.GamTypeMaintenance': [
    ['REGLEMENTAIRE', 'Réglementaire'],
    ['PREVENTIVE', 'Préventive'],
    ['CONDITIONNELLE', 'Conditionnelle'],
  ],
  'Prm.GamFonction': [
    ['LEVAGE', 'Levage'],
    ['ENERGIE', 'Énergie'],
    ['INCENDIE', 'Sécurité incendie'],
    ['ACCES', 'Accès'],
    ['FLUIDE', 'Fluides'],
    ['AIR', 'Air'],
    ['EAU', 'Eau'],
    ['STRUCTURE', 'Structure'],
  ],
} satisfies Readonly<Record<string, readonly NamedValue[]>>
