import type * as z from 'zod/mini'
import type { Endpoint } from '../../wire/endpoint.ts'
import { interactions, more } from '../interactions.ts'
import type { GivenState } from '../../wire/state.ts'
import { bonEtat } from '../Core/SysValeur/endpoints.ts'
import { valeurExists } from '../Core/SysValeur/states.ts'
import { etats } from '../Core/SysTable/endpoints.ts'
import { tableExists } from '../Core/SysTable/states.ts'
import { archivage, type Propriete, type proprieteSent, type valeurSent } from '../propriete.ts'
import { proprieteExists } from './ModPropriete/states.ts'

type Valued = z.infer<z.ZodMiniObject<typeof valeurSent>>
type Written = z.infer<z.ZodMiniObject<typeof proprieteSent>>

/** What controls take, and what they do not: their keys, names and types. */
const forms = [
  [2, 'Integer', 'NI', '12', '12 m'],
  [3, 'Number', 'T', '-1.5', '1,5'],
  [5, 'DateTime', 'DT', '2026-03-31T08:30:00.000Z', '2026-03-31'],
  [6, 'Time', 'T', '23:59', '24:00'],
  [7, 'Boolean', 'B', 'true', 'oui'],
] as const

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
  /** Of what is sent, whose it is. */
  const whose = (sent: Keys & Written) => {
    const {
      refPropriete: _,
      lbPropriete: __,
      lbDescription: ___,
      idControlEdit: ____,
      refTable: _____,
      value: ______,
      ...keys
    } = sent
    return keys as unknown as Keys
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

  more(
    GetValeurList,
    {
      given: [
        ...version,
        proprieteExists({ ...bare, ...owner, isActif: false, lbPropriete: 'Numéro étalon', value: 'A1' }),
        proprieteExists({ ...archivage, ...owner }),
      ],
    },
    {
      'an inactive one among them': {
        only: [{ idPropriete: archivage.idPropriete }, { idPropriete: bare.idPropriete, template: 'Text', type: 'T' }],
      },
    },
  )

  const { input: valued } = UpdateValeur.example
  interactions(
    UpdateValeur,
    { given: there, unknown: { idPropriete: 404_404 } as Partial<Keys & typeof valued>, lock },
    {
      'another value': {},
      'no value more': { input: { ...valued, value: null }, answers: { ...archivage, value: null } },
      'a value without a stamp': { input: { ...valued, dtModification: null } },
      'a day that there is not': { input: { ...valued, value: '2026-02-29' }, messages: unfit },
      'a value that is too long': { input: { ...valued, value: 'v'.repeat(2001) }, status: 400 },
      ...Object.fromEntries(
        forms.flatMap(([idControlEdit, template, type, fit, other]) => {
          const control = { idControlEdit, template, type }
          const given = [...version, proprieteExists({ ...archivage, ...control, value: null, ...owner })]
          return [
            [
              `a value of ${template} that fits`,
              { given, input: { ...valued, value: fit }, answers: { ...archivage, ...control, value: fit } },
            ],
            [
              `a value of ${template} that does not fit`,
              { given, input: { ...valued, value: other }, messages: unfit },
            ],
          ] as const
        }),
      ),
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
      'of a reference that is taken, in small letters': {
        given: there,
        input: { ...fresh, refPropriete: 'archivage' },
        messages: ['archivage existe déjà'],
      },
      'with nothing that may be left out': {
        input: { ...whose(fresh), refPropriete: 'NORME', lbPropriete: 'Norme' },
        answers: { ...bare, lbPropriete: 'Norme', idPropriete: 1 },
        exactly: {
          lbDescription: null,
          idControlEdit: null,
          refTable: null,
          value: null,
          isActif: true,
          template: 'Text',
        },
      },
      'a new one that is inactive': {
        input: { ...fresh, isActif: false },
        answers: { ...archivage, isActif: false },
      },
      'a new one by a control there is not': { input: { ...fresh, idControlEdit: 10 }, status: 404 },
      'a new one that is a table': {
        also: [tableExists(etats)],
        input: { ...fresh, idControlEdit: 8, value: etats.refTable },
        answers: { ...archivage, idControlEdit: 8, template: 'SysTable', type: 'T', value: etats.refTable },
      },
      'a new one that is a table nobody knows': {
        also: [tableExists(etats)],
        input: { ...fresh, idControlEdit: 8, value: 'Prm.Nulle' },
        messages: unfit,
      },
      'a new one of a value that another table has': {
        also: [
          tableExists(etats),
          tableExists({ ...etats, idTableGuid: bonEtat.idValeurGuid, refTable: 'Prm.Autre' }),
          valeurExists({ ...bonEtat, idValeur: 61, idTableGuid: bonEtat.idValeurGuid, refTable: 'Prm.Autre' }),
        ],
        input: { ...fresh, idControlEdit: 9, refTable: etats.refTable, value: bonEtat.refValeur },
        messages: unfit,
      },
      'a new one of a value that its table has not': {
        also: [tableExists(etats), valeurExists({ ...bonEtat, idValeur: 61 })],
        input: { ...fresh, idControlEdit: 9, refTable: etat.refTable, value: 'NUL' },
        messages: unfit,
      },
      'of a reference that is too long': { input: { ...fresh, refPropriete: 'R'.repeat(51) }, status: 400 },
      'of a label that is too long': { input: { ...fresh, lbPropriete: 'L'.repeat(201) }, status: 400 },
      'a new one whose value does not fit': { input: { ...fresh, value: 'demain' }, messages: unfit },
      'a new one in an old version': { also: [newer], messages: current },
    },
  )
}
