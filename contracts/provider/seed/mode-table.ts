/** One range: its ref without the mode's, label, interval, minutes; the covered equipment (default: all of the mode), its level, its second version. */
export interface RangeSeed {
  ref: string
  lb: string
  periodicite: string
  dureeTot: number
  covers?: readonly number[]
  level?: string
  second?: { indice: number; revision: number }
}

/** One inspection mode. Equipment: prefix of its refs, type, and its makes. */
export interface ModeSeed {
  ref: string
  lb: string
  on: string
  fonction: string
  statut?: string
  second?: { indice: number; revision: number }
  equipment: readonly (readonly [prefix: string, type: string, makes: readonly string[]])[]
  ranges: readonly RangeSeed[]
}

export const modes: readonly ModeSeed[] = [
  {
    ref: 'LEV',
    lb: 'Levage',
    on: 'IND',
    fonction: 'LEVAGE',
    equipment: [
      ['PR', 'Pont roulant', ['5 t', '10 t', '20 t']],
      ['PAL', 'Palan', ['500 kg', '1 t', '2 t']],
      ['CHA', 'Chariot', ['frontal 2 t', 'à mât rétractable']],
    ],
    ranges: [
      {
        ref: 'VGP',
        lb: 'Vérification générale périodique',
        periodicite: 'M6',
        dureeTot: 90,
        second: { indice: 1, revision: 1 },
      },
      { ref: 'EPR', lb: 'Épreuve de charge', periodicite: 'M12', dureeTot: 180, covers: [0, 1] },
    ],
  },
  {
    ref: 'ELE',
    lb: 'Électricité',
    on: 'ERP',
    fonction: 'ENERGIE',
    second: { indice: 1, revision: 1 },
    equipment: [
      ['TG', 'TGBT', ['400 A', '630 A', '1 250 A']],
      ['TD', 'Tableau', ['divisionnaire', 'de chantier']],
    ],
    ranges: [
      {
        ref: 'VP',
        lb: 'Vérification périodique',
        periodicite: 'M12',
        dureeTot: 240,
        second: { indice: 2, revision: 0 },
      },
      { ref: 'IRT', lb: 'Thermographie infrarouge', periodicite: 'M12', dureeTot: 120, covers: [0] },
    ],
  },
  {
    ref: 'INC',
    lb: 'Incendie',
    on: 'ERP',
    fonction: 'INCENDIE',
    second: { indice: 2, revision: 0 },
    equipment: [
      ['EXT', 'Extincteur', ['6 l eau', '2 kg CO2', '9 kg poudre']],
      ['RIA', 'RIA', ['DN 25', 'DN 33']],
    ],
    ranges: [
      {
        ref: 'EXT',
        lb: 'Vérification des extincteurs',
        periodicite: 'M12',
        dureeTot: 10,
        covers: [0],
        second: { indice: 1, revision: 1 },
      },
      { ref: 'RIA', lb: "Vérification des robinets d'incendie armés", periodicite: 'M12', dureeTot: 20, covers: [1] },
    ],
  },
  {
    ref: 'DES',
    lb: 'Désenfumage',
    on: 'ERP',
    fonction: 'INCENDIE',
    equipment: [
      ['EXU', 'Exutoire', ['pneumatique', 'électrique']],
      ['VDF', 'Ventilateur', ["d'extraction", 'de soufflage']],
    ],
    ranges: [{ ref: 'VA', lb: 'Vérification annuelle', periodicite: 'M12', dureeTot: 60 }],
  },
  {
    ref: 'ASC',
    lb: 'Ascenseurs',
    on: 'ERP',
    fonction: 'ACCES',
    second: { indice: 1, revision: 1 },
    equipment: [
      ['ASC', 'Ascenseur', ['630 kg', '1 000 kg']],
      ['MCH', 'Monte-charge', ['300 kg', '1 600 kg']],
    ],
    ranges: [
      { ref: 'VS', lb: 'Visite semestrielle', periodicite: 'M6', dureeTot: 60 },
      {
        ref: 'CTQ',
        lb: 'Contrôle technique quinquennal',
        periodicite: 'M60',
        dureeTot: 240,
        second: { indice: 2, revision: 0 },
      },
    ],
  },
  {
    ref: 'ESP',
    lb: 'Équipements sous pression',
    on: 'IND',
    fonction: 'FLUIDE',
    equipment: [
      ['CMP', 'Compresseur', ['à vis 11 kW', 'à pistons 5,5 kW']],
      ['CUV', 'Cuve', ["d'air 500 l", "d'air 1 000 l"]],
    ],
    ranges: [
      { ref: 'IP', lb: 'Inspection périodique', periodicite: 'M48', dureeTot: 120 },
      { ref: 'RP', lb: 'Requalification périodique', periodicite: 'M120', dureeTot: 360 },
    ],
  },
  {
    ref: 'CVC',
    lb: 'Climatisation',
    on: 'ERP',
    fonction: 'AIR',
    equipment: [
      ['CHD', 'Chaudière', ['gaz 120 kW', 'gaz 400 kW']],
      ['CTA', 'CTA', ['5 000 m³/h', '12 000 m³/h']],
    ],
    ranges: [
      { ref: 'EN', lb: 'Entretien annuel', periodicite: 'M12', dureeTot: 180 },
      { ref: 'FF', lb: "Contrôle d'étanchéité des fluides frigorigènes", periodicite: 'M6', dureeTot: 90, covers: [1] },
    ],
  },
  {
    ref: 'POR',
    lb: 'Portes et portails',
    on: 'LOG',
    fonction: 'ACCES',
    equipment: [
      ['PTL', 'Portail', ['coulissant', 'battant']],
      ['PTE', 'Porte', ['sectionnelle', 'rapide', 'coupe-feu']],
    ],
    ranges: [{ ref: 'VS', lb: 'Visite semestrielle', periodicite: 'M6', dureeTot: 30 }],
  },
  {
    ref: 'RAY',
    lb: 'Rayonnages',
    on: 'LOG',
    fonction: 'STRUCTURE',
    equipment: [['PLT', 'Palettier', ['4 niveaux', '6 niveaux']]],
    ranges: [{ ref: 'VA', lb: 'Vérification annuelle', periodicite: 'M12', dureeTot: 45, level: 'LOG-ALLEE' }],
  },
  {
    ref: 'LEG',
    lb: 'Légionelles',
    on: 'ERP',
    fonction: 'EAU',
    equipment: [
      ['BAL', 'Ballon', ['300 l', '1 000 l']],
      ['MIT', 'Mitigeur', ['collectif', 'thermostatique']],
    ],
    ranges: [
      { ref: 'TM', lb: 'Relevé mensuel des températures', periodicite: 'M1', dureeTot: 30 },
      { ref: 'AN', lb: 'Analyse annuelle', periodicite: 'M12', dureeTot: 60 },
    ],
  },
  {
    ref: 'OUV',
    lb: "Ouvrages d'art",
    on: 'OUV',
    fonction: 'STRUCTURE',
    equipment: [
      ['TAB', 'Tablier', ['en béton précontraint', 'mixte']],
      ['PIL', 'Pile', ['en béton armé', 'en maçonnerie']],
    ],
    ranges: [
      { ref: 'VA', lb: 'Visite annuelle', periodicite: 'M12', dureeTot: 60 },
      { ref: 'ID', lb: 'Inspection détaillée', periodicite: 'M72', dureeTot: 480, level: 'OUV-OUVRAGE' },
    ],
  },
  {
    ref: 'HAU',
    lb: 'Lignes de vie',
    on: 'IND',
    fonction: 'ACCES',
    statut: 'BROUILLON',
    equipment: [
      ['LIG', 'Ligne de vie', ['10 m', '25 m']],
      ['ANC', 'Ancrage', ['à sceller', 'sur bac acier']],
    ],
    ranges: [{ ref: 'VA', lb: 'Vérification annuelle', periodicite: 'M12', dureeTot: 60 }],
  },
]
