import type * as z from 'zod/mini'
import type { Endpoint } from '../../wire/endpoint.ts'
import { interactions } from '../interactions.ts'
import type { GivenState } from '../../wire/state.ts'
import { bonEtat } from '../Core/SysValeur/endpoints.ts'
import { valeurExists } from '../Core/SysValeur/states.ts'
import { etats } from '../Core/SysTable/endpoints.ts'
import { tableExists } from '../Core/SysTable/states.ts'
import { archivage, type Propriete, type proprieteSent, type valeurSent } from '../propriete.ts'
import { proprieteExists } from './ModPropriete/states.ts'

type Valued = z.infer<z.ZodMiniObject<typeof valeurSent>>
type Written = z.infer<z.ZodMiniObject<typeof proprieteSent>>

interface Twin<Keys> {
  service: {
    GetValeurList: Endpoint<Keys, Propriete[]>
    UpdateValeur: Endpoint<Keys & Valued, Propriete>
    InsertPropriete: Endpoint<Keys & Written, Propriete>
  }
  owner: { idModeversion: number } | { idReferentielVersion: number }
  /** The version, and what makes it an old one. */
  version: readonly GivenState[]
  newer: GivenState
  unknown: Partial<Keys>
  lock: readonly [typeObjet: string, refObjet: string]
}

/** What the console relies on of properties, whoever has them. */
export function propertyInteractions<Keys extends object>({
  service,
  owner,
  version,
  newer,
  unknown,
  lock,
}: Twin<Keys>): void {
  const { GetValeurList, UpdateValeur, InsertPropriete } = service
  const there = [...version, proprieteExists({ ...archivage, ...owner })]
  const etat = {
    ...archivage,
    idPropriete: 2,
    refPropriete: 'ETAT',
    idControlEdit: 9,
    refTable: bonEtat.refTable,
    value: bonEtat.refValeur,
    template: 'SysValeur',
    type: 'T',
  }
  const bare = {
    ...archivage,
    idPropriete: 3,
    refPropriete: 'NORME',
    lbDescription: null,
    idControlEdit: null,
    value: null,
    template: 'Text',
    type: 'T',
  }
  const current = ['Seule la version courante peut être modifiée']
  const unfit = ['La valeur ne convient pas au contrôle']

  interactions(
    GetValeurList,
    { given: there, unknown },
    {
      'those of a version': {},
      'one without control, description and value': {
        given: [...version, proprieteExists({ ...bare, ...owner })],
        answers: [bare],
        only: [{ refPropriete: 'NORME', idControlEdit: null, template: 'Text', type: 'T' }],
      },
      'those of a version that has none': { given: version, only: [] },
    },
  )

  const { input: valued } = UpdateValeur.example
  interactions(
    UpdateValeur,
    { given: there, unknown: { idPropriete: 404_404 } as Partial<Keys & typeof valued>, lock },
    {
      'another value': {},
      'a value that does not fit': { input: { ...valued, value: '31/03/2026' }, messages: unfit },
      'a value of an old version': { also: [newer], messages: current },
    },
  )

  const { input: fresh } = InsertPropriete.example
  interactions(
    InsertPropriete,
    { given: version, unknown: unknown as Partial<typeof fresh>, lock },
    {
      'a new one': { exactly: { template: 'Date', type: 'DT' } },
      'a new one that is a value of a table': {
        // Levels have the first keys.
        also: [tableExists(etats), valeurExists({ ...bonEtat, idValeur: 61 })],
        input: {
          ...fresh,
          refPropriete: etat.refPropriete,
          idControlEdit: 9,
          refTable: etat.refTable,
          value: etat.value,
        },
        answers: etat,
        exactly: { template: 'SysValeur', type: 'T' },
      },
      'of a reference that is taken': { given: there, messages: ['ARCHIVAGE existe déjà'] },
      'a new one whose value does not fit': { input: { ...fresh, value: 'demain' }, messages: unfit },
      'a new one in an old version': { also: [newer], messages: current },
    },
  )
}
