import type { GivenState } from '../../../wire/state.ts'
import { interactions } from '../../interactions.ts'
import { charge, portes, surface, valeurSurface } from '../../parametre.ts'
import { gammeLevage, pontRoulant } from '../../Prm/GamGamme/endpoints.ts'
import { gammeExists, materielExists } from '../../Prm/GamGamme/states.ts'
import { modeLevage } from '../../Prm/ModModeInspection/endpoints.ts'
import { modeExists } from '../../Prm/ModModeInspection/states.ts'
import { proprieteExists } from '../../Prm/ModPropriete/states.ts'
import { etatVisuel } from '../../Prm/ModTache/endpoints.ts'
import { tacheExists } from '../../Prm/ModTache/states.ts'
import { bothPortes, parametreUsed, valeurParamExists } from '../../Prm/RefParametre/states.ts'
import { typePont } from '../../Prm/RefReferentiel/endpoints.ts'
import { industrie, referentielExists, sites, typeDeclared } from '../../Prm/RefReferentiel/states.ts'
import { archivage } from '../../propriete.ts'
import { etats } from '../SysTable/endpoints.ts'
import { tableExists } from '../SysTable/states.ts'
import { SysValeur } from './endpoints.ts'
import { arbre, oneValue, site, tree, use, valeurExists } from './states.ts'

const unknown = '00000000-0000-4000-8000-000000000404'
const lock = ['SysTable', etats.idTableGuid] as const

/** Whatever else names a value: by its key, or by table and reference. */
const of = (idValeur: number, refTable = use.refTable, refValeur = use.refValeur) => [
  tableExists({ ...etats, refTable }),
  valeurExists({ ...use, idValeur, refTable, refValeur }),
]
const levage = [referentielExists(industrie), modeExists(modeLevage)]
const ofVersion = { idReferentielVersion: industrie.idReferentielVersion }
const chosen = { ...archivage, idControlEdit: 9, refTable: use.refTable, value: use.refValeur }
const users: Readonly<Record<string, readonly GivenState[]>> = {
  'a level': [...of(1), referentielExists(industrie)],
  'an equipment type that is declared': [
    referentielExists(industrie),
    ...of(22),
    typeDeclared({ ...typePont, idValeur: 22, ...ofVersion }),
  ],
  'the type of a task': [...levage, ...of(etatVisuel.idTypeTache), tacheExists(etatVisuel)],
  'the activity of a task': [...levage, ...of(21), tacheExists(etatVisuel)],
  'the frequency of a task': [...levage, ...of(31), tacheExists({ ...etatVisuel, idTypeFrequence: 31 })],
  'the scope of a parameter': [
    referentielExists(industrie),
    ...of(portes.localisation.idValeur),
    parametreUsed({ ...surface, ...ofVersion }),
  ],
  'what a parameter is for': [
    referentielExists(industrie),
    bothPortes,
    ...of(21),
    parametreUsed({ ...charge, ...ofVersion }),
  ],
  'the value of a parameter': [
    ...sites,
    bothPortes,
    ...of(61),
    parametreUsed({ ...surface, ...ofVersion, idControlEdit: 9, refTable: use.refTable, template: 'SysValeur' }),
    valeurParamExists({ ...valeurSurface, ...ofVersion, idLocalisation: 2, idValeur: 61, value: use.refValeur }),
  ],
  'the value of a property': [...levage, ...of(61), proprieteExists({ ...chosen, idModeversion: 1 })],
  'the frequency of a range': [
    ...levage,
    ...of(61, 'Prm.ModTacheFrequence', gammeLevage.periodicite),
    gammeExists(gammeLevage),
  ],
  'the function of a range': [
    ...levage,
    ...of(61, 'Prm.GamFonction', gammeLevage.fonctionPrincipal),
    gammeExists(gammeLevage),
  ],
  'the maintenance of a range': [
    ...levage,
    ...of(61, 'Prm.GamTypeMaintenance', gammeLevage.typeMaintenance),
    gammeExists(gammeLevage),
  ],
}

interactions(
  SysValeur.Delete,
  { given: oneValue, unknown: { idValeurGuid: unknown }, lock },
  {
    'one that nobody uses': {},
    'one that has others below it': {
      given: tree,
      input: { idValeurGuid: site.idValeurGuid },
      messages: ["Supprimez d'abord les éléments enfants"],
    },
    'one of a reference that properties have of another table': {
      given: [
        ...levage,
        ...of(61),
        tableExists({ ...etats, idTableGuid: arbre.idTableGuid, refTable: 'Prm.Autre' }),
        proprieteExists({ ...chosen, idModeversion: 1, refTable: 'Prm.Autre' }),
        proprieteExists({ ...chosen, idPropriete: 2, refPropriete: 'NOTE', idControlEdit: 1, idModeversion: 1 }),
      ],
      input: { idValeurGuid: use.idValeurGuid },
    },
    ...Object.fromEntries(
      Object.entries(users).map(([what, given]) => [
        `one that is ${what}`,
        {
          given,
          input: { idValeurGuid: use.idValeurGuid },
          messages: ['Utilisé 1 fois : suppression impossible'],
        },
      ]),
    ),
    'one that is used twice': {
      given: [
        ...levage,
        ...of(etatVisuel.idTypeTache),
        tacheExists(etatVisuel),
        tacheExists({ ...etatVisuel, idTache: 2, lbTache: 'Registre' }),
      ],
      input: { idValeurGuid: use.idValeurGuid },
      messages: ['Utilisé 2 fois : suppression impossible'],
    },
    'one that is used': {
      given: [
        ...sites,
        tableExists(etats),
        valeurExists({ ...use, idValeur: pontRoulant.idValeur }),
        materielExists({ ...pontRoulant, idReferentielGuid: '5a8e2a7e-16a1-5d53-9f0a-7c2b9c1d3e31' }),
      ],
      input: { idValeurGuid: use.idValeurGuid },
      messages: ['Utilisé 1 fois : suppression impossible'],
    },
  },
)
